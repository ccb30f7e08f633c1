import { defineCall } from '../../api/call.ts'
import type { VipLabels } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

const labelsCall = defineCall<undefined, undefined, unknown>({
  name: 'vipLabels',
  method: 'GET',
  path: '/wps/relay/MCSFE_getVipLabels',
  auth: 'required',
})

/** All VIP levels and their benefits (the project's addition, docs/contract.md). */
export const labelsQuery = () =>
  usableQuery<undefined, VipLabels>(labelsCall, () =>
    import('../../generated/validators/vipLabels.js').then((module) => module.default),
  )
