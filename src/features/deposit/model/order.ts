import type { DepositOrder } from '../../../generated/types.ts'
import { readInstant } from '../../../session/member.ts'
import { minorUnits } from '../../money/public.ts'

/** What to pay, and how. */
export interface Order {
  readonly id: string
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
  readonly state: 'pending' | 'done' | 'failed'
  readonly qr: string | undefined
  readonly payUrl: string | undefined
  /** ms since 1970. */
  readonly expiresAt: number | undefined
  readonly details: readonly {
    readonly name: DetailName | { readonly label: string }
    readonly value: string
  }[]
}

/** Names of lines that the app itself defines, as keys of the namespace `money`. */
export type DetailName = 'bank' | 'account_holder' | 'account_number' | 'payment_reference' | 'coin_address'

const NAMES: Readonly<Record<string, DetailName>> = {
  bank: 'bank',
  holder: 'account_holder',
  account: 'account_number',
  reference: 'payment_reference',
  address: 'coin_address',
}

export interface Asked {
  readonly amount: bigint
  readonly currency: string
  readonly digits: number
  /** When the answer arrived in server time, ms since 1970. */
  readonly at: number
}

/**
 * The answer for display; missing values are taken from the request. An expiry that had already passed when the answer arrived is
 * ignored: only the back office then decides when the payment ends.
 */
export function orderOf(sent: DepositOrder, asked: Asked): Order {
  return {
    id: String(sent.id),
    amount: minorUnits(sent.amount, asked.digits) ?? asked.amount,
    currency: sent.currency?.trim() || asked.currency,
    state: stateOf(sent.status),
    qr: sent.qr?.trim() || undefined,
    payUrl: sent.payUrl?.trim() || undefined,
    expiresAt: expiryOf(sent.expiresAt, asked.at),
    details: (sent.details ?? []).flatMap(({ kind, label, value }) => {
      const own = kind === undefined ? undefined : NAMES[kind.toLowerCase()]
      const name = label?.trim() ? { label: label.trim() } : (own ?? { label: kind?.trim() ?? '' })
      return value.trim() === '' ? [] : [{ name, value: value.trim() }]
    }),
  }
}

function expiryOf(sent: unknown, at: number): number | undefined {
  const instant = readInstant(sent)
  return instant !== null && instant > at ? instant : undefined
}

const DONE: readonly string[] = ['done', 'success', 'paid', 'completed']
const FAILED: readonly string[] = ['failed', 'expired', 'rejected', 'cancelled', 'canceled']

function stateOf(status: string | undefined): Order['state'] {
  const stated = status?.trim().toLowerCase() ?? ''
  if (DONE.includes(stated)) return 'done'
  return FAILED.includes(stated) ? 'failed' : 'pending'
}

/** The state of a payment: the money has arrived as soon as there is one deposit more than before. */
export function standing(
  order: Pick<Order, 'state' | 'expiresAt'>,
  { before, count, now }: { readonly before?: number; readonly count?: number; readonly now: number },
): 'open' | 'arrived' | 'over' {
  if (order.state === 'done') return 'arrived'
  if (before !== undefined && count !== undefined && count > before) return 'arrived'
  if (order.state === 'failed') return 'over'
  return order.expiresAt !== undefined && now >= order.expiresAt ? 'over' : 'open'
}
