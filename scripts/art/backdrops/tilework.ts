import { oklch, parseHex } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { type Backdrop, fill, scatter } from './backdrop.ts'
import { arch, type Glaze, girihPattern } from './glaze.ts'

/** A niche in a tiled wall: a frame of ivory, a pointed arch, light within. */
function niche(
  pen: Pen,
  [width, height]: readonly [number, number],
  { hue, warm }: { hue: number; warm: number },
): string {
  const wide = width > height
  const unit = wide ? height / 540 : width / 590
  const x = wide ? width * 0.735 : width / 2
  const foot = wide ? height + 4 : height * 0.71
  const at = (drop: number): number => (wide ? 0 : height * 0.02) + drop * unit
  const gold = pen.linear(
    [
      [0, oklch(0.93, 0.09, warm)],
      [0.4, oklch(0.8, 0.13, warm)],
      [0.7, oklch(0.6, 0.12, warm - 8)],
      [1, oklch(0.78, 0.13, warm)],
    ],
    0.6,
    1,
  )
  const inside = pen.radial(
    [
      [0, '#fffdf0'],
      [0.45, oklch(0.95, 0.05, warm)],
      [0.8, oklch(0.84, 0.09, warm)],
      [1, oklch(0.66, 0.1, warm - 6)],
    ],
    0.5,
    0.46,
    0.66,
  )
  const panel = `M${num(x - 266 * unit)} ${num(foot)}V${num(at(-30))}H${num(x + 286 * unit)}V${num(foot)}z`
  const line: Glaze = {
    ground: 'none',
    star: 'none',
    field: 'none',
    heart: 'none',
    grout: oklch(0.8, 0.1, warm),
  }
  const lattice = girihPattern(pen, 54 * unit, 'gl', [line, line])
  const opening = arch(x, 214 * unit, at(236), at(8), foot)
  return (
    `<path fill="${pen.linear([
      [0, oklch(0.97, 0.03, warm)],
      [1, oklch(0.88, 0.06, warm)],
    ])}" d="${panel}"/>` +
    `<path fill="${girihPattern(pen, 40 * unit, 'gb', [
      {
        ground: oklch(0.95, 0.03, warm),
        star: oklch(0.45, 0.12, hue),
        field: oklch(0.62, 0.14, hue + 8),
        heart: oklch(0.9, 0.08, warm),
        grout: oklch(0.82, 0.1, warm),
      },
      {
        ground: oklch(0.95, 0.03, warm),
        star: oklch(0.52, 0.13, hue + 30),
        field: oklch(0.72, 0.12, hue + 24),
        heart: oklch(0.97, 0.03, warm),
        grout: oklch(0.82, 0.1, warm),
      },
    ])}" d="${panel}"/>` +
    `<path fill="none" stroke="${gold}" stroke-width="${num(7 * unit)}" d="${panel}"/>` +
    `<path fill="${oklch(0.2, 0.07, hue)}" opacity=".28" transform="translate(${num(6 * unit)} ${num(10 * unit)})" d="${arch(x, 234 * unit, at(240), at(-14), foot)}"/>` +
    `<path fill="${gold}" d="${arch(x, 234 * unit, at(236), at(-16), foot)}"/>` +
    `<path fill="${inside}" d="${opening}"/><path fill="${lattice}" opacity=".4" d="${opening}"/>` +
    `<path fill="none" stroke="#fffdf0" stroke-width="${num(3 * unit)}" d="${arch(x, 202 * unit, at(240), at(26), foot)}"/>`
  )
}

const wall = (pen: Pen, width: number, height: number, hue: number, warm: number): string => {
  const unit = Math.min(width, height) / 540
  const pattern = girihPattern(pen, 92 * unit, 'gw', [
    {
      ground: oklch(0.36, 0.1, hue),
      star: oklch(0.44, 0.12, hue),
      field: oklch(0.3, 0.09, hue),
      heart: oklch(0.56, 0.13, hue + 6),
      grout: oklch(0.74, 0.12, warm),
    },
    {
      ground: oklch(0.36, 0.1, hue),
      star: oklch(0.4, 0.11, hue + 14),
      field: oklch(0.48, 0.12, hue + 10),
      heart: oklch(0.82, 0.1, warm),
      grout: oklch(0.74, 0.12, warm),
    },
  ])
  return fill(pattern, width, height)
}

/** A wall of emerald tiles with gold in its joints, and a niche of ivory full of light. */
export const girih: Backdrop = (pen, width, height, palette) => {
  const hue = parseHex(palette.brand).h
  const warm = parseHex(palette.accent).h
  const shadow = pen.linear(
    [
      [0, oklch(0.16, 0.06, hue), 0.75],
      [0.5, oklch(0.2, 0.07, hue), 0.35],
      [1, oklch(0.16, 0.06, hue), 0.6],
    ],
    0.3,
    1,
  )
  return (
    wall(pen, width, height, hue, warm) +
    fill(shadow, width, height) +
    niche(pen, [width, height], { hue, warm })
  )
}

