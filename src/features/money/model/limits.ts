import { minorUnits, type Typed } from './amount.ts'

/** Between which amounts, minor units; undefined: no limit. */
export interface Limits {
  readonly min: bigint | undefined
  readonly max: bigint | undefined
}

/**
 * Reads limits from the back office. A missing value, 0 and -1 mean no limit. If the limits contradict each other,
 * only the minimum applies.
 */
export function limitsOf(min: unknown, max: unknown, digits: number): Limits {
  const least = minorUnits(min, digits, 'raised') || undefined
  const most = minorUnits(max, digits) || undefined
  const contradict = least !== undefined && most !== undefined && most < least
  return { min: least, max: contradict ? undefined : most }
}

/** What is wrong with an amount, as keys of namespace `money`. */
export type AmountFault = 'amount_required' | 'amount_unreadable' | 'at_least' | 'at_most' | 'amount_balance'

/**
 * The error of a typed amount; undefined: none.
 *
 * @param balance the available balance; undefined: unknown, or not needed
 */
export function amountFault(typed: Typed, { min, max }: Limits, balance?: bigint): AmountFault | undefined {
  if (typed.state === 'unreadable') return 'amount_unreadable'
  if (typed.state === 'empty' || typed.minor === 0n) return 'amount_required'
  if (min !== undefined && typed.minor < min) return 'at_least'
  if (balance !== undefined && typed.minor > balance) return 'amount_balance'
  return max !== undefined && typed.minor > max ? 'at_most' : undefined
}

/** The largest amount that can be taken; undefined if the balance is too low or unknown. */
export function allOf(balance: bigint | undefined, { min, max }: Limits): bigint | undefined {
  if (balance === undefined || balance === 0n || (min !== undefined && balance < min)) return undefined
  return max !== undefined && max < balance ? max : balance
}
