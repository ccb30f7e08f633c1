import { oklch, parseHex } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { type Backdrop, fill, rays, ridge } from './backdrop.ts'

const centre = (width: number, height: number): readonly [number, number] =>
  width > height ? [width * 0.74, height * 0.52] : [width / 2, height * 0.4]

/** Houses, towers and a church of the old town, in one outline repeated along the street. */
function skyline(paint: string, width: number, foot: number, unit: number): string {
  const block =
    'h34v-40h26v40h20v-86h16v-22h20v22h16v86h22v-30l24-26 24 26v30h18v-110h40v110h24v-66h30v-20h22v86h26v-44h34v44h24'
  const length = 466
  const count = Math.ceil(width / (length * unit)) + 1
  return `<path fill="${paint}" transform="translate(-20 ${num(foot)}) scale(${num(unit, 2)})" d="M0 4V-60${block.repeat(count)}V4z"/>`
}

const bunting = (
  pen: Pen,
  width: number,
  y: number,
  sag: number,
  unit: number,
  hues: readonly number[],
): string => {
  const count = Math.round(width / (58 * unit))
  const flags = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const x = t * width
    const top = y + sag * 4 * t * (1 - t)
    const paint = oklch(0.8 - (index % 2) * 0.08, 0.19, hues[index % hues.length] ?? 90)
    return `<path fill="${paint}" d="M${num(x - 21 * unit)} ${num(top)}h${num(42 * unit)}l${num(-21 * unit)} ${num((44 + pen.random.range(0, 8)) * unit)}z"/>`
  })
  return `<path fill="none" stroke="#ffffff" stroke-width="${num(3.5 * unit)}" d="M0 ${num(y)}Q${num(width / 2)} ${num(y + sag * 2)} ${num(width)} ${num(y)}"/>${flags.join('')}`
}

/** Noon on the avenue: rays of sign paint behind the old town. */
export const avenue: Backdrop = (pen, width, height, palette) => {
  const brand = parseHex(palette.brand).h
  const accent = parseHex(palette.accent).h
  const [x, y] = centre(width, height)
  const unit = Math.min(width, height) / 540
  const sky = pen.radial(
    [
      [0, oklch(0.95, 0.1, accent + 10)],
      [0.34, oklch(0.87, 0.17, accent)],
      [0.62, oklch(0.7, 0.19, accent - 34)],
      [1, oklch(0.58, 0.21, accent - 58)],
    ],
    x / width,
    y / height,
    0.85,
  )
  return (
    fill(sky, width, height) +
    rays(x, y, Math.hypot(width, height) * 2, 18, '#ffffff', 0.26, 6) +
    skyline(oklch(0.5, 0.18, accent - 50), width, height * 0.83, unit * 1.15) +
    skyline(oklch(0.38, 0.16, brand + 20), width, height * 0.88, unit * 0.86) +
    `<path fill="${oklch(0.3, 0.12, brand)}" d="M0 ${num(height * 0.87)}H${width}V${height}H0z"/><path stroke="${palette.accent}" stroke-width="${num(7 * unit)}" stroke-dasharray="${num(52 * unit)} ${num(34 * unit)}" d="M0 ${num(height * 0.945)}H${width}"/>` +
    bunting(pen, width, height * 0.02, height * 0.09, unit, [brand, 25, 145, 350])
  )
}

