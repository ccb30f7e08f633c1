import type { MallRedeemed, MallRedeemRequest } from '../../generated/types.ts'
import type { OnceCall } from '../money/public.ts'
import { itemsQuery, redeemCall } from './api.ts'

/** Redeems an item exactly once per order. Points are whole numbers and are stored like a balance. */
export const redeemOnce: OnceCall<MallRedeemRequest, MallRedeemed> = {
  call: redeemCall,
  perAccount: true,
  bodyOf: ({ account, requestId }) => ({ itemId: account, requestId }),
  async look({ balance, amount }, queries) {
    const { value } = await queries.fetchQuery({ ...itemsQuery(), staleTime: 0 })
    const spent = balance === '' || value?.points === undefined ? 0 : Number(balance) - value.points
    return spent > 0 && spent >= Number(amount) ? 'seen' : 'notSeen'
  },
}
