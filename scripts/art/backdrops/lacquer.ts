import { oklch, parseHex } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { type Backdrop, fill, scatter } from './backdrop.ts'

const CLOUD = 'M0 0H150a24 24 0 0 0-6-47a38 38 0 0 0-70-14a28 28 0 0 0-46 18a23 23 0 0 0-28 43z'

/** Waves like fish scales. */
function scales(pen: Pen, colour: string, size: number): string {
  const id = pen.id(`w${Math.round(size)}`)
  const rings = [0.96, 0.66, 0.36].map(
    (share) =>
      `<circle cx="${size}" cy="${size}" r="${num(size * share)}"/><circle cx="0" cy="${size * 1.5}" r="${num(size * share)}"/><circle cx="${size * 2}" cy="${size * 1.5}" r="${num(size * share)}"/>`,
  )
  pen.define(
    `<pattern id="${id}" width="${size * 2}" height="${size}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${colour}" stroke-width="1.6">${rings.join('')}</g></pattern>`,
  )
  return `url(#${id})`
}

function lattice(pen: Pen, colour: string): string {
  const id = pen.id('lt')
  pen.define(
    `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse"><path d="M0 0h20v20H0M40 0v40h20M0 40h20v20M40 60V40M20 20h20v20H20z" fill="none" stroke="${colour}" stroke-width="2"/></pattern>`,
  )
  return `url(#${id})`
}

const clouds = (
  width: number,
  height: number,
  paint: string,
  edge: string,
  places: readonly (readonly [number, number, number])[],
): string => {
  const unit = height / 540
  return `<g fill="${paint}" stroke="${edge}" stroke-width="2.5">${places.map(([x, y, scale]) => `<path transform="translate(${num(x * width)} ${num(y * height)}) scale(${num(scale * unit, 2)})" d="${CLOUD}"/>`).join('')}</g>`
}

/** A double gold line with cut corners. */
const frame = (width: number, height: number, colour: string): string => {
  const box = (inset: number, cut: number): string =>
    `M${inset + cut} ${inset}H${width - inset - cut}L${width - inset} ${inset + cut}V${height - inset - cut}L${width - inset - cut} ${height - inset}H${inset + cut}L${inset} ${height - inset - cut}V${inset + cut}z`
  return `<path fill="none" stroke="${colour}" stroke-width="2.5" d="${box(18, 26)}"/><path fill="none" stroke="${colour}" stroke-width="1.2" d="${box(27, 24)}"/>`
}

const disc = (
  pen: Pen,
  width: number,
  height: number,
  inner: string,
  outer: string,
  edge: string,
): string => {
  const x = width > height ? width * 0.735 : width / 2
  const y = width > height ? height * 0.5 : height * 0.4
  const r = Math.min(width, height) * 0.4
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${pen.radial(
    [
      [0, inner],
      [1, outer],
    ],
    0.4,
    0.36,
    0.72,
  )}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r + 12)}" fill="none" stroke="${edge}" stroke-width="2.5" stroke-dasharray="${num(r * 0.7)} 8 3 8"/>`
}

/** Cream paper, waves printed faintly, a red sun. */
export const paper: Backdrop = (pen, width, height, palette) => {
  const brand = parseHex(palette.brand).h
  const accent = parseHex(palette.accent).h
  const sheet = pen.linear(
    [
      [0, oklch(0.97, 0.025, accent)],
      [1, oklch(0.91, 0.055, accent)],
    ],
    0.4,
    1,
  )
  return (
    fill(sheet, width, height) +
    fill(scales(pen, oklch(0.84, 0.07, accent), 30), width, height, ' opacity=".55"') +
    disc(
      pen,
      width,
      height,
      oklch(0.62, 0.22, brand + 6),
      oklch(0.48, 0.2, brand - 2),
      oklch(0.72, 0.13, accent),
    ) +
    clouds(width, height, '#fffdf6', oklch(0.74, 0.12, accent), [
      [0.88, 0.3, 1],
      [0.5, 0.94, 1.1],
      [0.9, 0.88, 1.2],
    ]) +
    frame(width, height, oklch(0.7, 0.13, accent))
  )
}

