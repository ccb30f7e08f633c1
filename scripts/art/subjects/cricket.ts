import { gold, oklch, parseHex, shade } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { coinShower } from './coin.ts'
import { inscribe } from './inscription.ts'
import type { Subject } from './subject.ts'

/** A bat of pale willow, its toe at 0,0, standing upright; the grip in the brand's colour. */
function bat(pen: Pen, name: string, brand: string, accent: string): string {
  const id = pen.id(name)
  const willow = pen.linear(
    [
      [0, '#fbe6b4'],
      [0.45, '#eecb83'],
      [0.6, '#d9a854'],
      [1, '#b67f34'],
    ],
    1,
    0,
  )
  const rings = Array.from({ length: 7 }, (_, index) => `M-12 ${-330 - index * 18}L12 ${-336 - index * 18}`)
  pen.define(
    `<g id="${id}"><path fill="${shade(brand, 0.36)}" d="M-13-312H13V-450Q13-464 0-464T-13-450z"/><path fill="none" stroke="${accent}" stroke-width="5" d="${rings.join('')}"/><path fill="${willow}" stroke="#7d5420" stroke-width="3.5" d="M-14-316H14C18-288 42-280 44-258V-18Q44 0 26 0H-26Q-44 0-44-18V-258C-42-280-18-288-14-316z"/><path fill="#ffffff" opacity=".4" d="M-34-252V-24Q-34-12-26-10V-256z"/><path fill="none" stroke="#a87a36" stroke-width="2" opacity=".7" d="M-12-280V-8M12-280V-8"/><path fill="${brand}" stroke="${accent}" stroke-width="4" d="M-44-176H44V-92H-44z"/><path fill="${accent}" d="M0-164L9-144 30-144 13-131 20-110 0-123-20-110-13-131-30-144-9-144z"/></g>`,
  )
  return `#${id}`
}

/** A ball of red leather with its seam, radius 84. */
function leatherBall(pen: Pen): string {
  const light = pen.radial(
    [
      [0, '#ff8a78'],
      [0.35, '#d8202c'],
      [0.8, '#8f0d1c'],
      [1, '#560611'],
    ],
    0.36,
    0.3,
    0.8,
  )
  return (
    `<circle r="84" fill="${light}"/>` +
    `<g transform="rotate(-32)" fill="none" stroke="#fff1d8"><path stroke-width="4" d="M-83-6Q0 16 83-6M-83 6Q0 30 83 6"/><path stroke-width="15" stroke-dasharray="3 8" d="M-84-14Q0 8 84-14M-82 16Q0 40 82 16"/></g>` +
    `<path fill="#ffffff" opacity=".5" d="M-62-34A70 70 0 0 1-10-70L-16-54A54 54 0 0 0-50-26z"/>`
  )
}

/** Crossed bats, a ball in flames between them, the bails in the air; the label on a plate below. */
export const cricket: Subject = (pen, palette, label) => {
  const { brand, accent } = palette
  const hue = parseHex(brand).h
  const id = bat(pen.child('b'), 'bt', brand, accent)
  const fire = (hot: string, cool: string): string =>
    pen.linear([
      [0, cool, 0.1],
      [0.5, cool],
      [1, hot],
    ])
  const word = label ? inscribe(label, 'sharp', [350, 100], 184) : undefined
  const half = word ? word.width / 2 + 46 : 0
  const stump = (x: number): string =>
    `<path fill="${pen.linear(
      [
        [0, '#fff0c9'],
        [0.5, '#e3b765'],
        [1, '#a9742a'],
      ],
      1,
      0,
    )}" stroke="#7d5420" stroke-width="3" d="M${x - 9}-76Q${x}-86 ${x + 9}-76V190H${x - 9}z"/><path stroke="${brand}" stroke-width="5" d="M${x - 9}-50H${x + 9}M${x - 9}-38H${x + 9}"/>`
  return (
    `<circle r="250" fill="${pen.radial([
      [0, '#fffbe4', 0.95],
      [0.5, oklch(0.92, 0.12, 92), 0.6],
      [1, oklch(0.9, 0.12, 92), 0],
    ])}"/>` +
    coinShower(pen.child('c'), gold, [
      [-226, -40, 0.7, 24],
      [232, -30, 0.8, -20],
      [-212, 90, 0.6, 50],
      [220, 88, 0.6, 14],
      [-60, -232, 0.6, 30],
      [84, -236, 0.5, -10],
    ]) +
    [-52, 0, 52].map(stump).join('') +
    `<path fill="#e3b765" stroke="#7d5420" stroke-width="3" transform="translate(-40 -150) rotate(-30)" d="M-30-6H30V6H-30z"/><path fill="#e3b765" stroke="#7d5420" stroke-width="3" transform="translate(46 -172) rotate(28)" d="M-30-6H30V6H-30z"/>` +
    `<use href="${id}" transform="translate(-168 -206) rotate(143)"/><use href="${id}" transform="translate(168 -206) rotate(-143)"/>` +
    // Flames lean back from the ball's flight.
    `<g transform="translate(0 18) scale(.92)"><path fill="${fire('#ff8a1e', '#ff3b1e')}" d="M-92 12C-118-60-84-96-86-168C-56-140-46-120-40-96C-34-140-6-170 6-232C30-184 42-150 40-112C56-132 70-144 96-156C84-106 116-62 92 12z"/><path fill="${fire('#fff3a0', '#ffb02e')}" d="M-70 10C-90-40-58-72-58-112C-38-92-32-70-26-54C-18-92-2-112 6-160C24-118 30-90 28-60C40-76 50-84 66-92C58-54 88-34 70 10z"/></g>` +
    `<g transform="translate(0 34)">${leatherBall(pen)}</g>` +
    (word
      ? `<path fill="#000000" opacity=".3" d="M${num(-half)} 134H${num(half)}V254H${num(-half)}z"/><path fill="${pen.linear(
          [
            [0, shade(brand, 0.48)],
            [1, shade(brand, 0.28)],
          ],
        )}" stroke="${accent}" stroke-width="6" d="M${num(-half)} 122H${num(half)}L${num(half + 18)} 184L${num(half)} 246H${num(-half)}L${num(-half - 18)} 184z"/><path fill="none" stroke="${oklch(0.7, 0.13, hue)}" stroke-width="2.5" d="M${num(-half + 8)} 132H${num(half - 8)}L${num(half + 6)} 184L${num(half - 8)} 236H${num(-half + 8)}L${num(-half - 6)} 184z"/><g fill="#00140a" opacity=".6" transform="translate(2 4)">${word.markup}</g><g fill="#fff1c0">${word.markup}</g>`
      : '') +
    coinShower(pen.child('f'), gold, [
      [-206, 206, 1, 14],
      [206, 204, 1, -16],
    ])
  )
}
