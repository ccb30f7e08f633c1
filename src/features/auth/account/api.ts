import { defineCall } from '../../../api/call.ts'
import type { ChangePasswordRequest, LoginRequest } from '../../../generated/types.ts'

/**
 * Login by username and password (docs/conformance.md § 1.7). `sessionFromAnswer` reads the response and requires only a
 * token, so a member of an unknown type is logged in as well.
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

const PASSWORD_PATH = '/wps/member/password'

/** Changes the password of the logged-in member (docs/contract.md). */
export const passwordCall = defineCall<undefined, ChangePasswordRequest, unknown>({
  name: 'changePassword',
  method: 'POST',
  path: PASSWORD_PATH,
  track: 'none',
  auth: 'required',
  encrypted: true,
})

/**
 * Sets a forgotten password: the same call without a session (docs/conformance.md § 1.6: "password reset by email or sms" needs no
 * token). The contract shows no request for it; ours is in `change-password-request` and docs/decisions/0037-forgotten-password.md.
 */
export const resetPasswordCall = defineCall<undefined, ChangePasswordRequest, unknown>({
  name: 'resetPassword',
  method: 'POST',
  path: PASSWORD_PATH,
  track: 'none',
  auth: 'none',
  encrypted: true,
})
