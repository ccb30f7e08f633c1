import { defineCall } from '../../api/call.ts'
import type { SendSmsCodeRequest } from '../../generated/types.ts'

/**
 * Sends a code to a phone (contract, section 7). Of the answer only `expirationTime` counts, and `waitOf` reads it
 * whatever it is: a code that was sent must not be lost to an odd number beside it.
 */
export const sendSmsCall = defineCall<undefined, SendSmsCodeRequest, unknown>({
  name: 'sendSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  track: 'none',
  auth: 'none',
})
