import { claimOnce } from '../club/public.ts'
import { availableQuery } from '../promotions/public.ts'
import { claimPromotionCall } from './api.ts'

/** Makes sure that a promotion is claimed only once. */
export const promotionOnce = claimOnce(
  claimPromotionCall,
  ({ account, requestId }) => ({ promotionId: account, requestId }),
  async (id, queries) => {
    const { value } = await queries.fetchQuery({ ...availableQuery(), staleTime: 0 })
    return value?.some((one) => String(one.id) === id && one.claimable !== true) ?? false
  },
)
