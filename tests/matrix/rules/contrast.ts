/** Red, green, blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const NORMAL_TEXT = 4.5
export const LARGE_TEXT = 3
/** The size from which text counts as large, px. */
const LARGE_PX = 24
const LARGE_BOLD_PX = 18.66
const BOLD = 700
/** The share of the pixels that may have too little contrast: antialiased edges behind a text do not affect reading. */
const EDGE_SHARE = 0.02

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

export function contrastOf(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** A text's colour, opacity (from 0 to 1) and font. */
export interface Ink {
  readonly colour: Rgb
  readonly opacity: number
  /** px. */
  readonly size: number
  readonly weight: number
}

export const neededFor = ({ size, weight }: Ink): number =>
  size >= LARGE_PX || (size >= LARGE_BOLD_PX && weight >= BOLD) ? LARGE_TEXT : NORMAL_TEXT

/**
 * The contrast of a text with the real pixels behind it, without the worst fiftieth of them. Undefined if there are no
 * pixels.
 */
export function measuredContrast(ink: Ink, behind: readonly Rgb[]): number | undefined {
  const contrasts = behind.map((pixel) => contrastOf(over(ink, pixel), pixel)).sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length * EDGE_SHARE)]
}

function over({ colour, opacity }: Ink, pixel: Rgb): Rgb {
  const mix = (channel: 0 | 1 | 2) => colour[channel] * opacity + pixel[channel] * (1 - opacity)
  return [mix(0), mix(1), mix(2)]
}

const RGB = /^rgba?\((\d+(?:\.\d+)?), (\d+(?:\.\d+)?), (\d+(?:\.\d+)?)(?:, (\d*\.?\d+))?\)$/

/** Parses a computed colour; undefined for other colour spaces. */
export function parseRgb(text: string): { colour: Rgb; opacity: number } | undefined {
  const match = RGB.exec(text)
  if (!match) return undefined
  const [red = 0, green = 0, blue = 0] = match.slice(1, 4).map(Number)
  return { colour: [red, green, blue], opacity: match[4] === undefined ? 1 : Number(match[4]) }
}
