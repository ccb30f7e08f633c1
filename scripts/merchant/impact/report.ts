import { escaped, PAGE_STYLE, picture } from '../../../tests/matrix/rules/html.ts'
import { sentenceOf, type WantedChange } from './changes.ts'
import { linesOf, type MerchantImpact } from './print.ts'

/** A screen that looks different before and after; files are relative to the report. */
export interface ScreenDifference {
  readonly merchant: string
  readonly visitor: string
  readonly screen: string
  /** The share of changed pixels. */
  readonly said: string
  readonly before: string
  readonly after: string
  /** The differences in red; absent where the sizes differ. */
  readonly diff?: string
}

/** The content of a report. */
export interface ImpactReport {
  readonly changes: readonly WantedChange[]
  readonly impacts: readonly MerchantImpact[]
  /** Number of compared screens. */
  readonly compared: number
  readonly differences: readonly ScreenDifference[]
}

/** The effect of a change as one HTML document: for each merchant the table, then its screens side by side. Pure. */
export function impactPage({ changes, impacts, compared, differences }: ImpactReport): string {
  const what = changes.map(sentenceOf).join(', ')
  const shelves = impacts.map((impact) => {
    const own = differences.filter(({ merchant }) => merchant === impact.merchant)
    return `<h2>${escaped(impact.merchant)}</h2><pre>${escaped(linesOf(impact).slice(1).join('\n'))}</pre>${own.map(shown).join('')}`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Impact of ${escaped(what)}</title>
<style>${PAGE_STYLE}${STYLE}</style>
<main>
<h1>Impact of ${escaped(what)}</h1>
<p>${differences.length} of ${compared} screens look different, in ${impacts.length} ${impacts.length === 1 ? 'merchant' : 'merchants'}.</p>
${shelves.join('\n')}
</main>
</html>
`
}

/** A difference is expected here, not a failure. */
const STYLE = `
  h2 { margin-block-start: 24px; }
  .changed { border-color: color-mix(in srgb, currentColor 30%, transparent); }
`

const shown = ({ visitor, screen, said, before, after, diff }: ScreenDifference): string =>
  `<section class="changed"><h3>${escaped(screen)}, as ${escaped(visitor)}</h3><p>${escaped(said)}</p>` +
  `<div class="cells">${picture(before, 'before')}${picture(after, 'after')}${picture(diff, 'difference')}</div></section>`
