import { minorUnits } from '../../src/features/money/model/amount.ts'
import { type Answer, fail } from './answer.ts'
import type { Call } from './call.ts'
import type { Member } from './members.ts'
import { bookOf, purseOf } from './money.ts'
import type { MerchantState } from './world.ts'

const DAY_MS = 86_400_000

/** The periods of a deposit limit; each is counted back from now. */
const PERIOD_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const
type Period = keyof typeof PERIOD_MS

/** How long a self-exclusion lasts. */
const EXCLUSION_MS: Readonly<Record<string, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  halfYear: 183 * DAY_MS,
  forever: Number.POSITIVE_INFINITY,
}

/** A limit is raised or removed this long after the request. */
export const raisedAfterMs = DAY_MS

/** Minor units; undefined: no limit. */
interface Limit {
  readonly minor: bigint | undefined
  readonly next?: { readonly minor: bigint | undefined; readonly from: number }
}

interface Own {
  readonly limits: Map<Period, Limit>
  /** End of the self-exclusion; Infinity: for good. */
  excludedUntil: number
}

const kept = new WeakMap<MerchantState, Map<string, Own>>()

function ownOf(merchantState: MerchantState, member: Member): Own {
  const all = kept.get(merchantState) ?? new Map<string, Own>()
  kept.set(merchantState, all)
  const own = all.get(String(member.id)) ?? { limits: new Map(), excludedUntil: 0 }
  all.set(String(member.id), own)
  return own
}

const isPeriod = (value: unknown): value is Period =>
  typeof value === 'string' && Object.hasOwn(PERIOD_MS, value)

/** The limit of now: a later one takes effect when its time has come. */
function limitNow({ limits }: Own, period: Period, now: number): Limit {
  const limit = limits.get(period) ?? { minor: undefined }
  if (!limit.next || limit.next.from > now) return limit
  const begun = { minor: limit.next.minor }
  limits.set(period, begun)
  return begun
}

const usedIn = (call: Call, period: Period): bigint =>
  bookOf(call)
    .filter(({ kind, at }) => kind === 'deposit' && call.world.now() - at < PERIOD_MS[period])
    .reduce((sum, { minor }) => sum + minor, 0n)

const PERIODS = Object.keys(PERIOD_MS).filter(isPeriod)

/** The member's limits, as the contract describes them. */
export function describeLimits(call: Call, member: Member) {
  const { written } = purseOf(member)
  const own = ownOf(call.merchantState, member)
  const amount = (minor: bigint | undefined) => (minor === undefined ? {} : { amount: written(minor) })
  return {
    limits: PERIODS.map((period) => {
      const { minor, next } = limitNow(own, period, call.world.now())
      return {
        period,
        ...amount(minor),
        used: written(usedIn(call, period)),
        ...(next && { next: { ...amount(next.minor), from: new Date(next.from).toISOString() } }),
      }
    }),
  }
}

/** Sets a limit: a lower one at once, a higher one or none after {@link raisedAfterMs}. A failure, or undefined. */
export function setLimit(call: Call, member: Member): Answer | undefined {
  const { period, amount } = call.body
  const { digits } = purseOf(member)
  const minor = amount === undefined ? undefined : minorUnits(amount, digits)
  if (!isPeriod(period)) return fail('limit.period.unknown', 'There is no such limit.')
  if (amount !== undefined && !minor) return fail('amount.invalid', 'The amount is not right.')
  const own = ownOf(call.merchantState, member)
  const { minor: before } = limitNow(own, period, call.world.now())
  const isLower = minor !== undefined && (before === undefined || minor <= before)
  if (isLower) own.limits.set(period, { minor })
  else if (before !== undefined)
    own.limits.set(period, { minor: before, next: { minor, from: call.world.now() + raisedAfterMs } })
  return undefined
}

/** The refusal of a deposit that is above a limit of the member. */
export function limitRefusal(call: Call, member: Member, minor: bigint): Answer | undefined {
  const own = ownOf(call.merchantState, member)
  const lefts = PERIODS.flatMap((period) => {
    const limit = limitNow(own, period, call.world.now()).minor
    return limit === undefined ? [] : [limit - usedIn(call, period)]
  })
  const [left] = lefts.sort((a, b) => (a < b ? -1 : 1))
  if (left === undefined || minor <= left) return undefined
  const { written, currency } = purseOf(member)
  return fail(
    'deposit.limit.exceeded',
    `This is above your deposit limit. You can deposit ${written(left > 0n ? left : 0n)} ${currency} more.`,
  )
}

const describeEnd = (until: number) =>
  Number.isFinite(until) ? { until: new Date(until).toISOString() } : {}

/** Excludes the member and ends all sessions; an exclusion that runs is never shortened. Undefined: no such period. */
export function exclude(call: Call, member: Member, period: string): { until?: string } | undefined {
  const ms = Object.hasOwn(EXCLUSION_MS, period) ? EXCLUSION_MS[period] : undefined
  if (ms === undefined) return undefined
  const own = ownOf(call.merchantState, member)
  own.excludedUntil = Math.max(own.excludedUntil, call.world.now() + ms)
  for (const [token, { memberId }] of call.merchantState.sessions)
    if (memberId === String(member.id)) call.merchantState.sessions.delete(token)
  return describeEnd(own.excludedUntil)
}

/** The refusal of a login while a self-exclusion runs. The app writes the text, in the visitor's language. */
export function exclusionRefusal(
  { merchantState, world }: Pick<Call, 'merchantState' | 'world'>,
  member: Member,
): Answer | undefined {
  const { excludedUntil } = ownOf(merchantState, member)
  return excludedUntil > world.now()
    ? fail('member.self.excluded', '', { value: describeEnd(excludedUntil) })
    : undefined
}
