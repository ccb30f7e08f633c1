import { oklch, parseHex } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { type Backdrop, fill, rays, scatter } from './backdrop.ts'

/** A market's clock tower, 250 high on its foot: stages, a clock, a pyramid of stone. */
const CLOCK_TOWER =
  'M-34 0V-84H-30V-96H-26V-168H-30V-178H-20V-186L0-238L20-186V-178H30V-168H26V-96H30V-84H34V0z'
/** A pavilion with a dome, 120 high, as on the roofs of an old palace by the sea. */
const PAVILION =
  'M-42 0V-8H-36V-44H-44V-52H-36C-40-86-18-98-4-108L0-122L4-108C18-98 40-86 36-52H44V-44H36V-8H42V0z'

const BLOCKS =
  'h26v-70h34v70h12v-120h20v-10h14v10h8v120h16v-52h40v52h18v-96l30-14v110h22v-150h10v-14h12v14h10v150h26v-64h28v64h30v-104h36v104h20v-46h44v46h18'
const BLOCKS_LONG = 514

/** A kite of paper: two colours, a spine, a tail that the wind bends. */
function kite(x: number, y: number, scale: number, angle: number, one: string, two: string): string {
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle}) scale(${num(scale, 2)})"><path fill="none" stroke="#ffffff" stroke-width="1.4" opacity=".55" d="M0 40C30 130-70 210-40 330"/>` +
    `<path fill="${one}" d="M0-58L46 0 0 50-46 0z"/><path fill="${two}" d="M0-58L46 0H-46zM0 50L-16 74H16z"/><circle cy="-14" r="13" fill="${one}"/><path fill="none" stroke="#ffffff" stroke-width="2.5" opacity=".8" d="M0-58V50M-46 0Q0-40 46 0"/></g>`
  )
}

const dhow = (x: number, y: number, scale: number, hull: string, sail: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale, 2)})"><path fill="${hull}" d="M-92-8C-40 6 40 6 104-22L84 14C40 22-44 22-72 14z"/><path stroke="${hull}" stroke-width="5" d="M4 0V-150"/><path fill="${sail}" d="M-58-20C-20-90 30-140 66-158C62-96 64-50 78-18C36-6-16-8-58-20z"/></g>`

function skyline(pen: Pen, width: number, foot: number, unit: number, far: string, near: string): string {
  const count = Math.ceil(width / (BLOCKS_LONG * unit)) + 1
  const windows = Array.from(
    { length: 46 },
    () => `M${num(pen.random.range(0, width))} ${num(foot - pen.random.range(8, 74) * unit)}h0`,
  )
  const at = (share: number, shape: string, scale: number): string =>
    `<path transform="translate(${num(width * share)} ${num(foot + 2)}) scale(${num(unit * scale, 2)})" d="${shape}"/>`
  return (
    `<path fill="${far}" transform="translate(-60 ${num(foot)}) scale(${num(unit, 2)})" d="M0 4V-30${BLOCKS.repeat(count)}V4z"/>` +
    `<path stroke="#ffe9b0" stroke-width="${num(4 * unit)}" stroke-linecap="round" opacity=".75" d="${windows.join('')}"/>` +
    `<g fill="${near}">${at(0.44, CLOCK_TOWER, 0.98)}${at(0.92, PAVILION, 1.2)}${at(0.985, PAVILION, 0.9)}${at(0.855, PAVILION, 0.9)}${at(0.13, PAVILION, 1)}${at(0.055, PAVILION, 0.8)}${at(0.205, PAVILION, 0.8)}<path d="M${num(width * 0.82)} ${num(foot - 30 * unit)}H${num(width * 1.02)}V${num(foot + 4)}H${num(width * 0.82)}zM0 ${num(foot - 26 * unit)}H${num(width * 0.25)}V${num(foot + 4)}H0zM${num(width * 0.395)} ${num(foot - 34 * unit)}H${num(width * 0.485)}V${num(foot + 4)}H${num(width * 0.395)}z"/></g>` +
    `<circle cx="${num(width * 0.44)}" cy="${num(foot - 130 * unit)}" r="${num(12 * unit)}" fill="#fff3c9"/>`
  )
}

