import type { Payments } from '../../../generated/types.ts'
import { readTime } from '../../../site/readTime.ts'
import { minorUnits } from '../../money/public.ts'

export const PAYMENT_TYPES = ['deposit', 'withdrawal'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

const STATUSES = ['pending', 'done', 'refused', 'cancelled'] as const
export type PaymentStatus = (typeof STATUSES)[number]

/** A deposit or a withdrawal. */
export interface Payment {
  readonly id: string
  readonly type: PaymentType
  readonly status: PaymentStatus
  /** Minor units. */
  readonly minor: bigint
  /** Milliseconds since 1970. */
  readonly time: number
  /** '' if unknown. */
  readonly method: string
  /** Why it was refused; '' in every other status. */
  readonly reason: string
}

const isType = (value: unknown): value is PaymentType => PAYMENT_TYPES.some((type) => type === value)
const isStatus = (value: unknown): value is PaymentStatus => STATUSES.some((status) => status === value)

/** The payments of a page in their order, each id once. One without a readable amount or time is left out. */
export function paymentsOf(sent: Payments | undefined, digits: number): readonly Payment[] {
  const seen = new Set<string>()
  return (sent?.payments ?? []).flatMap(({ id, type, status, amount, time, method, reason }) => {
    const name = String(id)
    const minor = minorUnits(amount, digits)
    const at = readTime(time)
    if (seen.has(name) || minor === undefined || at === undefined || !isType(type) || !isStatus(status))
      return []
    seen.add(name)
    const why = status === 'refused' ? (reason?.trim() ?? '') : ''
    return [{ id: name, type, status, minor, time: at, method: method?.trim() ?? '', reason: why }]
  })
}

/** Where the next page begins; undefined: there is none. A page that leads to itself would never end. */
export function nextOf(sent: Payments | undefined, before: string | undefined): string | undefined {
  const next = String(sent?.next ?? '')
  return next === '' || next === before ? undefined : next
}

export interface Day {
  /** The day in words. */
  readonly name: string
  readonly payments: readonly Payment[]
}

/** Consecutive payments of one day. @param dayOf the day of a moment in the site's time zone, in words */
export function byDay(payments: readonly Payment[], dayOf: (time: number) => string): readonly Day[] {
  const days: { name: string; payments: Payment[] }[] = []
  for (const payment of payments) {
    const name = dayOf(payment.time)
    const last = days.at(-1)
    if (last?.name === name) last.payments.push(payment)
    else days.push({ name, payments: [payment] })
  }
  return days
}
