import { defineCall } from '../../api/call.ts'
import type { BankStats } from '../../generated/types.ts'
import { type UsableQuery, usableQuery } from './usable.ts'

/** Polling interval of the deposit and withdrawal counts, ms (docs/conformance.md § 1.4, § 1.9). */
export const STATS_POLL_MS = 30_000

const depositsCall = defineCall<undefined, undefined, unknown>({
  name: 'depositStats',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositStats',
  auth: 'required',
})

const withdrawalsCall = defineCall<undefined, undefined, unknown>({
  name: 'withdrawalStats',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalStats',
  auth: 'required',
})

const validator = () => import('../../generated/validators/bankStats.js').then((module) => module.default)

/** How many deposits or withdrawals a member has made, and through which banks (docs/contract.md). */
export const statsQuery = (of: 'deposits' | 'withdrawals'): UsableQuery<BankStats> =>
  of === 'deposits'
    ? usableQuery<undefined, BankStats>(depositsCall, validator)
    : usableQuery<undefined, BankStats>(withdrawalsCall, validator)

/** Reads a count from an answer; undefined if it is missing or invalid. */
export function countOf(sent: unknown): number | undefined {
  const count = typeof sent === 'number' ? sent : typeof sent === 'string' && sent !== '' ? Number(sent) : -1
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined
}
