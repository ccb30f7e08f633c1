import { oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { circle, globe, line, type Motif, path, shine, sweep, type Tints, tone } from './motif.ts'

const LEAF = 'M0 0C-6-26 14-44 46-40C44-14 26 4 0 0z'

const leaf = (pen: Pen, x: number, y: number, angle: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${path(sweep(pen, 142, 0.18, 0.6), LEAF)}${line(oklch(0.42, 0.12, 145), 2, 'M4-3Q22-18 40-36')}</g>`

/** A round fruit: its flat colour under a light that all of them share. */
const orb = (pen: Pen, hue: number, r: number, x: number, y: number, c = 0.21, l = 0.58): string => {
  const light = pen.radial(
    [
      [0, '#fff', 0.95],
      [0.22, '#fff', 0.3],
      [0.55, '#fff', 0],
      [1, '#200010', 0.55],
    ],
    0.33,
    0.27,
    0.78,
  )
  const at = `<circle${x === 0 ? '' : ` cx="${num(x)}"`}${y === 0 ? '' : ` cy="${num(y)}"`} r="${num(r)}"`
  return `${at} fill="${tone(l, c, hue)}"/>${at} fill="${light}" stroke="none"/>`
}

const cherries = (pen: Pen): string =>
  line('#4e7a1e', 7, 'M-40 20C-34-30-10-66 30-84C26-40 36-10 46 24', ' stroke-linecap="round"') +
  leaf(pen, 26, -82, 24) +
  orb(pen, 22, 43, -42, 38) +
  orb(pen, 18, 40, 46, 46)

const berries = (pen: Pen, hue: number): string => {
  const rows = [
    [0, 74],
    [-24, 42],
    [24, 42],
    [-46, 6],
    [0, 8],
    [46, 6],
    [-24, -28],
    [24, -28],
  ]
  return (
    line('#6b4a1e', 8, 'M0-30Q-2-66 14-90', ' stroke-linecap="round"') +
    leaf(pen, 4, -56, 6, 1.2) +
    leaf(pen, 0, -54, -110, 1) +
    `<defs><g id="${pen.id('o')}">${orb(pen, hue, 24, 0, 0, 0.14, 0.4)}</g></defs>` +
    rows.map(([x = 0, y = 0]) => `<use href="#${pen.id('o')}" x="${x}" y="${y}"/>`).join('')
  )
}

const pineapple = (pen: Pen): string => {
  const net = line(
    '#a3560c',
    3,
    'M-44-16L36 66M-50 10L8 78M-28-26L50 40M0-34L54 16M44-16L-36 66M50 10L-8 78M28-26L-50 40M0-34L-54 16',
    ' opacity=".7"',
  )
  const blades = [-58, -34, -12, 12, 34, 58].map(
    (angle, index) =>
      `<path transform="translate(0 -28) rotate(${angle})" fill="${oklch(index % 2 ? 0.6 : 0.5, 0.17, 148)}" d="M-12 4Q-16-40 0-70Q16-40 12 4z"/>`,
  )
  return (
    blades.join('') +
    path(
      globe(pen, 74, 0.17, 0.68),
      'M0-36C44-36 58 0 56 28C54 66 32 94 0 94S-54 66-56 28C-58 0-44-36 0-36z',
    ) +
    net +
    shine('M-36-8C-30-24-14-30-4-30C-22-16-34 10-36 34C-44 18-42 4-36-8z', 0.45)
  )
}

const mango = (pen: Pen, tints: Tints): string =>
  leaf(pen, 16, -62, 10, 1.1) +
  path(
    globe(pen, 68, 0.18, 0.7),
    'M20-66C70-60 92-8 72 36C52 80-10 96-48 74C-84 52-88 8-66-16C-44-40-20-70 20-66z',
  ) +
  path(tints.metal.deep, 'M14-66q8-14 16-14l4 8q-8 0-10 8z') +
  shine('M-54-2C-36-28-6-44 20-46C0-28-26-14-40 20C-54 30-60 12-54-2z', 0.5) +
  `<path stroke="none" fill="${oklch(0.62, 0.21, 35)}" opacity=".35" d="M72 36C52 80-10 96-48 74C10 76 50 40 74-18C82 0 80 18 72 36z"/>`

const coconut = (pen: Pen): string =>
  circle(globe(pen, 55, 0.07, 0.4), 62, -20, 2) +
  line('#3a2414', 3, 'M-70-20q20-10 30-30M-76 6q30-16 40-44M-66 34q14-6 22-18', ' opacity=".6"') +
  `<g transform="translate(30 30) rotate(-14)">${circle('#6b4423', 58)}${circle('#fff', 50)}${circle(
    pen.radial([
      [0, '#d8f3f6'],
      [1, '#fffefa'],
    ]),
    34,
  )}${shine('M-22 8a28 28 0 0 1 20-32c-8 10-14 20-20 32z', 0.9)}</g>` +
  line('#ff5a6e', 7, 'M44 20L76-70L94-74', ' stroke-linejoin="round"') +
  leaf(pen, -32, -56, -30, 0.9)

const sundae = (pen: Pen, tints: Tints): string => {
  const layers = [
    [oklch(0.62, 0.2, 310), 'M-50 12H50L42 44H-42z'],
    [oklch(0.86, 0.15, 90), 'M-42 44H42L36 66H-36z'],
    [oklch(0.62, 0.19, 150), 'M-36 66H36L30 84H-30z'],
  ] as const
  return (
    orb(pen, 315, 26, -24, -30, 0.17, 0.55) +
    orb(pen, 90, 24, 18, -34, 0.15, 0.84) +
    orb(pen, 22, 14, -2, -66) +
    line('#4e7a1e', 4, 'M0-78Q6-90 18-94') +
    path('#eaf6ff', 'M-58 0C-60-34-30-40 0-34S60-34 58 0z') +
    layers.map(([fill, d]) => path(fill, d)).join('') +
    `<path fill="#fff" fill-opacity=".28" stroke="#fff" stroke-width="3" d="M-60 0H60L32 88H-32z"/>` +
    path(sweep(pen, tints.hue, 0.1, 0.8), 'M-40 88H40L46 98H-46z') +
    shine('M-48 8H-34L-20 78H-28z', 0.6) +
    line(tints.metal.body, 5, 'M34-22L66-86', ' stroke-linecap="round"')
  )
}

const melon = (pen: Pen): string =>
  path(sweep(pen, 145, 0.17, 0.5), 'M-92-18A94 94 0 0 0 92-18z') +
  path('#f4fbe4', 'M-82-18A82 82 0 0 0 82-18z') +
  path(
    pen.linear([
      [0, oklch(0.72, 0.19, 15)],
      [1, oklch(0.56, 0.22, 22)],
    ]),
    'M-74-18A74 74 0 0 0 74-18z',
  ) +
  line('#2a1010', 7, 'M-44 2l2 5M-20 22l1 5M6 2v6M30 22l-1 5M46 0l-2 5M4 38v4', ' stroke-linecap="round"') +
  orb(pen, 20, 26, 40, -46) +
  orb(pen, 95, 30, -34, -44, 0.17, 0.66) +
  leaf(pen, 44, -68, -10, 0.8)

const basket = (pen: Pen, tints: Tints): string =>
  leaf(pen, 30, -64, 0, 0.9) +
  leaf(pen, -30, -60, -90, 0.9) +
  orb(pen, 90, 34, -46, -14, 0.17, 0.66) +
  orb(pen, 25, 34, 46, -12) +
  orb(pen, 55, 36, 0, -40, 0.18, 0.72) +
  orb(pen, 310, 22, -14, 12, 0.16, 0.46) +
  orb(pen, 135, 24, 24, 12, 0.17, 0.68) +
  path(sweep(pen, tints.hue, 0.16, 0.56), 'M-92 18H92C86 62 52 84 0 84S-86 62-92 18z') +
  line(tints.metal.body, 5, 'M-90 22H90M-70 52Q0 78 70 52') +
  path(tints.metal.body, 'M-36 82H36L42 96H-42z')

/** Fruit: the one that the title names, else cherries, grapes, melon or a bowl. */
export const fruit: Motif = (pen, tints, hint) => {
  const named: readonly (readonly [RegExp, () => string])[] = [
    [/ACAI|GRAPE|UVA/, () => berries(pen, 305)],
    [/ABACAXI|ABAC|PINEAPPLE|PINYA/, () => pineapple(pen)],
    [/MANGGA|MANGA|MANGO/, () => mango(pen, tints)],
    [/BUKO|COCO/, () => coconut(pen)],
    [/HALO|SUNDAE|ICE/, () => sundae(pen, tints)],
    [/NGU QUA|NGUQUA|BASKET/, () => basket(pen, tints)],
    [/CARNAVAL|MELON|MELANCIA/, () => melon(pen)],
  ]
  const found = named.find(([pattern]) => pattern.test(hint))
  const draw =
    found?.[1] ??
    pen.random.pick([
      () => cherries(pen),
      () => melon(pen),
      () => basket(pen, tints),
      () => berries(pen, 305),
      () => pineapple(pen),
    ])
  return `<g transform="rotate(${num(pen.random.range(-7, 7))})">${draw()}</g>`
}
