import { fromRgb, type Oklch, type Rgb } from './oklch.ts'

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const NUMBER = '([-+]?(?:\\d+|\\d*\\.\\d+)(?:e[-+]?\\d\\d?)?)(%|deg)?'
const forms = (names: string, between: string, beforeAlpha: string): RegExp =>
  RegExp(
    `^(${names})\\(\\s*${[NUMBER, NUMBER, NUMBER].join(between)}(?:\\s*${beforeAlpha}\\s*${NUMBER})?\\s*\\)$`,
    'i',
  )
const WITH_COMMAS = forms('rgba?|hsla?', '\\s*,\\s*', ',')
const WITH_SPACES = forms('rgba?|hsla?|oklch', '\\s+', '/')
const LONGEST = 80

const clamp = (value: number, top = 1): number => Math.min(top, Math.max(0, value))
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number): number => {
    const k = (offset + turn(hue) / 30) % 12
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    )
  }
  return [channel(0), channel(8), channel(4)]
}

function fromHex(digits: string): Oklch {
  const wide = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits
  const channel = (at: number): number => Number.parseInt(wide.slice(at, at + 2), 16) / 255
  return fromRgb([channel(0), channel(2), channel(4)], wide.length > 6 ? channel(6) : 1)
}

/**
 * Reads a colour of a merchant: hex (3, 4, 6 or 8 digits), `rgb()`, `hsl()` or `oklch()`, with commas or spaces, `%`, `deg`
 * and alpha (docs/contract.md). A security boundary: whatever is not wholly one of these, such as `url(`, `var(`, a name or
 * anything with `;`, is `undefined`.
 */
export function parseColour(text: unknown): Oklch | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined
  const trimmed = text.trim()
  const hex = HEX.exec(trimmed)?.[1]
  if (hex) return fromHex(hex)
  const match = WITH_COMMAS.exec(trimmed) ?? WITH_SPACES.exec(trimmed)
  if (!match) return undefined

  const kind = match[1]?.[0]?.toLowerCase()
  const angle = kind === 'h' ? 0 : kind === 'o' ? 2 : -1
  const numbers = [2, 4, 6, 8].map((at) => Number(match[at]))
  const units = [3, 5, 7, 9].map((at) => match[at]?.toLowerCase())
  if (units.some((unit, at) => unit === (at === angle ? '%' : 'deg'))) return undefined

  const part = (at: number, whole: number): number => (numbers[at] ?? 0) / (units[at] === '%' ? 100 : whole)
  const share = (at: number, whole: number): number => clamp(part(at, whole))
  const alpha = match[8] ? share(3, 1) : 1
  if (kind === 'r') return fromRgb([share(0, 255), share(1, 255), share(2, 255)], alpha)
  if (kind === 'h') return fromRgb(fromHsl(part(0, 1), share(1, 100), share(2, 100)), alpha)
  return {
    l: share(0, 1),
    c: clamp(part(1, 1) * (units[1] === '%' ? 0.4 : 1), 0.5),
    h: turn(part(2, 1)),
    alpha,
  }
}
