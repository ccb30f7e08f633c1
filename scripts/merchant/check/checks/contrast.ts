import { registry } from '../../../../src/app/registry.ts'
import { resolveTheme } from '../../../../src/app/resolvedTheme.ts'
import { layoutOf } from '../../../../src/registry/plan.ts'
import { pointerStep } from '../../../../src/site/problem.ts'
import type { Site } from '../../../../src/site/site.ts'
import { tokenNameOf } from '../../../../src/themes/overrides.ts'
import { PAIRS, type Pair } from '../../../../src/themes/pairs.ts'
import type { ColourToken } from '../../../../src/themes/tokens.ts'
import { contrast, withContrast } from '../../../../src/ui/colour/contrast.ts'
import { formatColour, type Oklch } from '../../../../src/ui/colour/oklch.ts'
import { parseColour } from '../../../../src/ui/colour/parse.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { MANIFEST } from '../open.ts'

const THEME = '/templates/parameters/theme'

/** A pair with too little contrast, and a colour that would have enough. */
export interface WeakPair {
  readonly over: ColourToken
  readonly under: ColourToken
  readonly reached: number
  readonly needed: number
  /** The colour that the merchant chose, and the nearest one with enough contrast everywhere. */
  readonly change: ColourToken
  readonly from: string
  readonly nearest: string
  /** False: no such colour exists with the other colours; `nearest` is the best one. */
  readonly holds: boolean
}

/** Theme contrast (WCAG 2 AA) of every pair that the layouts use. */
export const contrasts = defineCheck({
  looksFor: 'colours of the theme that cannot be read on each other',
  codes: { 'theme.contrast': 'error' },
  run: ({ site }) => {
    if (!site) return []
    const told = new Set<string>()
    return schemesOf(site).flatMap((dark) =>
      weakPairs(site, dark).flatMap((weak): FoundBy<'theme.contrast'>[] => {
        const key = `${weak.over} ${weak.under} ${weak.nearest}`
        if (told.has(key)) return []
        told.add(key)
        return [
          { code: 'theme.contrast', file: MANIFEST, pointer: pointerOf(site, weak.change), ...wordsOf(weak) },
        ]
      }),
    )
  },
})

/** The schemes of the site: true is dark. */
export function schemesOf(site: Site): readonly boolean[] {
  const [dark, light] = [true, false].map(
    (prefers) => resolveTheme(site, layoutOf(registry, site), prefers).scheme,
  )
  return dark === light ? [dark === 'dark'] : [true, false]
}

/** The pairs of a site's theme with too little contrast, in one scheme. Pure. */
export function weakPairs(site: Site, prefersDark: boolean): WeakPair[] {
  const { values } = resolveTheme(site, layoutOf(registry, site), prefersDark)
  const given = new Set(Object.keys(site.theme.tokens ?? {}).map(tokenNameOf))
  const colourOf = (token: ColourToken): Oklch => parseColour(values[token]) ?? { l: 0, c: 0, h: 0, alpha: 1 }
  const ratioOf = ([over, under]: Pair): number => contrast(colourOf(over), colourOf(under))
  return PAIRS.filter((pair) => ratioOf(pair) < pair[2]).map((pair) => {
    const [over, under, needed] = pair
    // Derived colours adapt themselves: only the merchant's own colour can be the cause.
    const change = given.has(over) || !given.has(under) ? over : under
    const colour = nearestFor(change, colourOf)
    return {
      over,
      under,
      needed,
      reached: Math.floor(ratioOf(pair) * 100) / 100,
      change,
      from: formatColour(colourOf(change)),
      nearest: formatColour(colour),
      holds: contrast(colour, colourOf(change === over ? under : over)) >= needed,
    }
  })
}

/** The colour with the smallest change of lightness that has enough contrast in all its pairs. */
function nearestFor(token: ColourToken, colourOf: (token: ColourToken) => Oklch): Oklch {
  const among = PAIRS.filter(([over, under]) => over === token || under === token)
  const against = among.map(([over, under]) => colourOf(over === token ? under : over))
  return withContrast(colourOf(token), against, Math.max(...among.map(([, , ratio]) => ratio)))
}

/** The place of the colour in the theme; the theme itself where it is not set. */
function pointerOf({ theme }: Site, token: ColourToken): string {
  const key = Object.keys(theme.tokens ?? {}).find((sent) => tokenNameOf(sent) === token)
  if (key !== undefined) return `${THEME}/tokens${pointerStep(key)}`
  return token in theme ? `${THEME}${pointerStep(token)}` : THEME
}

const wordsOf = ({ over, under, reached, needed, change, from, nearest, holds }: WeakPair) => ({
  means: `${over} on ${under} has a contrast of ${reached.toFixed(2)}:1 and needs ${needed}:1 (WCAG AA): many players cannot make it out.`,
  mend: holds
    ? `Change ${change} from ${from} to ${nearest}, the nearest colour that is enough wherever it is used, or leave it out: then it is derived.`
    : `No lightness of ${change} is enough on all that it is used with (${nearest} comes nearest): leave it out, then it is derived.`,
})
