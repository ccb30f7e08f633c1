import { defineCall } from '../../api/call.ts'
import type { MallItems, MallRedeemed, MallRedeemRequest } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

export const itemsCall = defineCall<undefined, undefined, unknown>({
  name: 'mallItems',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMallItems',
  auth: 'required',
})

/** What points buy, and how many the member has (the project's addition, docs/contract.md). */
export const itemsQuery = () =>
  usableQuery<undefined, MallItems>(itemsCall, () =>
    import('../../generated/validators/mallItems.js').then((module) => module.default),
  )

/** Buys something with points (the project's addition, docs/contract.md). */
export const redeemCall = defineCall<undefined, MallRedeemRequest, MallRedeemed>({
  name: 'mallRedeem',
  method: 'POST',
  path: '/wps/member/mall/redeem',
  track: 'none',
  auth: 'required',
  validate: () => import('../../generated/validators/mallRedeemed.js').then((module) => module.default),
})
