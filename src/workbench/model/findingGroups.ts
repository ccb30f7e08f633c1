/** What grouping looks at: a finding of the merchant tool's check, or of the workbench. */
export interface Groupable {
  readonly code: string
  readonly severity: 'error' | 'warning' | 'note'
  readonly merchant?: string
  readonly mend: string
  /** What it comes of, in words that other findings of the same cause share. */
  readonly because?: string
  /** Names that this one takes away from the site: what other findings may come of. */
  readonly causes?: readonly string[]
}

/** Findings of one kind and cause, and those that come of them. */
export interface FindingGroup<F> {
  readonly first: F
  readonly more: readonly F[]
  readonly follows: readonly FindingGroup<F>[]
}

/** As many findings as stand in a group, all told. */
export const sizeOf = <F>({ more, follows }: FindingGroup<F>): number =>
  follows.reduce((sum, group) => sum + sizeOf(group), 1 + more.length)

/** Without these there is hardly a site: whatever else is found may come of them. */
const FIRST: readonly string[] = [
  'json.invalid',
  'site.none',
  'answer.missing',
  'merchant.none',
  'merchant.code',
]

/**
 * Findings by merchant, kind and cause: the cause first, what comes of it with it, the rest as it was. Pure; every finding
 * stands in exactly one group.
 */
export function groupFindings<F extends Groupable>(findings: readonly F[]): FindingGroup<F>[] {
  const kinds = [...Map.groupBy(findings, kindOf).values()]
  const groups = kinds.flatMap(([first, ...more]) => (first ? [{ first, more, follows: [] }] : []))
  const causeOf = ({ first }: FindingGroup<F>): FindingGroup<F> | undefined =>
    groups.find((other) => other.first !== first && isCause(other.first, first))
  const top = groups.filter((group) => causeOf(group) === undefined)
  const merchants = [...new Set(findings.map(({ merchant }) => merchant))]
  return top
    .map((group) => ({ ...group, follows: groups.filter((other) => causeOf(other)?.first === group.first) }))
    .sort(
      (a, b) =>
        merchants.indexOf(a.first.merchant) - merchants.indexOf(b.first.merchant) || rankOf(a) - rankOf(b),
    )
}

const kindOf = ({ merchant = '', code, severity, because, mend }: Groupable): string =>
  JSON.stringify([merchant, code, severity, because ?? mend])

const SEVERITIES = ['error', 'warning', 'note'] as const

/** What weighs most first, counting what comes of it; of two that weigh the same the one that is a cause. */
function rankOf({ first, follows }: FindingGroup<Groupable>): number {
  if (FIRST.includes(first.code)) return -1
  const weights = [first, ...follows.map((group) => group.first)].map(({ severity }) =>
    SEVERITIES.indexOf(severity),
  )
  return 2 * Math.min(...weights) + (follows.length > 0 ? 0 : 1)
}

/** A cause has none itself: groups are two deep at most. */
const isCause = (cause: Groupable, one: Groupable): boolean =>
  cause.merchant === one.merchant &&
  cause.because === undefined &&
  one.causes === undefined &&
  (cause.causes ?? []).some((name) => (one.because ?? '').split(/[^\w.-]+/).includes(name))
