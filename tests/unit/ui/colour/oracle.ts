import Color from 'colorjs.io'
import type { Oklch } from '../../../../src/ui/colour/oklch.ts'

/** The same colour for the oracle, a library that we use in tests only. */
export const toOracle = ({ l, c, h, alpha }: Oklch): Color => new Color('oklch', [l, c, h], alpha)

/** The channels that the oracle reads, rounded like ours. */
export const oracleChannels = (text: string): number[] =>
  [...new Color(text).to('srgb').coords].map((value) =>
    Math.round(Math.min(1, Math.max(0, value ?? 0)) * 255),
  )

export const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export const oracleContrast = (one: string, other: string): number =>
  new Color(one).contrastWCAG21(new Color(other))
