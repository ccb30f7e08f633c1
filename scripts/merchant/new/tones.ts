import { CONTROL_RATIO, TEXT_RATIO } from '../../../src/themes/palette.ts'
import type { ColourToken } from '../../../src/themes/tokens.ts'
import { contrast } from '../../../src/ui/colour/contrast.ts'
import { formatColour } from '../../../src/ui/colour/oklch.ts'
import { parseColour } from '../../../src/ui/colour/parse.ts'

/** A derived tone that stands in for a colour of the merchant. */
export interface StandIn {
  readonly token: ColourToken
  /** What is drawn in it. */
  readonly where: string
  readonly needed: number
  /** The tone, `#RRGGBB`. */
  readonly tone: string
}

/** The derived tones of each colour, and what the layouts draw in them. */
const TONES = {
  brand: [
    { token: 'brand-text', where: 'links, selected tabs and icons', needed: TEXT_RATIO },
    {
      token: 'brand-line',
      where: 'lines, progress bars, ticked boxes and the edges of faint fills',
      needed: CONTROL_RATIO,
    },
  ],
  accent: [
    { token: 'accent-text', where: 'levels, odds, countdowns and their icons', needed: TEXT_RATIO },
    {
      token: 'accent-line',
      where: 'the mark of a carousel and the edges of faint fills',
      needed: CONTROL_RATIO,
    },
  ],
} as const satisfies Record<string, readonly Omit<StandIn, 'tone'>[]>

const GROUNDS = ['bg', 'surface-1', 'surface-2', 'surface-3'] as const

/** The lowest contrast of a colour with the backgrounds of its theme, rounded down to a hundredth. Pure. */
export function lowestContrast(given: string, values: Readonly<Record<string, string>>): number {
  const own = parseColour(given)
  if (!own) return 0
  const reached = GROUNDS.flatMap((token) => {
    const ground = parseColour(values[token])
    return ground ? [contrast(own, ground)] : []
  })
  return Math.floor(Math.min(...reached) * 100) / 100
}

/**
 * The tones of a theme that stand in for the merchant's colour, since it cannot be made out there. Tones that the merchant set
 * itself (`set`) stand in for nothing. Pure.
 */
export function standInsOf(
  colour: 'brand' | 'accent',
  given: string,
  values: Readonly<Record<string, string>>,
  set: ReadonlySet<string>,
): StandIn[] {
  const own = parseColour(given)
  if (!own) return []
  return TONES[colour].flatMap((one) => {
    const tone = parseColour(values[one.token])
    if (!tone || set.has(one.token) || formatColour(tone) === formatColour(own)) return []
    return [{ ...one, tone: formatColour(tone).toUpperCase() }]
  })
}
