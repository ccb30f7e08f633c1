import { defineCall } from '../../api/call.ts'
import type { Referral } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

const referralCall = defineCall<undefined, undefined, unknown>({
  name: 'referral',
  method: 'GET',
  path: '/wps/member/referral',
  auth: 'required',
})

/** The member's own code and its results so far (the project's addition, docs/contract.md). */
export const referralQuery = () =>
  usableQuery<undefined, Referral>(referralCall, () =>
    import('../../generated/validators/referral.js').then((module) => module.default),
  )
