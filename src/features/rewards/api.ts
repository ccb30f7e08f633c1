import { defineCall } from '../../api/call.ts'
import type { Claimed, PromotionClaimRequest } from '../../generated/types.ts'

/** Claims a promotion (the project's addition, docs/contract.md). */
export const claimPromotionCall = defineCall<undefined, PromotionClaimRequest, Claimed | null>({
  name: 'claimPromotion',
  method: 'POST',
  path: '/wps/member/promotion/claim',
  track: 'none',
  auth: 'required',
})