/** Red lacquer, a lattice under the surface, a disc of gold leaf. */
export const lacquer: Backdrop = (pen, width, height, palette) => {
  const brand = parseHex(palette.brand).h
  const accent = parseHex(palette.accent).h
  const ground = pen.linear(
    [
      [0, oklch(0.5, 0.2, brand)],
      [0.6, oklch(0.4, 0.17, brand)],
      [1, oklch(0.28, 0.12, brand - 6)],
    ],
    0.5,
    1,
  )
  return (
    fill(ground, width, height) +
    fill(lattice(pen, oklch(0.56, 0.2, brand + 10)), width, height, ' opacity=".5"') +
    disc(
      pen,
      width,
      height,
      oklch(0.93, 0.09, accent + 8),
      oklch(0.7, 0.14, accent - 10),
      oklch(0.84, 0.12, accent),
    ) +
    clouds(width, height, oklch(0.46, 0.19, brand), oklch(0.82, 0.13, accent), [
      [0.9, 0.24, 0.9],
      [0.47, 0.96, 1.2],
      [0.87, 0.93, 1.3],
    ]) +
    frame(width, height, oklch(0.82, 0.13, accent))
  )
}

const BLOSSOM = 'M0-3C-9-12-8-22 0-25C8-22 9-12 0-3z'

/** A night of dark lacquer with flecks of gold and a branch of apricot blossom: the new year. */
export const newYear: Backdrop = (pen, width, height, palette) => {
  const brand = parseHex(palette.brand).h
  const accent = parseHex(palette.accent).h
  const ground = pen.linear(
    [
      [0, oklch(0.24, 0.1, brand - 6)],
      [1, oklch(0.4, 0.17, brand)],
    ],
    0.7,
    1,
  )
  const unit = height / 540
  const petal = [0, 72, 144, 216, 288]
    .map((angle) => `<path transform="rotate(${angle})" d="${BLOSSOM}"/>`)
    .join('')
  pen.define(
    `<g id="${pen.id('fl')}"><g fill="${oklch(0.87, 0.17, accent + 14)}" stroke="${oklch(0.7, 0.16, accent - 6)}" stroke-width="1.2">${petal}</g><circle r="5" fill="${oklch(0.55, 0.2, brand + 16)}"/><path stroke="${oklch(0.55, 0.2, brand + 16)}" stroke-width="1.4" d="M0-5V-13M5-2L12-5M-5-2L-12-5M3 4L8 11M-3 4L-8 11"/></g>`,
  )
  const flowers = [
    [-40, 34, 1.3],
    [-106, 70, 1],
    [-150, 30, 1.2],
    [-206, 92, 1.4],
    [-252, 52, 0.9],
    [-300, 104, 1.1],
    [-62, 108, 0.9],
    [-20, 150, 1.2],
    [-56, 196, 0.9],
    [-180, 140, 0.8],
  ] as const
  return (
    fill(ground, width, height) +
    fill(scales(pen, oklch(0.46, 0.17, brand), 34), width, height, ' opacity=".45"') +
    scatter(pen, 60, [0, 0, width, height], 3 * unit, oklch(0.84, 0.14, accent), 0.7) +
    disc(
      pen,
      width,
      height,
      oklch(0.6, 0.2, brand + 8),
      oklch(0.42, 0.18, brand),
      oklch(0.82, 0.13, accent),
    ) +
    `<g transform="translate(${num(width)} 0) scale(${num(unit, 2)})"><path fill="none" stroke="#3a1a12" stroke-linecap="round" stroke-width="10" d="M14 10C-60 40-120 30-196 78S-290 90-318 112"/><path fill="none" stroke="#3a1a12" stroke-linecap="round" stroke-width="6" d="M-20 22C-30 80-20 120-50 196M-130 46C-150 30-160 24-176 20M-170 62C-176 100-178 120-184 150"/>${flowers.map(([x, y, scale], index) => `<use href="#${pen.id('fl')}" transform="translate(${x} ${y}) rotate(${index * 41}) scale(${scale})"/>`).join('')}</g>` +
    frame(width, height, oklch(0.82, 0.13, accent))
  )
}
