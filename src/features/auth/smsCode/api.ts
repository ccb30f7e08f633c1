import { defineCall } from '../../../api/call.ts'
import type { SendEmailCodeRequest, SendSmsCodeRequest } from '../../../generated/types.ts'

/**
 * Sends a code to a phone (docs/contract.md). Only `expirationTime` of the answer is used, and `waitOf` accepts any value:
 * an invalid number must not make a code that was sent count as failed.
 */
export const sendSmsCall = defineCall<undefined, SendSmsCodeRequest, unknown>({
  name: 'sendSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  track: 'none',
  auth: 'none',
})

/** Sends a code by email (docs/contract.md). Its answer is the same as that of the SMS call. */
export const sendEmailCall = defineCall<undefined, SendEmailCodeRequest, unknown>({
  name: 'sendEmailCode',
  method: 'POST',
  path: '/wps/verification/email/noLogin',
  track: 'none',
  auth: 'none',
})
