import type { ImpactGroup } from '../impact/impactOf.ts'
import { tableOf, wordOf } from '../impact/print.ts'
import { COMPARED, type Row, type SiteComparison } from './compareSites.ts'

/** The most rows that are printed for a group; `--json` has all. */
const MOST_ROWS = 40
const LONGEST_VALUE = 48

/** A comparison for people. */
export function comparisonLines({ a, b, groups, features }: SiteComparison): string[] {
  const lines = [`${a} against ${b}`]
  for (const name of COMPARED) {
    const rows = groups[name]
    if (rows.length > 0) lines.push(`  ${name}`, ...rowLines(rows))
  }
  lines.push(...featureLines(features, `in ${b}, for `))
  if (lines.length === 1) lines.push('  no difference')
  return lines
}

/** Differences of values, a line each. */
export function rowLines(rows: readonly Row[]): string[] {
  const lines = tableOf(rows.slice(0, MOST_ROWS).map(cells))
  return rows.length > MOST_ROWS ? [...lines, `    and ${rows.length - MOST_ROWS} more (--json)`] : lines
}

/** The parts that come and go, by visitor. */
export const featureLines = (features: readonly ImpactGroup[], where = ''): string[] =>
  features.flatMap(({ visitors, changes }) => [
    `  ${where}${visitors.join(', ')}`,
    ...tableOf(
      changes.map(({ kind, id, feature, before, after }) => [
        wordOf(before, after),
        kind,
        id === feature ? id : `${id} (${feature})`,
      ]),
    ),
  ])

const cells = ({ name, a, b }: Row): readonly string[] => [name, short(a), '→', short(b)]

function short(value: unknown): string {
  if (value === undefined) return '–'
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '–')
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text
}
