import { fitSize, letter } from '../lettering/letter.ts'
import { gold, oklch, parseHex, shade } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { bigCoin, coinShower } from './coin.ts'
import { placed, type Subject } from './subject.ts'

const mirror = (pen: Pen, name: string, half: string): string => {
  const id = pen.id(name)
  return `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`
}

/** A jeepney from the front: chrome, horses, stars, a sign over the windscreen, coins about it. */
export const jeepney: Subject = (pen, palette, label) => {
  const { brand, accent } = palette
  const chrome = pen.linear([
    [0, '#ffffff'],
    [0.4, '#b8c3d9'],
    [0.5, '#6d7a99'],
    [0.62, '#eef3ff'],
    [1, '#8b97b5'],
  ])
  const paint = pen.linear([
    [0, shade(brand, 0.62)],
    [1, shade(brand, 0.4)],
  ])
  const glass = pen.linear(
    [
      [0, '#bfe6ff'],
      [0.5, '#5aa7e8'],
      [1, '#2b5fae'],
    ],
    0.3,
    1,
  )
  const ink = shade(brand, 0.22)
  const lamp = `<circle cx="120" cy="60" r="42" fill="${chrome}" stroke="${ink}" stroke-width="5"/><circle cx="120" cy="60" r="30" fill="${pen.radial(
    [
      [0, '#fffdf0'],
      [0.6, '#ffe27a'],
      [1, '#ffb02e'],
    ],
    0.4,
    0.36,
    0.7,
  )}" stroke="${ink}" stroke-width="4"/>`
  const half =
    `<path fill="${ink}" d="M128 150H196V226Q196 240 182 240H142Q128 240 128 226z"/><path fill="#3b4258" d="M136 168H188M136 190H188" stroke="#3b4258" stroke-width="6"/>` +
    `<path fill="${paint}" stroke="${ink}" stroke-width="6" d="M0 4H96C150 4 196 20 204 70L210 150Q210 168 192 168H0z"/>` +
    `<path fill="${accent}" d="M80 112L206 104 209 128 80 130z"/><path fill="#ee2f3c" d="M80 130L209 128 210 146 80 146z"/>` +
    lamp +
    `<path fill="${chrome}" stroke="${ink}" stroke-width="4" d="M176-8L214-20 218-2 180 10z"/><path fill="#ee2f3c" stroke="${ink}" stroke-width="4" d="M176 18a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"/>` +
    `<path fill="${glass}" stroke="${ink}" stroke-width="6" d="M4-116H150L166-12H4z"/><path fill="#ffffff" opacity=".55" d="M24-104H64L34-24H10z"/>` +
    `<path fill="${chrome}" stroke="${ink}" stroke-width="5" d="M0 168H222V190Q222 200 212 200H0z"/>` +
    `<path fill="#ffd84a" stroke="${ink}" stroke-width="3" d="M176 88l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z"/>` +
    // Flags on the roof, streamers from the mirrors.
    `<path stroke="${ink}" stroke-width="4" d="M150-190V-232M100-190V-226"/><path fill="#ee2f3c" d="M150-232l34 10-34 12z"/><path fill="${accent}" d="M100-226l30 9-30 11z"/>` +
    `<path fill="none" stroke="#ff5fa2" stroke-width="6" stroke-linecap="round" d="M218-4C236 20 222 44 238 66"/><path fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round" d="M212 0C224 26 208 44 222 76"/>`
  const bars = [-54, -36, -18, 0, 18, 36, 54]
    .map((x) => `<path d="M${x - 5} 34H${x + 5}V138H${x - 5}z"/>`)
    .join('')
  const size = fitSize(label || 'MANILA', 'block', 250, 52)
  const sign = letter(label || 'MANILA', { face: 'block', size, anchor: 'middle', y: -136 }).d
  return (
    `<ellipse cy="232" rx="236" ry="20" fill="#000000" opacity=".35"/>` +
    coinShower(pen.child('a'), gold, [
      [-226, -60, 0.8, 24],
      [230, -90, 0.9, -20],
      [-200, -180, 0.7, 50],
      [206, -196, 0.7, 14],
      [-236, 90, 0.6, -30],
      [240, 130, 0.7, 40],
    ]) +
    mirror(pen, 'j', half) +
    `<path fill="${chrome}" stroke="${ink}" stroke-width="5" d="M-78 20H78L66 152H-66z"/><g fill="${ink}">${bars}</g>` +
    `<circle cy="86" r="32" fill="${accent}" stroke="${ink}" stroke-width="5"/><path fill="#ee2f3c" d="M0 62l7 16 17 1-13 11 4 17-15-9-15 9 4-17-13-11 17-1z"/>` +
    // The horse on the hood.
    `<path fill="${chrome}" stroke="${ink}" stroke-width="4" d="M-16 20C-20-6-10-26 4-34L2-44 14-36C28-34 34-20 40-12L32-2 16-10C14 0 24 10 22 20z"/>` +
    `<path fill="${ink}" d="M-186-196H186V-114H-186z"/><path fill="${pen.linear([
      [0, '#ff5b53'],
      [1, '#c4162a'],
    ])}" stroke="${accent}" stroke-width="6" d="M-178-190H178V-122H-178z"/><path fill="#ffffff" stroke="${ink}" stroke-width="10" paint-order="stroke" stroke-linejoin="round" d="${sign}"/>` +
    `<g fill="#fff7c4">${Array.from({ length: 13 }, (_, index) => `<circle cx="${-168 + index * 28}" cy="-190" r="5"/><circle cx="${-168 + index * 28}" cy="-122" r="5"/>`).join('')}</g>` +
    coinShower(pen.child('f'), gold, [
      [-150, 206, 1, 10],
      [-96, 228, 1.1, -14],
      [140, 222, 1.1, 16],
      [196, 204, 0.8, -30],
      [-206, 232, 0.8, 40],
      [72, 236, 0.8, 4],
    ])
  )
}