/** Sunrise over the bay, flat bands of water, outrigger boats far out. */
export const sunrise: Backdrop = (pen, width, height, palette) => {
  const brand = parseHex(palette.brand).h
  const accent = parseHex(palette.accent).h
  const [x] = centre(width, height)
  const unit = Math.min(width, height) / 540
  const line = height * 0.66
  const sky = pen.linear([
    [0, oklch(0.55, 0.19, brand)],
    [0.3, oklch(0.7, 0.13, brand - 20)],
    [0.52, oklch(0.86, 0.11, accent - 20)],
    [0.66, oklch(0.92, 0.13, accent)],
  ])
  const bands = [0, 1, 2, 3, 4].map((row) =>
    ridge(
      oklch(0.62 - row * 0.075, 0.14 + row * 0.012, brand - 22 + row * 5),
      width,
      height,
      Array.from(
        { length: 13 },
        (_, index) => [index / 12, 0.67 + row * 0.066 + (index % 2 ? 0.014 : 0)] as const,
      ),
    ),
  )
  return (
    fill(sky, width, height) +
    rays(x, line, Math.hypot(width, height) * 2, 22, '#fff6cf', 0.42, 4) +
    `<circle cx="${num(x)}" cy="${num(line)}" r="${num(230 * unit)}" fill="${pen.radial([
      [0, '#fffbe0'],
      [0.62, oklch(0.9, 0.17, accent)],
      [0.63, oklch(0.9, 0.15, accent), 0.5],
      [1, oklch(0.9, 0.15, accent), 0],
    ])}"/>` +
    `<g fill="#ffffff" opacity=".85"><path transform="translate(${num(width * 0.5)} ${num(height * 0.2)}) scale(${num(unit * 0.8, 2)})" d="M0 0H150a24 24 0 0 0-6-47a38 38 0 0 0-70-14a28 28 0 0 0-46 18a23 23 0 0 0-28 43z"/><path transform="translate(${num(width * 0.88)} ${num(height * 0.3)}) scale(${num(unit * 0.6, 2)})" d="M0 0H150a24 24 0 0 0-6-47a38 38 0 0 0-70-14a28 28 0 0 0-46 18a23 23 0 0 0-28 43z"/></g>` +
    ridge(oklch(0.5, 0.13, brand - 30), width, height, [
      [0, 0.62],
      [0.08, 0.58],
      [0.16, 0.63],
      [0.26, 0.66],
      [0.4, 0.66],
    ]) +
    bands.join('') +
    `<path stroke="#fff3b8" stroke-width="${num(7 * unit)}" stroke-linecap="round" opacity=".85" d="${[0.02, 0.07, 0.13, 0.2].map((drop, index) => `M${num(x - (90 - index * 16) * unit)} ${num(line + drop * height)}h${num((180 - index * 32) * unit)}`).join('')}"/>`
  )
}

/** A fiesta at night: paper flags, confetti, bursts over the square. */
export const fiesta: Backdrop = (pen, width, height, palette) => {
  const brand = parseHex(palette.brand).h
  const [x, y] = centre(width, height)
  const unit = Math.min(width, height) / 540
  const sky = pen.radial(
    [
      [0, oklch(0.68, 0.24, 350)],
      [0.45, oklch(0.52, 0.24, 330)],
      [1, oklch(0.34, 0.19, brand + 20)],
    ],
    x / width,
    y / height,
    0.8,
  )
  const confetti = [90, 25, 150, 230, 0].map((hue) => {
    const bits = Array.from(
      { length: 12 },
      () =>
        `M${num(pen.random.range(0, width))} ${num(pen.random.range(0, height * 0.86))}l${num(pen.random.range(-9, 9) * unit)} ${num(pen.random.range(5, 12) * unit)}`,
    )
    return `<path stroke="${hue === 0 ? '#ffffff' : oklch(0.82, 0.18, hue)}" stroke-width="${num(7 * unit)}" d="${bits.join('')}"/>`
  })
  const burst = (bx: number, by: number, r: number, hue: number): string =>
    `<g fill="none" transform="translate(${num(bx * width)} ${num(by * height)}) scale(${num(r * unit, 2)})"><circle r="42" stroke="${oklch(0.84, 0.18, hue)}" stroke-width="30" stroke-dasharray="2.5 12.16"/><circle r="64" stroke="${oklch(0.95, 0.1, hue)}" stroke-width="9" stroke-dasharray="4 18.34"/></g>`
  return (
    fill(sky, width, height) +
    rays(x, y, Math.hypot(width, height) * 2, 16, '#ffffff', 0.1, 8) +
    burst(0.5, 0.36, 1.2, 90) +
    burst(0.93, 0.3, 1.1, 190) +
    burst(0.44, 0.66, 0.7, 150) +
    confetti.join('') +
    skyline(oklch(0.3, 0.16, brand + 24), width, height * 0.98, unit * 0.9) +
    bunting(pen, width, -height * 0.02, height * 0.12, unit, [90, 190, 25, 145, 55]) +
    bunting(pen, width, height * 0.03, height * 0.2, unit * 0.8, [350, 90, 145, 230])
  )
}
