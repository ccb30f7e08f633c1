import { type DiffLine, lineDiff } from '../../../src/workbench/model/lineDiff.ts'
import { readableChanges } from '../../../src/workbench/model/readable.ts'
import type { FileChange } from '../../../src/workbench/model/wire.ts'
import { linesOf, type MerchantImpact } from '../impact/print.ts'

/** The effect of a change on one merchant. */
export interface SetResult {
  readonly merchant: string
  readonly files: readonly FileChange[]
  /** The parts that visitors gain and lose; absent where only the theme changes. */
  readonly impact?: MerchantImpact
  /** New errors of the merchant. */
  readonly errors: readonly string[]
  /** Places of expectations.json that expect features that the change removes. */
  readonly unmet: number
}

/** The changed lines of one file, or of one template in it. */
export interface FileDiff {
  readonly place: string
  readonly lines: readonly DiffLine[]
}

/** The changed lines of a merchant's files. Pure. */
export const diffOf = ({ merchant, files }: Pick<SetResult, 'merchant' | 'files'>): FileDiff[] =>
  files.flatMap(readableChanges).map(({ file, template, before, after }) => ({
    place: `${merchant}/${file}${template ? `, the template ${template}` : ''}`,
    lines: lineDiff(before, after)
      .filter(({ mark }) => mark !== ' ')
      .map(({ mark, text }) => ({ mark, text: text.trim() })),
  }))

/** The impact of all merchants in one table, and one diff. Pure. */
export function linesOfSet(results: readonly SetResult[]): string[] {
  const alike = Map.groupBy(results, (result) => impactLines(result).join('\n'))
  const impact = [...alike.values()].flatMap((those) => [
    those.map(({ merchant }) => merchant).join(', '),
    ...those.slice(0, 1).flatMap(impactLines),
    '',
  ])
  const files = results
    .flatMap(diffOf)
    .flatMap(({ place, lines }) => [place, ...lines.map(({ mark, text }) => `  ${mark} ${text}`)])
  const errors = results.flatMap(({ merchant, errors }) => errors.map((error) => `${merchant}: ${error}`))
  const unmet = results.flatMap(({ merchant, unmet }) =>
    unmet > 0
      ? [
          `${merchant}: expectations.json expects what is gone, in ${unmet} place${unmet === 1 ? '' : 's'} (check)`,
        ]
      : [],
  )
  return [...impact, ...files, ...unmet, ...(errors.length > 0 ? ['', 'New errors:', ...errors] : [])]
}

/** Without the first line, which names the merchant. */
const impactLines = ({ impact }: SetResult): string[] => (impact ? linesOf(impact).slice(1) : [])
