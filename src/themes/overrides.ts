import type { Oklch } from '../ui/colour/oklch.ts'
import { parseColour } from '../ui/colour/parse.ts'
import {
  COLOUR_TOKENS,
  type ColourToken,
  type DroppedToken,
  LENGTH_TOKENS,
  type LengthToken,
} from './tokens.ts'

const LENGTH = /^\d{1,4}(\.\d{1,4})?(px|rem)$/

/** The tokens that a merchant sets itself. Unknown tokens and invalid values are in `dropped`. */
export interface Overrides {
  readonly colours: Partial<Record<ColourToken, Oklch>>
  readonly lengths: Partial<Record<LengthToken, string>>
  readonly dropped: readonly DroppedToken[]
}

/** `--surface-1`, `surface-1` and `surface1` are one token, as are `on-brand` and `onBrand`. */
export const tokenNameOf = (key: string): string =>
  key
    .replace(/^--/, '')
    .replace(/([a-z])([A-Z]|\d)/g, '$1-$2')
    .toLowerCase()

/** Reads `theme.tokens` (docs/contract.md): colours by `parseColour`, lengths in px or rem, nothing else. */
export function readOverrides(tokens: unknown): Overrides {
  const colours: Partial<Record<ColourToken, Oklch>> = {}
  const lengths: Partial<Record<LengthToken, string>> = {}
  const dropped: DroppedToken[] = []
  for (const [key, value] of Object.entries(tokens ?? {})) {
    const name = tokenNameOf(key)
    const colourToken = COLOUR_TOKENS.find((token) => token === name)
    const lengthToken = LENGTH_TOKENS.find((token) => token === name)
    const colour = colourToken && parseColour(value)
    if (colourToken && colour) colours[colourToken] = colour
    else if (lengthToken && LENGTH.test(value)) lengths[lengthToken] = value
    else dropped.push({ token: key, value: String(value).slice(0, 200) })
  }
  return { colours, lengths, dropped }
}
