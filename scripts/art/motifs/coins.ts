import { oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { again, circle, line, type Motif, metalSweep, path, shine, sweep, type Tints } from './motif.ts'

const EMBLEMS = [
  'M0-40L11-13 40-12 17 6 25 34 0 18-25 34-17 6-40-12-11-13z',
  'M-34 26V-22L-14 0 0-34 14 0 34-22V26z',
  'M0-38C22-20 22 20 0 38C-22 20-22-20 0-38zM-38 0C-20-22-8-12 0 0C-8 12-20 22-38 0zM38 0C20-22 8-12 0 0C8 12 20 22 38 0z',
  'M0-36L10-10 36 0 10 10 0 36-10 10-36 0-10-10z',
] as const

/** One coin of radius 60, facing. `holed`: the square hole of an old Asian coin. */
function coin(pen: Pen, tints: Tints, holed: boolean): string {
  const { metal } = tints
  const rim = metalSweep(pen, tints)
  const field = pen.linear(
    [
      [0, metal.deep],
      [0.6, metal.body],
      [1, metal.light],
    ],
    0.5,
    1,
  )
  const mark = holed
    ? `<path fill="${metal.deep}" stroke="${metal.light}" stroke-width="5" d="M-15-15H15V15H-15z"/>` +
      line(metal.light, 5, 'M-8-36H8M-8 36H8M-36-8V8M36-8V8')
    : `<path fill="${metal.light}" stroke="${metal.deep}" stroke-width="2" d="${pen.random.pick(EMBLEMS)}"/>`
  return (
    circle(rim, 60) +
    `<circle r="48" fill="${field}" stroke="${metal.deep}" stroke-width="1.5"/>` +
    mark +
    shine('M-50-18A53 53 0 0 1-8-52L-14-42A44 44 0 0 0-42-12z', 0.7)
  )
}

function stack(pen: Pen, tints: Tints, x: number, y: number, count: number): string {
  const id = pen.id('s')
  const { metal } = tints
  const side = pen.linear(
    [
      [0, metal.deep],
      [0.3, metal.light],
      [0.55, metal.body],
      [1, metal.deep],
    ],
    1,
    0,
  )
  const first =
    x < 0
      ? `<g id="${id}"><path fill="${side}" d="M-38 0v11a38 12 0 0 0 76 0V0z"/><ellipse rx="38" ry="12" fill="${metal.body}" stroke="${metal.light}" stroke-width="2"/></g>`
      : ''
  const uses = Array.from({ length: count }, (_, index) => again(id, x + (index % 2) * 3, y - index * 12))
  return (first ? `<defs>${first}</defs>` : '') + uses.join('')
}

function chest(pen: Pen, tints: Tints, id: string): string {
  const wood = sweep(pen, 50, 0.1, 0.46, 0, 1)
  const { metal } = tints
  const bands = metalSweep(pen, tints, 0, 1)
  const heap = [
    [-44, 4],
    [44, 2],
    [-14, -10],
    [22, -16],
    [0, 6],
  ].map(([x = 0, y = 0], index) => again(id, x, y, 0.42, index * 40))
  return (
    path(oklch(0.32, 0.08, 45), 'M-80-8C-84-66-50-92 0-92S84-66 80-8z') +
    path(wood, 'M-88-22C-90-70-56-98 0-98S90-70 88-22L74-14C76-60 46-80 0-80S-76-60-74-14z') +
    heap.join('') +
    path(wood, 'M-86 14H86L78 82H-78z') +
    path(bands, 'M-90 10H90V26H-90zM-82 66H82L80 82H-80zM-64 26H-48V82H-62zM48 26H64L62 82H48z') +
    `<path fill="${metal.light}" stroke="${metal.deep}" stroke-width="2" d="M-15 16H15V46L0 58-15 46z"/>` +
    circle('#4a2600', 5, 0, 32) +
    path('#4a2600', 'M-3 34H3V48H-3z')
  )
}

function ingot(pen: Pen, tints: Tints): string {
  const { metal } = tints
  return (
    path(metalSweep(pen, tints, 0.2, 1), 'M-92-26C-70-4 70-4 92-26C90 30 60 52 0 52S-90 30-92-26z') +
    `<ellipse cy="-14" rx="52" ry="20" fill="${metal.body}" stroke="${metal.light}" stroke-width="2"/>` +
    path(
      pen.radial(
        [
          [0, metal.light],
          [1, metal.body],
        ],
        0.4,
        0.25,
        0.8,
      ),
      'M-38-16C-38-66 38-66 38-16C24-4-24-4-38-16z',
    ) +
    shine('M-78 2C-60 14-20 20-6 20C-30 40-70 34-78 2z', 0.35)
  )
}

/** Coins: fanned, stacked, in a chest, or as ingots. */
export const coins: Motif = (pen, tints, hint) => {
  const { random } = pen
  const asian = /TIEN|TAI LOC|FORTUNE|PHAT/.test(hint)
  const id = pen.id('c')
  const face = coin(pen, tints, asian || random.chance(0.25))
  const hidden = `<defs><g id="${id}">${face}</g></defs>`
  if (/TESOURO|KHO BAU|TREASURE|CHEST/.test(hint)) return hidden + chest(pen, tints, id)
  if (asian || /INGOT|TET|GARIMPO/.test(hint)) {
    return `${hidden}${again(id, -58, -38, 0.62, -16)}${again(id, 60, -44, 0.56, 18)}${again(id, 0, -66, 0.5)}<g transform="translate(0 28)">${ingot(pen, tints)}</g>${again(id, -48, 62, 0.42, -16)}${again(id, -14, 74, 0.3, 24)}`
  }
  const style = random.int(0, 2)
  if (style === 0) {
    return `${hidden}${again(id, -50, 22, 0.8, -18)}${again(id, 52, 18, 0.76, 20)}${again(id, 0, -12, 1.22, num(random.range(-8, 8)) === '0' ? 4 : random.range(-8, 8))}${again(id, -34, 72, 0.34, 30)}${again(id, 40, 74, 0.3)}`
  }
  if (style === 1) {
    return `${hidden}${stack(pen, tints, -56, 70, random.int(5, 8))}${stack(pen, tints, 52, 76, random.int(3, 5))}${again(id, 14, -12, 1.15, 8)}`
  }
  const shower = [
    [-70, -58, 0.36, 20],
    [66, -64, 0.42, -24],
    [-62, 40, 0.5, -14],
    [70, 34, 0.46, 22],
    [4, 72, 0.4, 6],
    [-14, -84, 0.3, 40],
  ] as const
  return `${hidden}${shower.map(([x, y, scale, angle]) => again(id, x, y, scale, angle)).join('')}${again(id, 0, -6, 1.1, -8)}`
}
