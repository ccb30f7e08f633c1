import type { DepositOrder } from '../../../generated/types.ts'
import { isRecord, parseObject } from '../../../json/read.ts'
import type { SafeStorage } from '../../../session/storage.ts'

/** Key in session storage, which a logout empties. */
export const PAYMENT_KEY = 'SHELL_payment'
/** How long a payment without an end of its own is kept, ms. */
export const KEPT_MS = 30 * 60_000

/** A payment that has begun. */
export interface Kept {
  readonly order: DepositOrder
  readonly asked: { readonly amount: string; readonly currency: string }
  /** Deposits that were counted before it, where that was known. */
  readonly before?: number
  /** When it began by the server's clock, ms since 1970. */
  readonly at: number
  /** Whose it is. */
  readonly member: string
}

type Guard = (data: unknown) => data is DepositOrder

/** Keeps a payment: players pay in their bank's app, and the phone may throw this page away meanwhile. */
export const keepPayment = (storage: SafeStorage, kept: Kept): void =>
  storage.setItem(PAYMENT_KEY, JSON.stringify(kept))

export const forgetPayment = (storage: SafeStorage): void => storage.removeItem(PAYMENT_KEY)

/** The member's payment that is under way; undefined for anything else that may be found there. */
export function readPayment(
  stored: string | null,
  { member, now, isOrder }: { readonly member: string; readonly now: number; readonly isOrder: Guard },
): Kept | undefined {
  const found = parseObject(stored)
  if (found?.member !== member || !isOrder(found.order)) return undefined
  const { order, asked, before, at } = found
  // What is known of the server's clock may have changed in between, in either direction.
  if (typeof at !== 'number' || Math.abs(now - at) >= KEPT_MS || !isRecord(asked)) return undefined
  const { amount, currency } = asked
  if (typeof amount !== 'string' || typeof currency !== 'string') return undefined
  const counted = typeof before === 'number' && Number.isSafeInteger(before) ? { before } : {}
  return { order, asked: { amount, currency }, at, member, ...counted }
}
