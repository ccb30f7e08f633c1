import { registry } from '../../../src/app/registry.ts'
import { resolveTheme } from '../../../src/app/resolvedTheme.ts'
import { layoutOf } from '../../../src/registry/plan.ts'
import type { Site } from '../../../src/site/site.ts'
import { CONTROL_RATIO, TEXT_RATIO } from '../../../src/themes/palette.ts'
import { contrast } from '../../../src/ui/colour/contrast.ts'
import { parseColour } from '../../../src/ui/colour/parse.ts'
import type { ContrastPair, Examined } from '../../../src/workbench/model/wire.ts'

const GROUNDS = ['bg', 'surface-1', 'surface-2', 'surface-3'] as const

/** A pair of colours and the required contrast. */
const PAIRS: readonly (readonly [text: string, grounds: readonly string[], needed: number])[] = [
  ['text', GROUNDS, TEXT_RATIO],
  ['text-muted', GROUNDS, TEXT_RATIO],
  ['brand-text', [...GROUNDS, 'brand-soft'], TEXT_RATIO],
  ['accent-text', GROUNDS, TEXT_RATIO],
  ['on-brand', ['brand'], TEXT_RATIO],
  ['on-accent', ['accent'], TEXT_RATIO],
  ['positive', GROUNDS, TEXT_RATIO],
  ['warning', GROUNDS, TEXT_RATIO],
  ['negative', GROUNDS, TEXT_RATIO],
  ['brand-line', GROUNDS, CONTROL_RATIO],
  ['accent-line', GROUNDS, CONTROL_RATIO],
  ['line', GROUNDS, CONTROL_RATIO],
  ['focus', GROUNDS, CONTROL_RATIO],
]

const pairsOf = (values: Readonly<Record<string, string>>): ContrastPair[] =>
  PAIRS.flatMap(([text, grounds, needed]) =>
    grounds.flatMap((ground) => {
      const [one, other] = [parseColour(values[text]), parseColour(values[ground])]
      return one && other ? [{ text, ground, ratio: contrast(one, other), needed }] : []
    }),
  )

/** A site's theme: the value of each token and the contrast of each pair. */
export const themeOf = (site: Site, prefersDark: boolean): Examined['theme'] => {
  const { scheme, values } = resolveTheme(site, layoutOf(registry, site), prefersDark)
  return { scheme, values, pairs: pairsOf(values) }
}
