import { lineDiff } from '../../../src/workbench/model/lineDiff.ts'
import { readableChanges } from '../../../src/workbench/model/readable.ts'
import type { FileChange } from '../../../src/workbench/model/wire.ts'

/** The effect of a change on one merchant. */
export interface SetResult {
  readonly merchant: string
  readonly files: readonly FileChange[]
  /** The gained and lost parts by visitor, as lines; equal ones of several merchants are printed once. */
  readonly impact: readonly string[]
  /** New errors of the merchant. */
  readonly errors: readonly string[]
  /** Places of expectations.json that expect features that the change removes. */
  readonly unmet: number
}

/** The impact of all merchants in one table, and one diff. Pure. */
export function linesOfSet(results: readonly SetResult[]): string[] {
  const alike = Map.groupBy(results, ({ impact }) => impact.join('\n'))
  const impact = [...alike.values()].flatMap((those) => [
    those.map(({ merchant }) => merchant).join(', '),
    ...(those[0]?.impact ?? []),
    '',
  ])
  const files = results.flatMap(({ merchant, files }) =>
    files.flatMap(readableChanges).flatMap(({ file, template, before, after }) => [
      `${merchant}/${file}${template ? `, the template ${template}` : ''}`,
      ...lineDiff(before, after)
        .filter(({ mark }) => mark !== ' ')
        .map(({ mark, text }) => `  ${mark} ${text.trim()}`),
    ]),
  )
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
