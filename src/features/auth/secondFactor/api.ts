import { defineCall } from '../../../api/call.ts'
import type { SecondFactorRequest } from '../../../generated/types.ts'

/** Login with a second factor (docs/contract.md). Its answer is the same as the login's, and the login reads it. */
export const verifyCall = defineCall<undefined, SecondFactorRequest, unknown>({
  name: 'verifySecondFactor',
  method: 'POST',
  path: '/wps/session/login/verification',
  track: 'login',
  auth: 'none',
  encrypted: true,
  device: true,
})
