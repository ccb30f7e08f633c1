import type { PlayLimits } from '../../../generated/types.ts'
import { readTime } from '../../../site/readTime.ts'
import { minorUnits } from '../../money/public.ts'

export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** A deposit limit; amounts in minor units. */
export interface DepositLimit {
  readonly period: Period
  /** Undefined: no limit. */
  readonly amount: bigint | undefined
  readonly used: bigint
  /** What may still be deposited; undefined: no limit. */
  readonly left: bigint | undefined
  /** The limit of later, and from when (ms since 1970). */
  readonly next: { readonly amount: bigint | undefined; readonly from: number } | undefined
}

const isPeriod = (value: unknown): value is Period => PERIODS.some((period) => period === value)

/** The three limits in their order; the first of a period counts, and one that is missing is no limit. */
export function limitsView(sent: PlayLimits | undefined, digits: number): readonly DepositLimit[] {
  const limits = (sent?.limits ?? []).filter(({ period }) => isPeriod(period))
  return PERIODS.map((period) => {
    const found = limits.find((limit) => limit.period === period)
    const amount = minorUnits(found?.amount, digits)
    const used = minorUnits(found?.used, digits, 'raised') ?? 0n
    const from = readTime(found?.next?.from)
    return {
      period,
      amount,
      used,
      left: amount === undefined ? undefined : amount > used ? amount - used : 0n,
      next: from === undefined ? undefined : { amount: minorUnits(found?.next?.amount, digits), from },
    }
  })
}

/** What may still be deposited within all limits; undefined: there is no limit. */
export const leftOf = (limits: readonly DepositLimit[]): bigint | undefined =>
  limits.reduce<bigint | undefined>(
    (least, { left }) => (left !== undefined && (least === undefined || left < least) ? left : least),
    undefined,
  )

interface Words {
  readonly near: (instant: number, now: number) => string | undefined
  readonly moment: (instant: number) => string
  readonly money: (minor: bigint) => string
}

/** The text of the limit of later, as key and values: `in 42 minutes` within the hour before it, else its date. */
export function nextText(
  { from, amount }: NonNullable<DepositLimit['next']>,
  now: number,
  { near, moment, money }: Words,
) {
  const soon = near(from, now)
  const when = soon === undefined ? { date: moment(from) } : { near: soon }
  return amount === undefined
    ? ([soon === undefined ? 'later_none' : 'soon_none', when] as const)
    : ([soon === undefined ? 'later' : 'soon', { ...when, amount: money(amount) }] as const)
}

/** Whether a change applies at once; a higher limit, or none, applies later. */
export const isLower = (before: bigint | undefined, amount: bigint | undefined): boolean =>
  amount !== undefined && (before === undefined || amount <= before)