/** The sea front after sunset: the market's clock tower, palace roofs, a dhow under sail, kites in the last light. */
export const seaFront: Backdrop = (pen, width, height, palette) => {
  const hue = parseHex(palette.brand).h
  const warm = parseHex(palette.accent).h
  const wide = width > height
  const unit = Math.min(width, height) / 540
  const [x, line] = [wide ? width * 0.735 : width / 2, height * (wide ? 0.72 : 0.56)]
  const sky = pen.linear([
    [0, oklch(0.24, 0.07, hue + 22)],
    [0.34, oklch(0.42, 0.1, hue + 8)],
    [0.6, oklch(0.7, 0.13, warm - 22)],
    [0.74, oklch(0.88, 0.13, warm - 6)],
  ])
  const sea = pen.linear([
    [0, oklch(0.72, 0.12, warm + 4)],
    [0.16, oklch(0.5, 0.1, hue + 10)],
    [1, oklch(0.22, 0.07, hue + 10)],
  ])
  const [one, two, three] = [oklch(0.9, 0.14, warm), oklch(0.56, 0.15, hue), oklch(0.6, 0.2, 28)]
  const glints = Array.from({ length: 34 }, () => {
    const y = pen.random.range(line + 8 * unit, height)
    const spread = 0.08 + ((y - line) / (height - line)) * 0.34
    const half = pen.random.range(6, 34) * unit
    return `M${num(x + pen.random.range(-spread, spread) * width - half)} ${num(y)}h${num(half * 2)}`
  })
  const rim = height - 52 * unit
  return (
    fill(sky, width, height) +
    scatter(pen, 40, [0, 0, width, height * 0.3], height / 220, '#ffffff', 0.8) +
    rays(x, line, Math.hypot(width, height) * 2, 20, '#fff2c4', 0.12, 5) +
    `<circle cx="${num(x)}" cy="${num(line - 46 * unit)}" r="${num(250 * unit)}" fill="${pen.radial([
      [0, '#fffbe4'],
      [0.5, oklch(0.94, 0.11, warm + 4)],
      [0.51, oklch(0.92, 0.12, warm), 0.55],
      [1, oklch(0.9, 0.12, warm), 0],
    ])}"/>` +
    skyline(pen, width, line, unit, oklch(0.36, 0.08, hue + 6), oklch(0.25, 0.07, hue)) +
    `<path fill="${sea}" d="M0 ${num(line)}H${num(width)}V${num(height)}H0z"/><path stroke="#ffeebb" stroke-width="${num(4 * unit)}" stroke-linecap="round" opacity=".6" d="${glints.join('')}"/>` +
    dhow(width * (wide ? 0.54 : 0.2), line + 38 * unit, unit * 0.62, oklch(0.2, 0.06, hue), '#fff8e2') +
    kite(width * 0.52, height * 0.15, unit * 0.62, 18, one, two) +
    kite(width * 0.945, height * 0.2, unit * 0.8, -16, three, one) +
    kite(width * 0.36, height * 0.09, unit * 0.44, -10, '#ffffff', three) +
    kite(width * 0.1, height * 0.16, unit * 0.56, 24, two, one) +
    // The parapet of the promenade, cut in lozenges.
    `<path fill="${oklch(0.2, 0.06, hue)}" d="M0 ${num(rim)}H${num(width)}V${num(height)}H0z"/><path stroke="${oklch(0.82, 0.12, warm)}" stroke-width="${num(4 * unit)}" d="M0 ${num(rim)}H${num(width)}"/><path fill="none" stroke="${oklch(0.82, 0.12, warm)}" stroke-width="${num(2.5 * unit)}" opacity=".7" d="${Array.from({ length: Math.ceil(width / (44 * unit)) + 1 }, (_, index) => `M${num(index * 44 * unit)} ${num(rim + 8 * unit)}l${num(22 * unit)} ${num(19 * unit)}l${num(-22 * unit)} ${num(19 * unit)}l${num(-22 * unit)} ${num(-19 * unit)}z`).join('')}"/>`
  )
}
