import { oklch, parseHex } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { type Backdrop, fill, scatter } from './backdrop.ts'
import { blocks, carved, petals, type Stone, stoneOf, tapestry } from './carving.ts'

/** The flaming pediment over a door, around 0,0 at its foot: ±300 wide, 250 high. */
const PEDIMENT =
  'M-300 0C-312-40-300-78-268-92C-284-60-268-40-244-46C-258-112-204-160-158-158C-172-134-160-116-140-120C-132-176-64-204-34-196C-46-180-36-166-20-168C-16-200-8-222 0-250C8-222 16-200 20-168C36-166 46-180 34-196C64-204 132-176 140-120C160-116 172-134 158-158C204-160 258-112 244-46C268-40 284-60 268-92C300-78 312-40 300 0z'

function doorway(
  pen: Pen,
  [width, height]: readonly [number, number],
  stone: Stone,
  { glow, deep, edge }: { glow: string; deep: string; edge: string },
): string {
  const wide = width > height
  const unit = wide ? height / 540 : width / 620
  const x = wide ? width * 0.735 : width / 2
  const top = (wide ? 0.33 : 0.22) * height
  const foot = wide ? height + 6 : height * 0.72
  const half = 214 * unit
  const face = pen.linear([
    [0, stone.light],
    [1, stone.body],
  ])
  const column = (side: 1 | -1): string => {
    const left = x + side * (half + 34 * unit) - 34 * unit
    const rings = [0.12, 0.3, 0.5, 0.7, 0.88].map(
      (share) =>
        `M${num(left - 5 * unit)} ${num(top + (foot - top) * share)}h${num(78 * unit)}M${num(left - 5 * unit)} ${num(top + (foot - top) * share + 10 * unit)}h${num(78 * unit)}`,
    )
    return `<path fill="${pen.linear(
      [
        [0, stone.dark],
        [0.35, stone.light],
        [0.7, stone.body],
        [1, stone.dark],
      ],
      1,
      0,
    )}" d="M${num(left)} ${num(top)}h${num(68 * unit)}V${num(foot)}h${num(-68 * unit)}z"/><path stroke="${stone.dark}" stroke-width="${num(5 * unit)}" d="${rings.join('')}"/>`
  }
  const scrolls = [-196, -112, -28, 56, 140].map(
    (at) => `M${at} -14c0-40 52-40 52-8c0 22-32 22-30 2M${at + 58}-48c-14-8-14-26 0-34c14 8 14 26 0 34z`,
  )
  return (
    `<path fill="${deep}" d="M${num(x - half)} ${num(foot)}V${num(top - 40 * unit)}H${num(x + half)}V${num(foot)}z"/>` +
    `<ellipse cx="${num(x)}" cy="${num(wide ? height * 0.55 : height * 0.42)}" rx="${num(half * 1.1)}" ry="${num((foot - top) * 0.8)}" fill="${glow}"/>` +
    column(1) +
    column(-1) +
    `<g transform="translate(${num(x)} ${num(top)}) scale(${num(unit, 3)} ${num(unit * 0.7, 3)})"><path fill="${stone.dark}" opacity=".7" transform="translate(5 9)" d="${PEDIMENT}"/><path fill="${face}" d="${PEDIMENT}"/>${carved(PEDIMENT, stone, 5)}${carved('M-250-8C-250-70-190-130-120-134S-30-160 0-196C30-160 50-130 120-134S250-70 250-8', stone, 4)}${carved(scrolls.join(''), stone, 4)}<path fill="${edge}" stroke="${stone.dark}" stroke-width="3" d="M0-150L16-124 0-96-16-124zM-96-104L-84-86-96-66-108-86zM96-104L108-86 96-66 84-86z"/><path fill="${face}" stroke="${stone.dark}" stroke-width="4" d="M-300 0H300V34H-300z"/></g>`
  )
}

/** A temple wall in evening light: medallions cut in its stone, lotus bands, a door full of jade light. */
export const relief: Backdrop = (pen, width, height, palette) => {
  const hue = parseHex(palette.brand).h
  const jade = parseHex(palette.accent).h
  const unit = Math.min(width, height) / 540
  const stone = stoneOf(hue)
  const wall = pen.linear(
    [
      [0, oklch(0.34, 0.07, hue - 4)],
      [0.5, oklch(0.46, 0.09, hue + 4)],
      [1, oklch(0.6, 0.1, hue + 12)],
    ],
    1,
    0.3,
  )
  const glow = pen.radial([
    [0, oklch(0.95, 0.09, jade), 0.95],
    [0.35, oklch(0.78, 0.14, jade), 0.65],
    [1, oklch(0.5, 0.12, jade), 0],
  ])
  const band = oklch(0.5, 0.09, hue + 8)
  const shade = pen.radial(
    [
      [0, '#1a0a04', 0],
      [0.6, '#1a0a04', 0.1],
      [1, '#140703', 0.7],
    ],
    width > height ? 0.72 : 0.5,
    0.45,
    0.75,
  )
  return (
    fill(wall, width, height) +
    blocks(pen, width, height, unit, stone) +
    fill(tapestry(pen, 108 * unit, stone), width, height, ' opacity=".5"') +
    `<path fill="${band}" d="M0 0H${num(width)}V${num(52 * unit)}H0z"/>` +
    petals(width, 10 * unit, 38 * unit, false, stone, oklch(0.58, 0.1, hue + 12)) +
    `<path fill="${band}" d="M0 ${num(height - 50 * unit)}H${num(width)}V${num(height)}H0z"/>` +
    petals(width, height - 6 * unit, 38 * unit, true, stone, oklch(0.54, 0.1, hue + 10)) +
    fill(shade, width, height) +
    doorway(pen, [width, height], stone, {
      glow,
      deep: pen.linear([
        [0, oklch(0.2, 0.06, jade)],
        [1, oklch(0.13, 0.04, jade - 20)],
      ]),
      edge: oklch(0.74, 0.14, jade),
    }) +
    scatter(
      pen,
      26,
      [width > height ? width * 0.5 : 0, 0, width, height * 0.9],
      4 * unit,
      oklch(0.9, 0.12, jade),
      0.7,
    )
  )
}

