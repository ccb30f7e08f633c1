import type { VisitorName } from '../visitors.ts'
import type { Change, ImpactGroup } from './impactOf.ts'
import type { Presence } from './view.ts'
import type { Quiet } from './why.ts'

/** The impact of a change on one merchant. */
export interface MerchantImpact {
  readonly merchant: string
  readonly layout: { readonly before: string; readonly after: string }
  readonly groups: readonly ImpactGroup[]
  readonly quiet: readonly Quiet[]
  /** New problems of the site: codes with pointers. */
  readonly problems: readonly string[]
}

/** Prints an impact: a table for each group of visitors. */
export function linesOf({ merchant, layout, groups, quiet, problems }: MerchantImpact): string[] {
  const lines = [
    merchant + (layout.before === layout.after ? '' : `  (layout ${layout.before} → ${layout.after})`),
  ]
  for (const { visitors, changes } of groups)
    lines.push(`  ${named(visitors)}`, ...tableOf(changes.map(rowOf)))
  if (groups.length === 0) lines.push('  nothing appears or disappears')
  lines.push(...quiet.map(({ change, because }) => `  ${change}: ${because}`))
  lines.push(...problems.map((problem) => `  problem: ${problem}`))
  return lines
}

const named = (visitors: readonly VisitorName[]): string => `${visitors.join(', ')}:`

const rowOf = ({ kind, id, feature, before, after, screens }: Change): readonly string[] => [
  wordOf(before, after),
  kind,
  id === feature ? id : `${id} (${feature})`,
  placeOf(kind, screens),
]

/** The most entries in a line; `--json` has all. */
const MOST_SCREENS = 5

function placeOf(kind: Change['kind'], screens: Change['screens']): string {
  if (screens === 'all')
    return kind === 'feature' || kind === 'screen' || kind === 'route' ? '' : 'on every screen'
  const more = screens.length - MOST_SCREENS
  if (more <= 1) return `on ${screens.join(', ')}`
  return `on ${screens.slice(0, MOST_SCREENS).join(', ')} and ${more} more`
}

/** The change of a part, in a word for operators. */
export function wordOf(before: Presence, after: Presence): string {
  if (after === 'off') return before === 'maybe' ? 'can no longer appear' : 'disappears'
  if (after === 'on') return before === 'maybe' ? 'always appears' : before === 'off' ? 'appears' : 'opens'
  if (after === 'maybe') return before === 'on' ? 'appears at times only' : 'may appear'
  return before === 'off' ? `appears, and ${after}` : after
}

/** A table whose columns are as wide as their widest cells. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}
