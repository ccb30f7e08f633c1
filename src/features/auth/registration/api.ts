import { type Call, defineCall } from '../../../api/call.ts'
import type { RegisterRequest } from '../../../generated/types.ts'

/** The ModuleId header of a registration: by username (chosen or generated) and by mobile number (docs/contract.md). */
const USERNAME_MODULE = 'REG3'
const MOBILE_MODULE = 'MOBILENUMREG3'

const registration = (
  name: string,
  path: string,
  moduleId: string,
): Call<undefined, RegisterRequest, unknown> =>
  // `sessionFromAnswer` reads the response and requires only a token.
  defineCall({
    name,
    method: 'POST',
    path,
    track: 'register_complete',
    auth: 'none',
    encrypted: true,
    device: true,
    moduleId: () => moduleId,
  })

/** Registration by username and password (docs/conformance.md § 1.7). */
export const registerCall = registration('register', '/wps/member/register', USERNAME_MODULE)

/** Registration by mobile number. */
export const registerMobileCall = registration('registerMobile', '/wps/member/register/mobile', MOBILE_MODULE)

/** Automatic registration with a third party's identity. The back office generates the username. */
export const autoRegisterCall = registration(
  'autoRegister',
  '/wps/member/register/autoUsername',
  USERNAME_MODULE,
)
