import { ApiError } from '../../../../api/error.ts'
import { formErrorMessage } from '../../../shared/formErrorMessage.ts'
import { SmsCodeError, type SmsFailure } from './types.ts'

/** Shown for a number to which no code can be sent. */
export const NUMBER_WRONG: SmsFailure = { messageKey: 'smsCode:number_wrong', aboutNumber: true }

/** Error codes of the back office that are about the number or the email address. */
const ABOUT_NUMBER: readonly string[] = ['mobile.invalid', 'mobile.exists', 'email.invalid']

/** Our message for each Firebase error code about a phone code. */
const FIREBASE: Readonly<Record<string, SmsFailure>> = {
  'auth/invalid-verification-code': { messageKey: 'smsCode:code_wrong' },
  'auth/missing-verification-code': { messageKey: 'smsCode:code_wrong' },
  'auth/code-expired': { messageKey: 'smsCode:code_expired' },
  'auth/session-expired': { messageKey: 'smsCode:code_expired' },
  'auth/invalid-verification-id': { messageKey: 'smsCode:code_expired' },
  'auth/invalid-phone-number': NUMBER_WRONG,
  'auth/missing-phone-number': NUMBER_WRONG,
  'auth/too-many-requests': { messageKey: 'smsCode:too_many_codes' },
  'auth/quota-exceeded': { messageKey: 'smsCode:too_many_codes' },
  'auth/network-request-failed': { messageKey: 'network_failure' },
}

/**
 * What a form shows for a failed call, captcha or Firebase request; empty if nothing is to be shown. Messages of calls come from
 * the error catalogue. The form shows them itself, so the calls are sent with `alert: false`.
 */
export function failureOf(error: unknown, https: boolean): SmsFailure {
  if (error instanceof SmsCodeError) return error.failure
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (error instanceof ApiError || typeof code !== 'string' || !code.startsWith('auth/')) {
    const errorMessage = formErrorMessage(error, { https, sessionless: true })
    const isAboutNumber = error instanceof ApiError && ABOUT_NUMBER.includes(error.code ?? '')
    return isAboutNumber ? { ...errorMessage, aboutNumber: true } : errorMessage
  }
  return FIREBASE[code] ?? { messageKey: 'unknown_error', reference: code }
}
