import { type Failure, failureOf } from '../../account/public.ts'
import { CaptchaError } from '../../captcha/public.ts'
import { SmsCodeError } from '../../smsCode/public.ts'

/**
 * What the form says of a registration that failed: the server's words, else that something went wrong (part 2, section 8).
 * A code that does not hold is the fault of its own field.
 */
export function failureOfRegistration(error: unknown, https: boolean): Failure {
  // The captcha's own field says so, and has the focus.
  if (error instanceof CaptchaError && error.code === 'empty') return {}
  if (error instanceof SmsCodeError) return { ...error.failure, field: 'code' }
  const failure = failureOf(error, https)
  return failure.field === 'newPassword' ? { ...failure, field: 'password' } : failure
}
