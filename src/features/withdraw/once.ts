import type { WithdrawOrder, WithdrawRequest } from '../../generated/types.ts'
import { lookAtAccount, type OnceCall } from '../money/public.ts'
import { withdrawCall } from './api.ts'

/** Makes sure that a withdrawal is carried out only once. One at a time, across all accounts. */
export const withdrawOnce: OnceCall<WithdrawRequest, WithdrawOrder> = {
  call: withdrawCall,
  perAccount: false,
  bodyOf: ({ account, amount, currency, requestId }) => ({ accountId: account, amount, currency, requestId }),
  look: (request, queries) => lookAtAccount('withdrawals', request, queries),
}
