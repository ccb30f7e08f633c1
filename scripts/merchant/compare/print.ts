import { tableOf, wordOf } from '../impact/print.ts'
import { COMPARED, type Row, type SiteComparison } from './compareSites.ts'

/** More rows than this of one group are counted, not told; `--json` has all. */
const MOST_ROWS = 40
const LONGEST_VALUE = 48

/** A comparison for people. */
export function comparisonLines({ a, b, groups, features }: SiteComparison): string[] {
  const lines = [`${a} against ${b}`]
  for (const name of COMPARED) {
    const rows = groups[name]
    if (rows.length === 0) continue
    lines.push(`  ${name}`, ...tableOf(rows.slice(0, MOST_ROWS).map(cells)))
    if (rows.length > MOST_ROWS) lines.push(`    and ${rows.length - MOST_ROWS} more (--json)`)
  }
  for (const { visitors, changes } of features) {
    lines.push(`  in ${b}, for ${visitors.join(', ')}`)
    const told = changes.map(({ kind, id, feature, before, after }) => [
      wordOf(before, after),
      kind,
      id === feature ? id : `${id} (${feature})`,
    ])
    lines.push(...tableOf(told))
  }
  if (lines.length === 1) lines.push('  no difference')
  return lines
}

const cells = ({ name, a, b }: Row): readonly string[] => [name, short(a), '→', short(b)]

function short(value: unknown): string {
  if (value === undefined) return '–'
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '–')
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text
}
