import type { DepositOrder } from '../../../generated/types.ts'
import { isRecord, parseObject } from '../../../json/read.ts'
import type { SafeStorage } from '../../../session/storage.ts'

/** Key in session storage, which a logout empties. */
export const PAYMENT_KEY = 'SHELL_payment'
/** How long a payment without its own expiry is kept, ms. */
export const KEPT_MS = 30 * 60_000

/** A payment that has begun. */
export interface Kept {
  readonly order: DepositOrder
  readonly asked: { readonly amount: string; readonly currency: string }
  /** The number of deposits before it, if known. */
  readonly before?: number
  /** When it began in server time, ms since 1970. */
  readonly at: number
  /** The id of the member. */
  readonly member: string
}

type Guard = (data: unknown) => data is DepositOrder

/** Stores a payment: players pay in their bank's app, and the phone may discard this page meanwhile. */
export const keepPayment = (storage: SafeStorage, kept: Kept): void =>
  storage.setItem(PAYMENT_KEY, JSON.stringify(kept))

export const forgetPayment = (storage: SafeStorage): void => storage.removeItem(PAYMENT_KEY)

/** The member's current payment; undefined for any other stored value. */
export function readPayment(
  stored: string | null,
  { member, now, isOrder }: { readonly member: string; readonly now: number; readonly isOrder: Guard },
): Kept | undefined {
  const found = parseObject(stored)
  if (found?.member !== member || !isOrder(found.order)) return undefined
  const { order, asked, before, at } = found
  // The estimate of the server time may have changed since then, in either direction.
  if (typeof at !== 'number' || Math.abs(now - at) >= KEPT_MS || !isRecord(asked)) return undefined
  const { amount, currency } = asked
  if (typeof amount !== 'string' || typeof currency !== 'string') return undefined
  const counted = typeof before === 'number' && Number.isSafeInteger(before) ? { before } : {}
  return { order, asked: { amount, currency }, at, member, ...counted }
}
