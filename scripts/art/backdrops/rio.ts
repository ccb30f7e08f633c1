import { oklch, parseHex } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { type Backdrop, fill, ridge, scatter } from './backdrop.ts'

type Size = readonly [width: number, height: number]

/** One curtain of northern light: many thin panes along a swaying line. */
function curtain(
  pen: Pen,
  [width, height]: Size,
  base: number,
  tall: number,
  hue: number,
  opacity: number,
): string {
  const paint = pen.linear([
    [0, oklch(0.75, 0.2, hue + 60), 0],
    [0.5, oklch(0.78, 0.19, hue + 26), 0.42],
    [0.86, oklch(0.9, 0.18, hue), 0.95],
    [1, oklch(0.9, 0.16, hue), 0],
  ])
  const { random } = pen
  const [one, two, three] = [random.range(0, 6), random.range(1.1, 1.9), random.range(2.6, 4.2)]
  const step = width / 58
  const panes = Array.from({ length: 62 }, (_, index) => {
    const t = index / 58
    const foot =
      height *
      (base + 0.1 * Math.sin(one + t * Math.PI * two) + 0.035 * Math.sin(one * 2 + t * Math.PI * three))
    const rise =
      height *
      tall *
      (0.62 + 0.38 * Math.sin(t * 9 + one) * Math.sin(t * 23 + two)) *
      (0.86 + random.range(0, 0.28))
    return `M${num(index * step - step)} ${num(foot)}v${num(-rise)}h${num(step + 0.6)}v${num(rise)}z`
  })
  return `<g fill="${paint}" opacity="${num(opacity, 2)}">${panes.map((d) => `<path d="${d}"/>`).join('')}</g>`
}

/** The Sugarloaf's outline, small across the bay or near enough to ride to. */
const AFAR = [
  [0, 0.8],
  [0.3, 0.78],
  [0.44, 0.75],
  [0.5, 0.68],
  [0.53, 0.46],
  [0.57, 0.4],
  [0.612, 0.46],
  [0.65, 0.66],
  [0.72, 0.7],
  [0.84, 0.66],
  [0.9, 0.61],
  [0.95, 0.6],
  [1, 0.68],
] as const
const NEAR = [
  [0, 0.8],
  [0.3, 0.78],
  [0.55, 0.76],
  [0.7, 0.7],
  [0.79, 0.6],
  [0.835, 0.3],
  [0.895, 0.19],
  [0.955, 0.3],
  [1, 0.62],
] as const

const mountains = (
  far: string,
  near: string,
  width: number,
  height: number,
  peak: readonly (readonly [number, number])[],
): string =>
  ridge(far, width, height, [
    [0, 0.7],
    [0.1, 0.62],
    [0.2, 0.66],
    [0.33, 0.52],
    [0.36, 0.52],
    [0.5, 0.68],
    [0.62, 0.64],
    [0.8, 0.7],
    [1, 0.6],
  ]) +
  // Corcovado's summit bears the statue: a figure with open arms.
  `<path fill="${far}" transform="translate(${num(width * 0.345)} ${num(height * 0.52)}) scale(${num(height / 540, 2)})" d="M-5 4V-30L-38-31V-37L-6-41A7 7 0 1 1 6-41L38-37V-31L5-30V4z"/>` +
  ridge(near, width, height, peak)

function bay(pen: Pen, width: number, height: number, hue: number, glow: string): string {
  const shore = height * 0.79
  const water = pen.linear([
    [0, oklch(0.36, 0.15, hue)],
    [1, oklch(0.13, 0.07, hue - 10)],
  ])
  const lights = Array.from({ length: 46 }, () => {
    const x = pen.random.range(0, width)
    return { x, long: pen.random.range(0.03, 0.13) * height }
  })
  return (
    `<path fill="${water}" d="M0 ${num(shore)}H${width}V${height}H0z"/>` +
    `<path stroke="#ffd98a" stroke-width="${num(height / 130)}" stroke-linecap="round" d="${lights.map(({ x }) => `M${num(x)} ${num(shore - pen.random.range(0, height * 0.035))}h0`).join('')}"/>` +
    `<path stroke="#ffc66b" stroke-width="${num(height / 150)}" opacity=".3" d="${lights.map(({ x, long }) => `M${num(x)} ${num(shore + 4)}v${num(long)}`).join('')}"/>` +
    `<ellipse cx="${num(width * 0.72)}" cy="${num(shore + 2)}" rx="${num(width * 0.42)}" ry="${num(height * 0.16)}" fill="${pen.radial(
      [
        [0, glow, 0.4],
        [1, glow, 0],
      ],
    )}"/>`
  )
}

