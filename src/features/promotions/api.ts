import { defineCall } from '../../api/call.ts'
import type { AvailablePromotions, PromotionAnnouncementCategories } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

const categoriesCall = defineCall<undefined, undefined, unknown>({
  name: 'promotionCategories',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  auth: 'optional',
})

const availableCall = defineCall<undefined, undefined, unknown>({
  name: 'availablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  auth: 'none',
})

/** Every promotion, by category. */
export const categoriesQuery = () =>
  usableQuery<undefined, PromotionAnnouncementCategories>(categoriesCall, () =>
    import('../../generated/validators/promotionAnnouncementCategory.js').then((module) => module.default),
  )

/** The promotions that a member can join now. Requested only if flag REWCEN3 is on (docs/conformance.md § 2.8). */
export const availableQuery = () =>
  usableQuery<undefined, AvailablePromotions>(availableCall, () =>
    import('../../generated/validators/availablePromotions.js').then((module) => module.default),
  )
