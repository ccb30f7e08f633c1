import { oklch, parseHex } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { type Backdrop, fill, rays, scatter } from './backdrop.ts'

/** A tower's tiers, foot at 0,0, 100 high, ±24: each overhangs the one above, the top closes like a bud. */
const TOWER =
  'M-24 0V-14L-27-17L-22-22L-25-32L-27-35L-21-39L-23-48L-24-51L-18-55L-19-62L-20-65L-14-69L-15-75L-9-80L-9-85C-5-90-2-94 0-102C2-94 5-90 9-85L9-80L15-75L14-69L20-65L19-62L18-55L24-51L23-48L21-39L27-35L25-32L22-22L27-17L24-14V0z'

/** The temple from the west, around 0,0 at the water's edge: galleries, stairs, five towers. ±330 wide. */
function temple(paint: string, dim: string): string {
  const tower = (x: number, y: number, scale: number): string =>
    `<path transform="translate(${x} ${y}) scale(${scale})" d="${TOWER}"/>`
  const pillars = (from: number, to: number, step: number, y: number, tall: number): string =>
    Array.from(
      { length: Math.floor((to - from) / step) },
      (_, index) => `M${from + index * step} ${y}v${-tall}`,
    ).join('')
  return (
    `<g fill="${dim}">${tower(-146, -50, 1.04)}${tower(146, -50, 1.04)}</g>` +
    `<g fill="${paint}">${tower(-92, -58, 1.16)}${tower(92, -58, 1.16)}${tower(0, -70, 1.78)}` +
    '<path d="M-40-70L-36-96H36L40-70zM-330 2V-24H-318L-306-38H-212V-46L-204-58H-120V-70L-112-76H112L120-70V-58H204L212-46V-38H306L318-24H330V2z"/>' +
    '<path d="M-46-38L-40-62L0-84L40-62L46-38zM-334-24L-324-40-300-56-276-40-266-24zM266-24L276-40 300-56 324-40 334-24z"/></g>' +
    `<path stroke="${dim}" stroke-width="4" d="${pillars(-300, -50, 14, -6, 22)}${pillars(56, 306, 14, -6, 22)}"/><path fill="${dim}" d="M-16 2V-30Q0-44 16-30V2zM-308 2V-20Q-300-30-292-20V2zM292 2V-20Q300-30 308-20V2z"/>`
  )
}

/** A sugar palm, foot at 0,0: a bare trunk and a ball of fans. */
const PALM =
  'M-5 0C-8-90-6-160-2-226L3-226C4-160 4-90 6 0zM0-226C-40-210-66-228-74-244C-50-246-34-244-18-240C-44-256-52-276-48-296C-32-286-22-272-12-252C-18-284-10-302 2-314C14-300 18-282 12-254C22-274 34-286 50-294C52-274 42-254 18-240C36-244 54-244 76-240C66-222 38-210 0-226z'

const lily = (pen: Pen, x: number, y: number, scale: number, leaf: string, flower: string): string => {
  const petals = [-64, 64, -34, 34, 0]
    .map((angle) => `<path transform="rotate(${angle})" d="M0 0C-16-14-14-38 0-52C14-38 16-14 0 0z"/>`)
    .join('')
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale, 2)})"><ellipse rx="74" ry="17" cy="6" fill="${leaf}"/><ellipse rx="58" ry="11" cx="${pen.random.int(-70, 70)}" cy="14" fill="${leaf}" opacity=".75"/><g fill="${flower}" stroke="#5a1a20" stroke-opacity=".35" stroke-width="2">${petals}</g></g>`
}

