import type { DepositOrder, DepositRequest } from '../../generated/types.ts'
import { lookAtAccount, type OnceCall } from '../money/public.ts'
import { depositCall } from './api.ts'

/** One deposit request at a time, for all payment methods together. */
export const depositOnce: OnceCall<DepositRequest, DepositOrder> = {
  call: depositCall,
  perAccount: false,
  bodyOf: ({ account, amount, currency, bonus, requestId }) => ({
    methodId: account,
    amount,
    currency,
    ...(bonus && { promotionId: bonus }),
    requestId,
  }),
  look: (request, queries) => lookAtAccount('deposits', request, queries),
}
