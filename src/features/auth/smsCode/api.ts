import { defineCall } from '../../../api/call.ts'
import type { SendEmailCodeRequest, SendSmsCodeRequest } from '../../../generated/types.ts'

/**
 * Sends a code to a phone (docs/contract.md). Of the answer only `expirationTime` counts, and `waitOf` reads it
 * whatever it is: a code that was sent must not be lost to an odd number beside it.
 */
export const sendSmsCall = defineCall<undefined, SendSmsCodeRequest, unknown>({
  name: 'sendSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  track: 'none',
  auth: 'none',
})

/** Sends a code by email (docs/contract.md); it answers as the other does. */
export const sendEmailCall = defineCall<undefined, SendEmailCodeRequest, unknown>({
  name: 'sendEmailCode',
  method: 'POST',
  path: '/wps/verification/email/noLogin',
  track: 'none',
  auth: 'none',
})