/** Five towers before the sun, twice: against the morning and in the moat. */
export const moatDawn: Backdrop = (pen, width, height, palette) => {
  const hue = parseHex(palette.brand).h
  const jade = parseHex(palette.accent).h
  const wide = width > height
  const unit = Math.min(width, height) / 540
  const x = wide ? width * 0.735 : width / 2
  const line = height * (wide ? 0.67 : 0.52)
  const scale = unit * (wide ? 1.16 : 0.94)
  const sky = pen.linear([
    [0, oklch(0.2, 0.06, hue - 40)],
    [0.3, oklch(0.38, 0.11, hue - 18)],
    [0.52, oklch(0.6, 0.16, hue)],
    [0.7, oklch(0.86, 0.14, hue + 34)],
  ])
  const water = pen.linear([
    [0, oklch(0.74, 0.14, hue + 24)],
    [0.3, oklch(0.46, 0.11, hue)],
    [1, oklch(0.16, 0.05, jade)],
  ])
  const id = pen.id('tm')
  pen.define(`<g id="${id}">${temple(oklch(0.22, 0.06, hue), oklch(0.34, 0.09, hue))}</g>`)
  const ripples = Array.from({ length: 40 }, () => {
    const y = pen.random.range(line + 10 * unit, height)
    const half = pen.random.range(8, 46) * unit
    return `M${num(pen.random.range(0.02, 1) * width - half)} ${num(y)}h${num(half * 2)}`
  })
  const palm = (at: number, size: number): string =>
    `<path fill="${oklch(0.18, 0.05, hue - 10)}" transform="translate(${num(width * at)} ${num(line)}) scale(${num(size * unit, 2)})" d="${PALM}"/>`
  return (
    fill(sky, width, height) +
    scatter(pen, 40, [0, 0, width, height * 0.3], height / 220, '#ffffff', 0.7) +
    rays(x, line - 60 * unit, Math.hypot(width, height) * 2, 22, '#fff0c0', 0.12, 4) +
    `<circle cx="${num(x)}" cy="${num(line - 150 * unit)}" r="${num(300 * unit)}" fill="${pen.radial([
      [0, '#fffbe0'],
      [0.42, oklch(0.93, 0.12, 85)],
      [0.43, oklch(0.9, 0.14, 74), 0.6],
      [1, oklch(0.8, 0.15, 60), 0],
    ])}"/>` +
    `<path fill="${oklch(0.3, 0.07, hue - 6)}" d="M0 ${num(line + 2)}V${num(line - 34 * unit)}Q${num(width * 0.12)} ${num(line - 64 * unit)} ${num(width * 0.24)} ${num(line - 38 * unit)}T${num(width * 0.5)} ${num(line - 40 * unit)}T${num(width * 0.78)} ${num(line - 36 * unit)}T${num(width)} ${num(line - 44 * unit)}V${num(line + 2)}z"/>` +
    `<use href="#${id}" transform="translate(${num(x)} ${num(line)}) scale(${num(scale, 3)})"/>` +
    palm(0.06, 0.86) +
    palm(0.13, 1.06) +
    (wide ? palm(0.43, 0.8) : '') +
    palm(0.975, 1.02) +
    `<path fill="${water}" d="M0 ${num(line)}H${num(width)}V${num(height)}H0z"/>` +
    `<use href="#${id}" transform="translate(${num(x)} ${num(line)}) scale(${num(scale, 3)} ${num(-scale * 0.8, 3)})" opacity=".5"/>` +
    `<path stroke="#ffe6b0" stroke-width="${num(3 * unit)}" stroke-linecap="round" opacity=".5" d="${ripples.join('')}"/>` +
    lily(pen, width * 0.05, height - 26 * unit, unit * 0.9, oklch(0.5, 0.11, jade), oklch(0.82, 0.12, 4)) +
    lily(pen, width * 0.3, height - 44 * unit, unit * 0.6, oklch(0.42, 0.1, jade), oklch(0.88, 0.09, 4)) +
    lily(pen, width * 0.94, height - 30 * unit, unit, oklch(0.5, 0.11, jade), oklch(0.82, 0.12, 4)) +
    lily(pen, width * 0.52, height - 18 * unit, unit * 0.76, oklch(0.46, 0.1, jade), oklch(0.86, 0.1, 4))
  )
}