/** An outrigger boat with a sail of many colours, the sun's coin behind it. */
export const outrigger: Subject = (pen, palette, label) => {
  const { brand, accent } = palette
  const stripes = [shade(brand, 0.56), '#ffffff', '#ee2f3c', accent, shade(brand, 0.7)]
  const sail = stripes.map((paint, index) => {
    const a = index / stripes.length
    const b = (index + 1) / stripes.length
    const left = (t: number): string => `${num(-10 + 6 * t)} ${num(-214 + 296 * t)}`
    const right = (t: number): string => `${num(2 + 176 * t + 20 * Math.sin(t * 3))} ${num(-214 + 262 * t)}`
    return `<path fill="${paint}" d="M${left(a)}L${right(a)}L${right(b)}L${left(b)}z"/>`
  })
  const hull = pen.linear([
    [0, shade(brand, 0.6)],
    [0.5, shade(brand, 0.45)],
    [1, shade(brand, 0.3)],
  ])
  return (
    placed(bigCoin(pen.child('c'), gold, label, 'block'), -92, -70, 1.2, -8) +
    `<path fill="#5a2f12" d="M-22-226H-8L4 130H-18z"/><g stroke="#ffffff" stroke-width="2" stroke-linejoin="round">${sail.join('')}</g><path fill="#000000" opacity=".14" d="M-4 82L178 48C120 20 60-60 2-214z"/>` +
    `<path fill="#ee2f3c" d="M-16-226l-52 12 52 16z"/>` +
    `<path fill="none" stroke="#7a4a20" stroke-width="9" stroke-linecap="round" d="M-120 120C-140 160-160 176-184 186M40 124C70 164 84 182 96 196M-70 122C-96 160-112 180-130 190M90 120C120 158 146 180 170 190"/>` +
    `<path fill="${hull}" d="M-246 92C-200 112-120 122 0 122S200 112 246 84C226 156 150 178 0 178S-216 150-246 92z"/><path fill="${accent}" d="M-236 106C-190 124-110 134 0 134S190 124 236 100L230 116C180 138 110 148 0 148S-180 140-228 120z"/>` +
    `<path fill="none" stroke="#c98a45" stroke-width="12" stroke-linecap="round" d="M-236 190Q0 214 232 186"/>` +
    `<g fill="#ffffff"><path d="M-200 126l4 10 11 1-9 7 3 10-9-6-9 6 3-10-9-7 11-1z"/><path d="M196 118l4 10 11 1-9 7 3 10-9-6-9 6 3-10-9-7 11-1z"/></g>` +
    `<path fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".8" d="M-250 206q26-14 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0M-200 228q26-12 52 0t52 0 52 0 52 0 52 0 52 0"/>` +
    coinShower(pen, gold, [
      [-206, -170, 0.7, 24],
      [196, -150, 0.8, -20],
      [226, -10, 0.6, 36],
      [-226, 10, 0.6, -14],
      [90, -226, 0.6, 12],
    ])
  )
}

