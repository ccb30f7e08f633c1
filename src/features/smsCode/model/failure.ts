import { ApiError } from '../../../api/error.ts'
import type { Said } from '../../../api/said.ts'
import { toldOf } from '../../told.ts'
import { SmsCodeError } from './types.ts'

/** What Firebase says of a phone code, in words of ours. */
const FIREBASE: Readonly<Record<string, string>> = {
  'auth/invalid-verification-code': 'smsCode:code_wrong',
  'auth/missing-verification-code': 'smsCode:code_wrong',
  'auth/code-expired': 'smsCode:code_expired',
  'auth/session-expired': 'smsCode:code_expired',
  'auth/invalid-verification-id': 'smsCode:code_expired',
  'auth/invalid-phone-number': 'smsCode:number_wrong',
  'auth/missing-phone-number': 'smsCode:number_wrong',
  'auth/too-many-requests': 'smsCode:too_many_codes',
  'auth/quota-exceeded': 'smsCode:too_many_codes',
  'auth/network-request-failed': 'network_failure',
}

/**
 * What a form says of a call, a captcha or Firebase that failed; empty where nothing is to be said. The words of calls
 * are the catalogue's, although those are sent with `alert: false`: only the place is the form's own.
 */
export function failureOf(error: unknown, https: boolean): Said {
  if (error instanceof SmsCodeError) return error.failure
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (error instanceof ApiError || typeof code !== 'string' || !code.startsWith('auth/'))
    return toldOf(error, { https, sessionless: true })
  const known = FIREBASE[code]
  return known ? { messageKey: known } : { messageKey: 'unknown_error', reference: code }
}
