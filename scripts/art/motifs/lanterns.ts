import { oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { again, circle, line, type Motif, metalSweep, path, shine, type Tints } from './motif.ts'

/** Lit silk: white heat in the middle, deep at the edge. */
const silk = (pen: Pen, hue: number): string =>
  pen.radial(
    [
      [0, oklch(0.97, 0.08, hue + 50)],
      [0.36, oklch(0.76, 0.18, hue + 22)],
      [0.62, oklch(0.6, 0.22, hue)],
      [1, oklch(0.4, 0.17, hue - 6)],
    ],
    0.5,
    0.56,
    0.6,
  )

function lantern(pen: Pen, tints: Tints, kind: number, hue: number): string {
  const metal = metalSweep(pen, tints, 1, 0)
  const rib = oklch(0.42, 0.16, hue)
  const bodies = [
    `<ellipse rx="62" ry="52" fill="${silk(pen, hue)}"/>${[20, 44].map((rx) => `<ellipse rx="${rx}" ry="52" fill="none" stroke="${rib}" stroke-width="2" opacity=".7"/>`).join('')}`,
    `${path(silk(pen, hue), 'M-30-54H30C60-30 60 4 22 54H-22C-60 4-60-30-30-54z')}${line(rib, 2, 'M-10-54C-26-20-22 20-7 54M10-54C26-20 22 20 7 54', ' opacity=".7"')}`,
    `${path(silk(pen, hue), 'M-34-54H34L56-30V26L34 54H-34L-56 26V-30z')}${line(rib, 2.5, 'M-34-54L-18-30V26L-34 54M34-54L18-30V26L34 54M-56-30H56M-56 26H56', ' opacity=".8"')}`,
  ]
  return (
    line(tints.metal.body, 3, 'M0-96V-56M0 58V74') +
    (bodies[kind] ?? '') +
    path(metal, 'M-30-62H30V-50H-30zM-24 50H24V60H-24z') +
    line(oklch(0.62, 0.2, hue + 10), 3, 'M-7 74V104M0 74V110M7 74V104') +
    path(metal, 'M-10 68H10V78H-10z') +
    shine('M-46-22C-40-40-30-46-22-46C-34-34-40-10-38 8C-46 0-50-10-46-22z', 0.5)
  )
}

/** The Christmas star of the Philippines: a five-pointed star in a ring, two tasselled tails. */
function parol(pen: Pen, tints: Tints): string {
  const tips = Array.from({ length: 5 }, (_, index) => {
    const tone = [20, 60, 140, 250, 320][index] ?? 20
    const glow = pen.linear([
      [0, oklch(0.95, 0.1, tone)],
      [1, oklch(0.62, 0.22, tone)],
    ])
    return `<path transform="rotate(${index * 72})" fill="${glow}" d="M0-84L24-32 0 0-24-32z"/>`
  })
  const id = pen.id('q')
  return (
    `<g id="${id}">${line(tints.metal.body, 3, 'M-46 62L-56 84')}${path(oklch(0.65, 0.22, 350), 'M-62 80L-50 84-58 112-70 108-74 104z')}</g><use href="#${id}" transform="scale(-1 1)"/>` +
    `<circle r="82" fill="${oklch(0.99, 0.03, 90)}" fill-opacity=".2" stroke="${tints.metal.body}" stroke-width="8"/>` +
    `<circle r="82" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 25.8"/>` +
    tips.join('') +
    circle(
      pen.radial([
        [0, '#fff'],
        [1, oklch(0.85, 0.17, 90)],
      ]),
      18,
    )
  )
}

/** Lanterns of silk, one near and two far; a full moon behind when the title speaks of one; a parol at Christmas. */
export const lanterns: Motif = (pen, tints, hint) => {
  const { random } = pen
  if (/PAROL|PASKO|XMAS|CHRISTMAS/.test(hint))
    return `<g transform="translate(0 -8)">${parol(pen, tints)}</g>`
  const hue = random.pick([28, 22, 50, 350] as const)
  const kind = random.int(0, 2)
  const id = pen.id('l')
  const moon = /LUA|TRANG|MOON|BUWAN/.test(hint)
    ? `${circle(
        pen.radial(
          [
            [0, '#fffbe2'],
            [0.7, '#ffe9a0'],
            [1, '#f2c75a'],
          ],
          0.4,
          0.4,
          0.65,
        ),
        66,
        26,
        -20,
      )}`
    : ''
  const sides = random.chance(0.5)
    ? [
        [-70, 6, 0.6, -4],
        [72, -14, 0.5, 5],
      ]
    : [
        [-66, -24, 0.5, 3],
        [66, 14, 0.62, -4],
      ]
  const main = `<g id="${id}">${lantern(pen, tints, kind, hue)}</g>`
  return `${moon}<defs>${main}</defs>${sides.map(([x = 0, y = 0, scale = 1, angle = 0]) => again(id, x, y, scale, angle)).join('')}${again(id, 0, -2, 0.98, num(random.range(-4, 4)) === '0' ? 2 : random.range(-4, 4))}`
}