/** The smiling mask of a festival, in feathers. */
export const mask: Subject = (pen, palette) => {
  const brand = parseHex(palette.brand).h
  const hues = [350, 55, 90, 150, 195, brand, 310]
  const feather = (angle: number, index: number, long: number): string => {
    const hue = hues[index % hues.length] ?? 0
    const paint = pen.linear([
      [0, oklch(0.86, 0.17, hue + 20)],
      [1, oklch(0.52, 0.2, hue)],
    ])
    return `<g transform="translate(0 20) rotate(${num(angle)})"><path fill="${paint}" d="M0 0C-34-90-32-${num(long * 0.8)} 0-${num(long)}C32-${num(long * 0.8)} 34-90 0 0z"/><path stroke="#ffffff" stroke-width="3" opacity=".6" d="M0-60V-${num(long - 26)}"/><circle cy="-${num(long - 44)}" r="11" fill="${oklch(0.95, 0.1, hue + 60)}"/><circle cy="-${num(long - 44)}" r="6" fill="${oklch(0.42, 0.18, hue + 180)}"/></g>`
  }
  const fans = Array.from({ length: 13 }, (_, index) =>
    feather(-96 + index * 16, index, 262 - Math.abs(index - 6) * 5),
  )
  const front = Array.from({ length: 8 }, (_, index) => feather(-70 + index * 20, index + 3, 206))
  const skin = pen.radial(
    [
      [0, '#fffdf6'],
      [0.6, '#ffe9d2'],
      [1, '#f2b58c'],
    ],
    0.42,
    0.36,
    0.75,
  )
  const crown = pen.linear([
    [0, gold.light],
    [0.5, gold.body],
    [1, gold.deep],
  ])
  const half =
    `<path fill="#2a0f2e" d="M20 0C36-44 88-44 106-2C88-22 40-22 20 0z"/><path fill="none" stroke="#2a0f2e" stroke-width="9" stroke-linecap="round" d="M30-58Q66-86 106-66"/>` +
    `<path fill="${oklch(0.66, 0.2, 195)}" d="M104-10C130-30 150-22 152 10C140 34 118 22 104-10z"/><path fill="${oklch(0.68, 0.22, 350)}" d="M46 26C72 18 100 30 106 52C86 70 52 62 46 26z" opacity=".85"/>` +
    `<path fill="${gold.body}" d="M122 34l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z"/>`
  return (
    `<circle r="250" fill="${pen.radial([
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ])}"/>${fans.join('')}${front.join('')}` +
    `<path fill="${skin}" stroke="#8a3a52" stroke-width="5" d="M0-104C96-104 156-60 154 16C152 110 78 190 0 190S-152 110-154 16C-156-60-96-104 0-104z"/>` +
    mirror(pen, 'm', half) +
    `<path fill="#f2b58c" d="M-14 4Q0-20 14 4L22 46Q0 62-22 46z" opacity=".8"/>` +
    `<path fill="#b3122f" stroke="#7a0c22" stroke-width="4" d="M-84 82Q0 106 84 82C78 146 40 168 0 168S-78 146-84 82z"/><path fill="#ffffff" d="M-74 88Q0 110 74 88L68 112Q0 132-68 112z"/>` +
    `<path fill="${crown}" stroke="#8a4a08" stroke-width="4" d="M-150-46C-140-130-60-154 0-154S140-130 150-46C110-92 60-100 0-100S-110-92-150-46z"/>` +
    ['-104 -98', '-54 -120', '54 -120', '104 -98']
      .map(
        (at, index) =>
          `<circle transform="translate(${at})" r="12" fill="${oklch(0.66, 0.22, [350, 195, 150, 55][index] ?? 0)}" stroke="#ffffff" stroke-width="3"/>`,
      )
      .join('') +
    `<path fill="${oklch(0.6, 0.23, 350)}" stroke="#ffffff" stroke-width="4" d="M0-152L22-124 0-94-22-124z"/>`
  )
}
