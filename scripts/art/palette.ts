/** A colour in OKLCH: l 0 to 1, c 0 to about 0.3, h in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** The two colours that a merchant gives; everything else is derived from them. Hex, `#rrggbb`. */
export type BrandPalette = { brand: string; accent: string }

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055

function linearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The hex colour nearest to an OKLCH one: chroma is reduced until the colour is displayable. */
export function oklch(l: number, c: number, h: number): string {
  let chroma = c
  let rgb = linearRgb({ l, c: chroma, h })
  while (chroma > 0 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    chroma = Math.max(0, chroma - 0.005)
    rgb = linearRgb({ l, c: chroma, h })
  }
  const hex = rgb.map((channel) => {
    const byte = Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${hex.join('')}`
}

/** Reads `#rrggbb`; other values become mid grey, so that a picture is always drawn. */
export function parseHex(hex: string): Oklch {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) return { l: 0.6, c: 0, h: 0 }
  const channel = (index: number): number => toLinear(Number.parseInt(match[index] ?? '80', 16) / 255)
  const [r, g, b] = [channel(1), channel(2), channel(3)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bee = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, bee), h: ((Math.atan2(bee, a) * 180) / Math.PI + 360) % 360 }
}

/** The same hue and a share of the chroma at another lightness. */
export function shade(hex: string, l: number, chroma = 1): string {
  const colour = parseHex(hex)
  return oklch(l, colour.c * chroma, colour.h)
}

/** Turns the hue by degrees, keeping lightness and chroma. */
export function turn(hex: string, degrees: number): string {
  const colour = parseHex(hex)
  return oklch(colour.l, colour.c, colour.h + degrees)
}

/** Light, body and shade of a metal. */
export type Metal = { light: string; body: string; deep: string }

export const gold: Metal = { light: '#fff3b0', body: '#f9c02c', deep: '#a3610a' }
export const silver: Metal = { light: '#ffffff', body: '#b9c4d6', deep: '#56627c' }
