import { minorUnits, type Typed } from './amount.ts'

/** Between which amounts, minor units; undefined: no limit. */
export interface Limits {
  readonly min: bigint | undefined
  readonly max: bigint | undefined
}

/**
 * Limits as a back office sends them. None is meant by nothing, by nought and by -1; limits that leave no amount between
 * them are a mistake: the lower one holds.
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
 * What is wrong with what was typed; undefined: nothing.
 *
 * @param balance what there is to take it from; undefined where it is not known, or nothing is taken
 */
export function amountFault(typed: Typed, { min, max }: Limits, balance?: bigint): AmountFault | undefined {
  if (typed.state === 'unreadable') return 'amount_unreadable'
  if (typed.state === 'empty' || typed.minor === 0n) return 'amount_required'
  if (min !== undefined && typed.minor < min) return 'at_least'
  if (balance !== undefined && typed.minor > balance) return 'amount_balance'
  return max !== undefined && typed.minor > max ? 'at_most' : undefined
}

/** All that may be taken at once; undefined where that is not enough, or not known. */
export function allOf(balance: bigint | undefined, { min, max }: Limits): bigint | undefined {
  if (balance === undefined || balance === 0n || (min !== undefined && balance < min)) return undefined
  return max !== undefined && max < balance ? max : balance
}
