import { defineCall } from '../../api/call.ts'
import type { ChangePasswordRequest, LoginRequest } from '../../generated/types.ts'

/**
 * Login by username and password (part 1, section 7). What it answers is read by `sessionFromAnswer`, which asks for a
 * token and nothing else: a member whose type we do not know is logged in all the same.
 */
export const loginCall = defineCall<undefined, LoginRequest, unknown>({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  track: 'login',
  auth: 'none',
  encrypted: true,
  device: true,
})

/** Changes the password of whoever is logged in (contract, section 7). */
export const passwordCall = defineCall<undefined, ChangePasswordRequest, unknown>({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  track: 'none',
  auth: 'required',
  encrypted: true,
})
