import { parseArray } from '../../../json/parseArray.ts'
/** Key in local storage, so that unanswered requests survive a crash and are found by other tabs and later logins. */
export const PENDING_KEY = 'SHELL_pendingRequests'
/** A request without a definite answer is remembered this long, ms. */
export const PENDING_KEPT_MS = 24 * 3_600_000
/** Maximum number of stored requests; the oldest are dropped. */
export const MOST_PENDING = 20

/** A member's request without a definite answer. Texts that do not apply are ''. */
export interface PendingRequest {
  /** The name of the call. */
  readonly what: string
  /** Decimal text in the major unit. */
  readonly amount: string
  readonly currency: string
  /** Id of the account, the way to pay, the item, the mission or the promotion. */
  readonly account: string
  /** Id of a promotion that comes along. */
  readonly bonus: string
  /** What `account` is called on the screen. */
  readonly title: string
  readonly requestId: string
  /** Merchant and id of the member. */
  readonly member: string
  /** When it was wished, ms since 1970. */
  readonly at: number
  /** How often it was sent, by all tabs together. */
  readonly attempts: number
  /** Balance in minor units before it was sent; '' where it was not known. */
  readonly balance: string
  /** Requests of this kind that were counted before; -1 where that was not known. */
  readonly count: number
}

const TEXTS = [
  'what',
  'amount',
  'currency',
  'account',
  'bonus',
  'title',
  'requestId',
  'member',
  'balance',
] as const
const NUMBERS = ['at', 'attempts', 'count'] as const

function isPending(value: unknown): value is PendingRequest {
  if (typeof value !== 'object' || value === null) return false
  const of = (name: string): unknown => Object.getOwnPropertyDescriptor(value, name)?.value
  return (
    TEXTS.every((name) => typeof of(name) === 'string') &&
    NUMBERS.every((name) => Number.isSafeInteger(of(name))) &&
    of('requestId') !== '' &&
    /^\d*$/.test(String(of('balance')))
  )
}

/** Reads the stored requests. Ignores old requests and invalid entries. */
export const readPending = (stored: string | null, now: number): readonly PendingRequest[] =>
  // A clock may have been set in between, in either direction.
  parseArray(stored)
    .filter(isPending)
    .filter(({ at }) => Math.abs(now - at) < PENDING_KEPT_MS)

/** The list with this request at its end, replacing one with the same id. */
export const withPending = (
  list: readonly PendingRequest[],
  request: PendingRequest,
): readonly PendingRequest[] => [...withoutPending(list, request.requestId), request].slice(-MOST_PENDING)

export const withoutPending = (
  list: readonly PendingRequest[],
  requestId: string,
): readonly PendingRequest[] => list.filter((one) => one.requestId !== requestId)

/** Which request is looked for. */
export interface PendingFilter {
  readonly what: string
  readonly member: string
  /** Undefined: whatever it was for. */
  readonly account?: string | undefined
}

export const findPending = (
  list: readonly PendingRequest[],
  { what, member, account }: PendingFilter,
): PendingRequest | undefined =>
  list.find(
    (one) => one.what === what && one.member === member && (account === undefined || one.account === account),
  )