/** Northern light over Guanabara: the sky that the brand is named after. */
export const northernLights: Backdrop = (pen, width, height, palette) => {
  const hue = parseHex(palette.brand).h
  const green = parseHex(palette.accent).h
  const sky = pen.linear([
    [0, oklch(0.13, 0.07, hue - 8)],
    [0.5, oklch(0.27, 0.14, hue)],
    [0.8, oklch(0.45, 0.2, hue + 22)],
    [1, oklch(0.3, 0.14, hue)],
  ])
  return (
    fill(sky, width, height) +
    scatter(pen, 70, [0, 0, width, height * 0.6], height / 200, '#ffffff', 0.75) +
    scatter(pen, 12, [0, 0, width, height * 0.5], height / 110, '#ffffff', 0.9) +
    curtain(pen, [width, height], 0.34, 0.34, hue + 20, 0.7) +
    curtain(pen, [width, height], 0.52, 0.5, green, 0.85) +
    curtain(pen, [width, height], 0.63, 0.34, green + 14, 0.75) +
    mountains(oklch(0.22, 0.12, hue + 6), oklch(0.14, 0.08, hue), width, height, AFAR) +
    bay(pen, width, height, hue, palette.accent)
  )
}

/** The hour after sunset at the same bay. */
export const dusk: Backdrop = (pen, width, height, palette) => {
  const hue = parseHex(palette.brand).h
  const sky = pen.linear([
    [0, oklch(0.22, 0.13, hue - 6)],
    [0.4, oklch(0.42, 0.2, hue + 16)],
    [0.64, oklch(0.64, 0.22, hue + 68)],
    [0.8, oklch(0.82, 0.16, hue + 120)],
  ])
  return (
    fill(sky, width, height) +
    scatter(pen, 40, [0, 0, width, height * 0.4], height / 190, '#ffffff', 0.7) +
    `<circle cx="${num(width * 0.73)}" cy="${num(height * 0.58)}" r="${num(height * 0.62)}" fill="${pen.radial(
      [
        [0, '#fff3c4', 0.95],
        [0.3, '#ffc46b', 0.6],
        [1, '#ff7a4a', 0],
      ],
    )}"/>` +
    mountains(oklch(0.38, 0.17, hue + 30), oklch(0.22, 0.13, hue + 8), width, height, NEAR) +
    bay(pen, width, height, hue + 24, '#ffb45a')
  )
}

/** The promenade of Copacabana under a full moon: waves of black and white stone, palms. */
export const promenade: Backdrop = (pen, width, height, palette) => {
  const hue = parseHex(palette.brand).h
  const sky = pen.linear([
    [0, oklch(0.15, 0.09, hue - 20)],
    [0.7, oklch(0.4, 0.2, hue)],
    [1, oklch(0.52, 0.22, hue + 30)],
  ])
  const line = height * 0.74
  const wave = (y: number, size: number): string => {
    const step = size * 3.2
    return `M${num(-step)} ${num(y)}q${num(step / 2)} ${num(-size * 1.7)} ${num(step)} 0${`t${num(step)} 0`.repeat(Math.ceil(width / step) + 1)}`
  }
  const rows = [0, 1, 2].map(
    (row) =>
      `<path fill="none" stroke="${oklch(0.9, 0.06, hue)}" stroke-width="${num(height * (0.022 + row * 0.012))}" opacity="${num(0.34 + row * 0.14, 2)}" d="${wave(line + height * (0.075 + row * 0.085), height * (0.05 + row * 0.022))}"/>`,
  )
  const palm = (x: number, scale: number): string =>
    `<g transform="translate(${num(x)} ${num(line + height * 0.03)}) scale(${num((scale * height) / 540, 2)})" fill="${oklch(0.14, 0.09, hue)}"><path d="M-7 0Q-2-120 18-214L26-212Q10-110 9 0z"/><path d="M22-212C-20-262-78-246-96-208C-62-230-22-232 20-206C-22-216-56-186-60-146C-38-186-8-204 22-206C58-208 80-186 90-150C98-196 66-222 28-212C64-238 104-232 128-206C116-248 58-266 22-212z"/></g>`
  return (
    fill(sky, width, height) +
    scatter(pen, 60, [0, 0, width, height * 0.6], height / 200, '#ffffff', 0.7) +
    curtain(pen, [width, height], 0.4, 0.34, parseHex(palette.accent).h, 0.4) +
    `<circle cx="${num(width * 0.73)}" cy="${num(height * 0.42)}" r="${num(height * 0.4)}" fill="${pen.radial(
      [
        [0, '#fff', 0.5],
        [0.5, palette.accent, 0.22],
        [1, palette.accent, 0],
      ],
    )}"/>` +
    ridge(oklch(0.2, 0.12, hue), width, height, [
      [0, 0.66],
      [0.2, 0.6],
      [0.3, 0.64],
      [0.5, 0.68],
      [0.7, 0.62],
      [0.86, 0.66],
      [1, 0.56],
    ]) +
    `<path fill="${oklch(0.16, 0.08, hue)}" d="M0 ${num(line)}H${width}V${height}H0z"/><path stroke="${palette.accent}" stroke-width="${num(height / 180)}" d="M0 ${num(line)}H${width}" opacity=".8"/>` +
    rows.join('') +
    palm(width * 0.96, 1.2) +
    palm(width * 0.53, 0.8)
  )
}