/** A gate that the forest has taken: roots over the stone, leaves, fireflies of jade. */
export const rootGate: Backdrop = (pen, width, height, palette) => {
  const hue = parseHex(palette.brand).h
  const jade = parseHex(palette.accent).h
  const wide = width > height
  const unit = wide ? height / 540 : width / 620
  const x = wide ? width * 0.735 : width / 2
  const stone = stoneOf(hue, -0.08)
  const air = pen.radial(
    [
      [0, oklch(0.66, 0.13, jade + 6)],
      [0.4, oklch(0.44, 0.1, jade)],
      [1, oklch(0.17, 0.05, jade + 10)],
    ],
    x / width,
    0.45,
    0.75,
  )
  const bark = pen.linear([
    [0, oklch(0.5, 0.05, hue + 40)],
    [0.5, oklch(0.36, 0.05, hue + 30)],
    [1, oklch(0.24, 0.04, hue + 20)],
  ])
  const clip = pen.id('rw')
  const wall = `M${num(x - 300 * unit)} ${num(height)}V${num(150 * unit)}H${num(x + 300 * unit)}V${num(height)}z`
  pen.define(`<clipPath id="${clip}"><path d="${wall}"/></clipPath>`)
  const root = (from: number, bend: number, to: number, thick: number): string =>
    `<path fill="none" stroke="#120a06" stroke-opacity=".45" stroke-width="${num((thick + 9) * unit)}" stroke-linecap="round" d="M${num(x + from * unit)} ${num(-30 * unit)}C${num(x + from * unit)} ${num(110 * unit)} ${num(x + bend * unit)} ${num(170 * unit)} ${num(x + bend * unit)} ${num(300 * unit)}S${num(x + to * unit)} ${num(430 * unit)} ${num(x + to * 1.06 * unit)} ${num(600 * unit)}"/><path fill="none" stroke="${bark}" stroke-width="${num(thick * unit)}" stroke-linecap="round" d="M${num(x + from * unit)} ${num(-30 * unit)}C${num(x + from * unit)} ${num(110 * unit)} ${num(x + bend * unit)} ${num(170 * unit)} ${num(x + bend * unit)} ${num(300 * unit)}S${num(x + to * unit)} ${num(430 * unit)} ${num(x + to * 1.06 * unit)} ${num(600 * unit)}"/>`
  const leaf = (lx: number, ly: number, scale: number, angle: number, l: number): string =>
    `<path fill="${oklch(l, 0.1, jade - 14)}" transform="translate(${num(lx)} ${num(ly)}) rotate(${num(angle)}) scale(${num(scale * unit, 2)})" d="M0 0C-34-40-34-110 0-160C34-110 34-40 0 0z"/>`
  const canopy = Array.from({ length: 34 }, (_, index) =>
    leaf(
      (index / 33) * width,
      pen.random.range(-40, 6) * unit,
      pen.random.range(0.5, 0.95),
      180 + pen.random.range(-60, 60),
      pen.random.range(0.2, 0.38),
    ),
  )
  const ferns = Array.from({ length: 26 }, (_, index) =>
    leaf(
      (index / 25) * width,
      height + pen.random.range(0, 20) * unit,
      pen.random.range(0.4, 0.8),
      pen.random.range(-55, 55),
      pen.random.range(0.16, 0.32),
    ),
  )
  const glow = pen.radial([
    [0, '#fff6d6', 0.95],
    [0.4, oklch(0.86, 0.13, 85), 0.7],
    [1, oklch(0.6, 0.13, hue + 20), 0],
  ])
  return (
    fill(air, width, height) +
    `<path fill="${oklch(0.24, 0.05, jade)}" opacity=".7" d="${[0.02, 0.1, 0.19, 0.3, 0.39, 0.95].map((at, index) => `M${num(width * at)} 0h${num((26 + (index % 3) * 14) * unit)}V${num(height)}h${num(-(26 + (index % 3) * 14) * unit)}z`).join('')}"/>` +
    `<path fill="${stone.body}" d="${wall}"/><g opacity=".8" clip-path="url(#${clip})">${blocks(pen, width, height, unit, stone)}</g>` +
    doorway(pen, [width, height], stone, {
      glow,
      deep: oklch(0.18, 0.05, hue),
      edge: oklch(0.74, 0.14, jade),
    }) +
    root(-190, -270, -236, 46) +
    root(-150, -226, -330, 30) +
    root(180, 262, 226, 50) +
    root(216, 300, 300, 30) +
    root(120, 214, 350, 22) +
    canopy.join('') +
    ferns.join('') +
    scatter(pen, 34, [0, height * 0.1, width, height * 0.95], 6 * unit, oklch(0.92, 0.14, jade), 0.85) +
    scatter(pen, 12, [0, height * 0.1, width, height * 0.95], 16 * unit, oklch(0.88, 0.15, jade), 0.25)
  )
}
