import { oklch } from '../palette.ts'
import { num, type Pen, points } from '../pen.ts'
import { again, circle, type Motif, path, shine, sweep, tone } from './motif.ts'

type Point = readonly [number, number]

const LIGHT = (-125 * Math.PI) / 180

/** Facets between the outline and its smaller self, each lit by where it faces. */
function ring(
  outline: readonly Point[],
  from: number,
  to: number,
  hue: number,
  c: number,
  base: number,
): string {
  return outline
    .map((point, index) => {
      const next = outline[(index + 1) % outline.length] ?? point
      const angle = Math.atan2(point[1] + next[1], point[0] + next[0])
      const lit = Math.cos(angle - LIGHT)
      const fill = tone(base + lit * 0.24 + (index % 2) * 0.05, c, hue - lit * 14)
      const corners: Point[] = [
        [point[0] * from, point[1] * from],
        [next[0] * from, next[1] * from],
        [next[0] * to, next[1] * to],
        [point[0] * to, point[1] * to],
      ]
      return path(fill, points(corners))
    })
    .join('')
}

function outlineOf(kind: 'step' | 'round' | 'drop' | 'hex' | 'heart'): Point[] {
  if (kind === 'step') {
    return [
      [-38, -86],
      [38, -86],
      [66, -56],
      [66, 56],
      [38, 86],
      [-38, 86],
      [-66, 56],
      [-66, -56],
    ]
  }
  if (kind === 'drop') {
    return [
      [0, -96],
      [34, -42],
      [66, 18],
      [54, 64],
      [0, 88],
      [-54, 64],
      [-66, 18],
      [-34, -42],
    ]
  }
  if (kind === 'heart') {
    return [
      [0, -50],
      [36, -78],
      [74, -62],
      [82, -20],
      [46, 38],
      [0, 84],
      [-46, 38],
      [-82, -20],
      [-74, -62],
      [-36, -78],
    ]
  }
  const sides = kind === 'hex' ? 6 : 8
  return Array.from({ length: sides }, (_, index): Point => {
    const angle = ((index + 0.5) / sides) * Math.PI * 2
    return [Math.cos(angle) * 84, Math.sin(angle) * 84]
  })
}

/** A stone seen from above: two rings of facets and a table with a streak of light. */
function stone(pen: Pen, kind: 'step' | 'round' | 'drop' | 'hex' | 'heart', hue: number, c: number): string {
  const outline = outlineOf(kind)
  const table = outline.map(([x, y]): Point => [x * 0.5, y * 0.5])
  return (
    (kind === 'hex'
      ? ring(outline, 1, 0.5, hue, c, 0.58)
      : ring(outline, 1, 0.76, hue, c, 0.5) + ring(outline, 0.76, 0.5, hue, c, 0.64)) +
    path(
      kind === 'hex'
        ? tone(0.84, c * 0.6, hue)
        : pen.linear(
            [
              [0, oklch(0.93, c * 0.35, hue)],
              [1, oklch(0.56, c, hue)],
            ],
            0.7,
            1,
          ),
      points(table),
    ) +
    shine('M-26-30L2-34-18 20-30 4z', 0.5)
  )
}

/** A brilliant seen from the side. */
function brilliant(hue: number, c: number): string {
  const crown = [-90, -52, -18, 18, 52, 90]
  const tone = [0.86, 0.68, 0.78, 0.6, 0.5]
  const facets = tone.map((l, index) => {
    const left = crown[index] ?? 0
    const right = crown[index + 1] ?? 0
    return path(
      oklch(l - 0.08, c, hue - index * 5),
      points([
        [left, -18],
        [right, -18],
        [0, 88],
      ]),
    )
  })
  return (
    facets.join('') +
    path(
      oklch(0.9, c * 0.4, hue),
      points([
        [-52, -66],
        [-18, -18],
        [18, -18],
        [52, -66],
      ]),
    ) +
    path(
      oklch(0.78, c * 0.8, hue),
      points([
        [-52, -66],
        [-90, -18],
        [-18, -18],
      ]),
    ) +
    path(
      oklch(0.62, c, hue - 10),
      points([
        [52, -66],
        [90, -18],
        [18, -18],
      ]),
    ) +
    shine('M-46-62H-10L-30-26z', 0.55) +
    shine('M-80-14H-58L-12 62z', 0.3)
  )
}

function pearl(pen: Pen, hue: number): string {
  const lobes = [-74, -46, -16, 16, 46, 74].map(
    (x) => `L${num(x * 1.16)} ${num(-46 + Math.abs(x) * 0.5)}L${x} ${num(-22 + Math.abs(x) * 0.42)}`,
  )
  const shell = sweep(pen, hue, 0.12, 0.74)
  const nacre = pen.radial(
    [
      [0, '#fff'],
      [0.5, '#fdeef2'],
      [0.8, '#cfd8ee'],
      [1, '#8f92bd'],
    ],
    0.36,
    0.3,
    0.75,
  )
  return (
    path(shell, `M0 60C-60 60-96 20-98-20${lobes.join('')}L98-20C96 20 60 60 0 60z`) +
    path(oklch(0.45, 0.1, hue - 20), 'M0 66C-50 66-76 44-84 18C-40 40 40 40 84 18C76 44 50 66 0 66z') +
    circle(nacre, 40, 0, 4) +
    shine('M-22-12a20 20 0 0 1 20-14c-2 10-10 16-20 14z', 0.9) +
    path(shell, 'M0 88C-60 88-92 60-96 26C-50 54 50 54 96 26C92 60 60 88 0 88z') +
    shine('M-84 44C-50 66 30 70 80 46C40 82-50 82-84 44z', 0.3)
  )
}

/** Cut stones; a pearl, emerald, sapphire or ruby where the title names one. */
export const gems: Motif = (pen, tints, hint) => {
  const { random } = pen
  if (/PERLAS|PEARL|NGOCTRAI|NGOC TRAI|PEROLA/.test(hint)) return pearl(pen, tints.second)
  const named = /EMERALD|ESMERALDA/.test(hint)
    ? 158
    : /SAFIRA|SAPPHIRE/.test(hint)
      ? 262
      : /RUBY|HONG NGOC|RUBI/.test(hint)
        ? 18
        : undefined
  const hue = named ?? tints.hue
  const kind =
    named === 158
      ? 'step'
      : named === 262
        ? 'drop'
        : random.pick(['round', 'hex', 'drop', 'heart', 'step'] as const)
  const c = 0.19
  const main = named === undefined && random.chance(0.4) ? brilliant(hue, c) : stone(pen, kind, hue, c)
  const id = pen.id('g')
  const small = `<g id="${id}">${stone(pen, 'hex', tints.second, c)}</g>`
  const side = random.pick([1, -1] as const)
  const glint = circle(tone(0.75, 0.16, tints.second), 8, side * 84, -62)
  return (
    `<g transform="translate(${side * 64} 44) rotate(${side * 18}) scale(.42)">${small}</g>` +
    again(id, -side * 68, 52, 0.34, -side * 30) +
    `<g transform="rotate(${num(side * random.range(4, 14))}) scale(.92)">${main}</g>` +
    glint
  )
}
