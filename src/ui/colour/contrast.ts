import { type Oklch, toLinear, toRgb } from './oklch.ts'

/** White and black, the colours of the strongest contrast. */
export const WHITE: Oklch = { l: 1, c: 0, h: 0, alpha: 1 }
export const BLACK: Oklch = { l: 0, c: 0, h: 0, alpha: 1 }

/** Relative luminance of the displayed colour, with 256 steps a channel: a ratio must hold after rounding too. */
function luminance(colour: Oklch): number {
  const [r, g, b] = toRgb(colour)
  const linear = (value: number): number => toLinear(Math.round(value * 255) / 255)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

const ratioOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Contrast of two colours by WCAG 2, from 1 to 21. Alpha is ignored: both count as opaque. */
export const contrast = (a: Oklch, b: Oklch): number => ratioOf(luminance(a), luminance(b))

/**
 * The colour with its lightness changed only as far as needed to reach `ratio` against every background. The hue stays, and
 * chroma is reduced to the displayable range. If no lightness is enough: white or black, whichever has more contrast.
 */
export function withContrast(colour: Oklch, against: Oklch | readonly Oklch[], ratio: number): Oklch {
  const grounds = ('l' in against ? [against] : against).map(luminance)
  const worst = (l: number): number => {
    const own = luminance({ ...colour, l })
    return Math.min(...grounds.map((ground) => ratioOf(own, ground)))
  }
  if (worst(colour.l) >= ratio) return colour
  const reached = [1, 0].flatMap((end) => {
    if (worst(end) < ratio) return []
    let [fails, holds] = [colour.l, end]
    for (let step = 0; step < 14; step++) {
      const middle = (fails + holds) / 2
      if (worst(middle) >= ratio) holds = middle
      else fails = middle
    }
    return [holds]
  })
  const [one, other] = reached
  if (one === undefined) return worst(1) >= worst(0) ? WHITE : BLACK
  const nearer = other === undefined || Math.abs(one - colour.l) <= Math.abs(other - colour.l) ? one : other
  return { ...colour, l: nearer }
}
