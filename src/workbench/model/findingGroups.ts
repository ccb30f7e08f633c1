/** The fields of a finding that grouping needs. */
export interface Groupable {
  readonly code: string
  readonly severity: 'error' | 'warning' | 'note'
  readonly merchant?: string
  readonly mend: string
  /** The cause, in words that other findings of the same cause share. */
  readonly because?: string
  /** Names that the site lacks because of this finding: it may cause other findings. */
  readonly causes?: readonly string[]
}

/** Findings of one kind and cause, with their consequences. */
export interface FindingGroup<F> {
  readonly first: F
  readonly more: readonly F[]
  readonly follows: readonly FindingGroup<F>[]
}

/** The number of all findings in a group. */
export const sizeOf = <F>({ more, follows }: FindingGroup<F>): number =>
  follows.reduce((sum, group) => sum + sizeOf(group), 1 + more.length)

/** Essential parts of a site. Any other finding may be a consequence of these. */
const FIRST: readonly string[] = [
  'json.invalid',
  'site.none',
  'answer.missing',
  'merchant.none',
  'merchant.code',
]

/**
 * Groups findings by merchant, kind and cause. Causes come first, with their consequences; other findings keep their order.
 * Pure; every finding is in exactly one group.
 */
export const groupFindings = <F extends Groupable>(findings: readonly F[]): FindingGroup<F>[] =>
  [...Map.groupBy(findings, ({ merchant }) => merchant).values()].flatMap(groupsOfMerchant)

function groupsOfMerchant<F extends Groupable>(findings: readonly F[]): FindingGroup<F>[] {
  const kinds = [...Map.groupBy(findings, kindOf).values()]
  const groups = kinds.flatMap(([first, ...more]) => (first ? [{ first, more, follows: [] }] : []))
  const causes = new Map(
    groups.map((group) => [
      group,
      groups.find((other) => other !== group && isCause(other.first, group.first)),
    ]),
  )
  return groups
    .filter((group) => causes.get(group) === undefined)
    .map((group) => ({ ...group, follows: groups.filter((other) => causes.get(other) === group) }))
    .sort((a, b) => rankOf(a) - rankOf(b))
}

const kindOf = ({ code, severity, because, mend }: Groupable): string =>
  JSON.stringify([code, severity, because ?? mend])

const SEVERITIES = ['error', 'warning', 'note'] as const

/** The most severe group first, consequences included. Of two equal ones, the cause first. */
function rankOf({ first, follows }: FindingGroup<Groupable>): number {
  if (FIRST.includes(first.code)) return -1
  const weights = [first, ...follows.map((group) => group.first)].map(({ severity }) =>
    SEVERITIES.indexOf(severity),
  )
  return 2 * Math.min(...weights) + (follows.length > 0 ? 0 : 1)
}

/** Of one merchant. A cause has no cause itself: groups have two levels at most. */
const isCause = (cause: Groupable, one: Groupable): boolean =>
  cause.because === undefined &&
  one.causes === undefined &&
  (cause.causes ?? []).some((name) => (one.because ?? '').split(/[^\w.-]+/).includes(name))
