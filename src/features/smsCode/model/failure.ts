import { policyFor } from '../../../api/catalogue.ts'
import { ApiError } from '../../../api/error.ts'
import { SmsCodeError, type SmsFailure } from './types.ts'

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

const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null
    ? Object.getOwnPropertyDescriptor(error, name)?.value
    : undefined

/**
 * What a form says of a call, a captcha or Firebase that failed; empty where nothing is to be said. The words of calls
 * are the catalogue's, although those are sent with `alert: false`: only the place is the form's own.
 */
export function failureOf(error: unknown, https: boolean): SmsFailure {
  if (error instanceof SmsCodeError) return error.failure
  if (error instanceof ApiError) {
    const { policy, message, messageKey, reference } = policyFor(error, { https, sessionless: true })
    if (policy === 'silent') return {}
    return {
      ...(message ? { message } : { messageKey: messageKey ?? 'unknown_error' }),
      ...(reference && error.reference && { reference: error.reference }),
    }
  }
  const code = propertyOf(error, 'code')
  const messageKey = propertyOf(error, 'messageKey')
  const detail = propertyOf(error, 'detail')
  if (typeof messageKey === 'string')
    return { messageKey, ...(typeof detail === 'string' && { reference: detail }) }
  if (typeof code !== 'string' || !code.startsWith('auth/')) return { messageKey: 'unknown_error' }
  const known = FIREBASE[code]
  return known ? { messageKey: known } : { messageKey: 'unknown_error', reference: code }
}
