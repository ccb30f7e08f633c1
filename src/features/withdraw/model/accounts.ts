import type { WithdrawAccountInfo } from '../../../generated/types.ts'
import { arrivalOf, type Limits, limitsOf } from '../../money/public.ts'

/** An account that a member can withdraw to. */
export interface Account {
  readonly id: string
  readonly bank: string
  /** With most of its digits hidden. */
  readonly number: string
  /** Minutes within which the money usually arrives; undefined: unknown. */
  readonly arrival?: number | undefined
}

/** The accounts in the order in which they were sent, each once; one of which nothing is said is none. */
export function accountsOf(sent: WithdrawAccountInfo | undefined): readonly Account[] {
  const found = new Map<string, Account>()
  for (const { id, bankName, accountNoMasked, arrivalMinutes } of sent?.accounts ?? []) {
    const key = String(id)
    const [bank, number] = [bankName?.trim() ?? '', accountNoMasked?.trim() ?? '']
    if ((bank || number) && !found.has(key))
      found.set(key, { id: key, bank: bank || number, number, arrival: arrivalOf(arrivalMinutes) })
  }
  return [...found.values()]
}

export const accountLimits = (sent: WithdrawAccountInfo | undefined, digits: number): Limits =>
  limitsOf(sent?.min, sent?.max, digits)