/** A tiled court at night: three arches, lamps in them, and their light on the water. */
export const courtyard: Backdrop = (pen, width, height, palette) => {
  const hue = parseHex(palette.brand).h
  const warm = parseHex(palette.accent).h
  const wide = width > height
  const unit = wide ? height / 540 : width / 590
  const foot = wide ? height * 0.8 : height * 0.6
  const sky = pen.linear([
    [0, oklch(0.2, 0.06, hue + 30)],
    [0.6, oklch(0.34, 0.09, hue + 14)],
    [1, oklch(0.5, 0.12, hue)],
  ])
  const glow = pen.linear([
    [0, oklch(0.86, 0.12, warm)],
    [0.55, oklch(0.76, 0.14, warm - 12)],
    [1, oklch(0.52, 0.12, warm - 24)],
  ])
  const stone = pen.linear([
    [0, oklch(0.34, 0.09, hue)],
    [1, oklch(0.26, 0.07, hue)],
  ])
  const band = girihPattern(pen, 44 * unit, 'cb', [
    {
      ground: oklch(0.32, 0.09, hue),
      star: oklch(0.42, 0.11, hue),
      field: oklch(0.6, 0.12, hue + 16),
      heart: oklch(0.9, 0.08, warm),
      grout: oklch(0.76, 0.12, warm),
    },
    {
      ground: oklch(0.32, 0.09, hue),
      star: oklch(0.38, 0.1, hue + 20),
      field: oklch(0.88, 0.05, warm),
      heart: oklch(0.5, 0.13, hue),
      grout: oklch(0.76, 0.12, warm),
    },
  ])
  const spacing = 250 * unit
  const start = (wide ? width * 0.735 : width / 2) - spacing * 4
  const top = foot - 390 * unit
  const lamp = (x: number): string =>
    `<g transform="translate(${num(x)} ${num(top + 50 * unit)}) scale(${num(unit * 0.9, 2)})"><circle r="90" cy="110" fill="${pen.radial(
      [
        [0, '#fff8d8', 0.9],
        [1, '#ffd97a', 0],
      ],
    )}"/><path stroke="${oklch(0.7, 0.12, warm)}" stroke-width="3" d="M0-40V66"/><path fill="${oklch(0.74, 0.13, warm)}" d="M0 60L20 84 28 128 12 150H-12L-28 128-20 84z"/><path fill="#fffbe2" d="M-12 90H12L17 126 8 140H-8L-17 126z"/><path fill="${oklch(0.5, 0.11, warm - 10)}" d="M-12 150H12L0 168z"/></g>`
  const bays = Array.from({ length: 9 }, (_, index) => start + index * spacing)
  // Where the words will lie the arches are dark: gold letters need a quiet ground.
  const dim = pen.linear([
    [0, oklch(0.3, 0.07, hue)],
    [1, oklch(0.19, 0.05, hue)],
  ])
  const isLit = (x: number): boolean => !wide || x > width * 0.52
  const water = pen.linear([
    [0, oklch(0.58, 0.12, warm - 6)],
    [0.2, oklch(0.36, 0.1, hue)],
    [1, oklch(0.17, 0.06, hue)],
  ])
  return (
    fill(sky, width, height) +
    scatter(pen, 60, [0, 0, width, height * 0.4], height / 210, '#ffffff', 0.8) +
    `<path fill="${stone}" d="M0 ${num(top)}H${num(width)}V${num(foot)}H0z"/>` +
    bays
      .map(
        (x) =>
          `<path fill="${isLit(x) ? oklch(0.84, 0.1, warm) : oklch(0.56, 0.09, warm)}" d="${arch(x, 96 * unit, top + 190 * unit, top + 76 * unit, foot)}"/><path fill="${isLit(x) ? glow : dim}" d="${arch(x, 87 * unit, top + 192 * unit, top + 88 * unit, foot)}"/>`,
      )
      .join('') +
    bays.filter(isLit).map(lamp).join('') +
    `<path fill="${band}" d="M0 ${num(top)}H${num(width)}V${num(top + 44 * unit)}H0z"/><path stroke="${oklch(0.8, 0.12, warm)}" stroke-width="${num(4 * unit)}" d="M0 ${num(top)}H${num(width)}M0 ${num(top + 46 * unit)}H${num(width)}"/>` +
    `<path fill="${water}" d="M0 ${num(foot)}H${num(width)}V${num(height)}H0z"/><path stroke="${oklch(0.86, 0.1, warm)}" stroke-width="${num(8 * unit)}" d="M0 ${num(foot)}H${num(width)}"/>` +
    `<g fill="${oklch(0.86, 0.13, warm)}" opacity=".5">${bays
      .filter(isLit)
      .map((x) =>
        [0, 1, 2, 3]
          .map((row) => {
            const half = (66 - row * 13) * unit
            return `<path d="M${num(x - half)} ${num(foot + (16 + row * 24) * unit)}q${num(half)} ${num(-6 * unit)} ${num(half * 2)} 0q${num(-half)} ${num(8 * unit)} ${num(-half * 2)} 0z"/>`
          })
          .join(''),
      )
      .join('')}</g>`
  )
}
