/**
 * A colour in OKLCH: `l` lightness 0–1, `c` chroma (0 to about 0.4), `h` hue in degrees 0–360, `alpha` 0–1.
 * Colours are derived in this space because equal steps of `l` look equal for every hue.
 */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
  readonly alpha: number
}

/** sRGB channels, gamma-encoded; 0–1 for displayable colours. */
export type Rgb = readonly [red: number, green: number, blue: number]

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** One gamma-encoded sRGB channel as linear light. */
export const toLinear = (value: number): number =>
  Math.abs(value) <= 0.04045 ? value / 12.92 : Math.sign(value) * ((Math.abs(value) + 0.055) / 1.055) ** 2.4

const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** sRGB → OKLCH. The hue of a grey has no meaning. */
export function fromRgb(rgb: Rgb, alpha = 1): Oklch {
  const [r, g, b] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
    alpha,
  }
}

function toLinearRgb({ l, h }: Oklch, c: number): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const shows = (rgb: Rgb): boolean => rgb.every((value) => value > -0.0005 && value < 1.0005)

/** OKLCH → sRGB. A colour outside of the gamut keeps its lightness and hue, with reduced chroma. */
export function toRgb(colour: Oklch): Rgb {
  if (colour.l >= 1) return [1, 1, 1]
  if (colour.l <= 0) return [0, 0, 0]
  let linear = toLinearRgb(colour, colour.c)
  if (!shows(linear)) {
    let [low, high] = [0, colour.c]
    for (let step = 0; step < 14; step++) {
      const middle = (low + high) / 2
      if (shows(toLinearRgb(colour, middle))) low = middle
      else high = middle
    }
    linear = toLinearRgb(colour, low)
  }
  return [clamp(toGamma(linear[0])), clamp(toGamma(linear[1])), clamp(toGamma(linear[2]))]
}

/** The colour as `#rrggbb`, or `#rrggbbaa` where it is translucent. */
export function formatColour(colour: Oklch): string {
  const channels = colour.alpha < 1 ? [...toRgb(colour), colour.alpha] : toRgb(colour)
  return `#${channels
    .map((value) =>
      Math.round(clamp(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
