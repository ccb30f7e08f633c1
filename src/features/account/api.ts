import { defineCall } from '../../api/call.ts'
import type { LoginRequest, RegisterRequest } from '../../generated/types.ts'

/** The ModuleId header of a registration by username (contract, section 2). */
const USERNAME_MODULE = 'REG3'

/**
 * Login by username and password (part 1, section 7). What it answers is read by `sessionFromAnswer`, which asks for a
 * token and nothing else: a member whose type we do not know is logged in all the same.
 */
export const loginCall = defineCall<undefined, LoginRequest, unknown>({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  encrypted: true,
  device: true,
})

/** Registration by username (part 1, section 7). */
export const registerCall = defineCall<undefined, RegisterRequest, unknown>({
  name: 'register',
  method: 'POST',
  path: '/wps/member/register',
  auth: 'none',
  encrypted: true,
  device: true,
  moduleId: () => USERNAME_MODULE,
})
