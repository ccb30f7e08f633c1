import { defineCall } from '../../api/call.ts'
import type { PlayLimitRequest, PlayLimits, SelfExclusionRequest } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

const limitsCall = defineCall<undefined, undefined, unknown>({
  name: 'playLimits',
  method: 'GET',
  path: '/wps/member/playLimits',
  auth: 'required',
})

/** The member's deposit limits (the project's addition, docs/contract.md). */
export const limitsQuery = () =>
  usableQuery<undefined, PlayLimits>(limitsCall, () =>
    import('../../generated/validators/playLimits.js').then((module) => module.default),
  )

/** Sets or removes a deposit limit (the project's addition, docs/contract.md). */
export const limitCall = defineCall<undefined, PlayLimitRequest, unknown>({
  name: 'playLimit',
  method: 'POST',
  path: '/wps/member/playLimit',
  track: 'none',
  auth: 'required',
})

/** Excludes the member from playing (the project's addition, docs/contract.md). */
export const exclusionCall = defineCall<undefined, SelfExclusionRequest, unknown>({
  name: 'selfExclusion',
  method: 'POST',
  path: '/wps/member/selfExclusion',
  track: 'none',
  auth: 'required',
})
