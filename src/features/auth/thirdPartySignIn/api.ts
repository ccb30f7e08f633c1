import { defineCall } from '../../../api/call.ts'
import type { LoginRequest } from '../../../generated/types.ts'

/** Login by token (docs/conformance.md § 2.7). */
export const tokenLoginCall = defineCall<undefined, LoginRequest, unknown>({
  name: 'tokenLogin',
  method: 'POST',
  path: '/wps/session/login',
  track: 'login',
  auth: 'none',
  encrypted: true,
  device: true,
})
