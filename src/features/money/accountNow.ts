import type { QueryClient } from '@tanstack/react-query'
import { countOf, statsQuery } from '../shared/bankStats.ts'
import { memberInfoQuery } from '../shared/memberInfo.ts'
import { minorDigits, minorUnits } from './model/amount.ts'
import type { PendingRequest } from './model/pendingRequest.ts'
import { type Finding, findingOf } from './model/sendState.ts'

/**
 * Requests the balance and the number of records again and compares them with the request.
 * @throws if neither can be loaded
 */
export async function lookAtAccount(
  of: 'deposits' | 'withdrawals',
  request: PendingRequest,
  queries: QueryClient,
): Promise<Finding> {
  const [info, stats] = await Promise.allSettled([
    queries.fetchQuery({ ...memberInfoQuery(), staleTime: 0 }),
    queries.fetchQuery({ ...statsQuery(of), staleTime: 0 }),
  ])
  if (info.status === 'rejected' && stats.status === 'rejected') throw info.reason
  const digits = minorDigits(request.currency)
  const balance = info.status === 'fulfilled' ? info.value?.balance : undefined
  const now = {
    balance: minorUnits(balance ?? undefined, digits),
    count: stats.status === 'fulfilled' ? countOf(stats.value.value?.count) : undefined,
  }
  const taken = of === 'withdrawals' ? (minorUnits(request.amount, digits) ?? 0n) : 0n
  return findingOf(request, now, taken)
}
