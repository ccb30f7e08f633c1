import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../../../src/api/error.ts'
import { failureOf, fieldAtFault } from '../../../../../../src/features/auth/account/model/failure.ts'
import { SmsCodeError } from '../../../../../../src/features/auth/smsCode/public.ts'
import { CaptchaError } from '../../../../../../src/features/captcha/public.ts'

const business = (code: string, serverMessage?: string) =>
  new ApiError('business', 'refused', { code, serverMessage })

describe('what the form says', () => {
  it.each([
    ['login.cred.err', 'password'],
    ['not.exists.user', 'username'],
  ])('%s: the server’s words, at the field %s', (code, field) => {
    expect(failureOf(business(code, 'No such luck.'), true)).toEqual({ message: 'No such luck.', field })
    expect(failureOf(business(code), true)).toEqual({ messageKey: 'unknown_error', field })
  })

  it.each(['login_verify_required', 'customer.locked', 'login.not.session', 'whatever'])(
    '%s: the server’s words, else that something went wrong',
    (code) => {
      expect(failureOf(business(code, 'Taken.'), true)).toEqual({ message: 'Taken.' })
      expect(failureOf(business(code), true)).toEqual({ messageKey: 'unknown_error' })
    },
  )

  it('nothing for TOO_MANY_REQUEST*, for HTTP 502, and for a call that was given up', () => {
    expect(failureOf(business('TOO_MANY_REQUEST_LOGIN', 'Slow down.'), true)).toEqual({})
    expect(failureOf(new ApiError('http', 'bad gateway', { status: 502 }), true)).toEqual({})
    expect(failureOf(new ApiError('aborted', 'gone'), true)).toEqual({})
  })

  it('what every other call says of a network that is not there', () => {
    expect(failureOf(new ApiError('offline', 'x'), true)).toEqual({ messageKey: 'network_offline' })
    expect(failureOf(new ApiError('network', 'x'), true)).toEqual({ messageKey: 'no_answer' })
    for (const kind of ['network', 'offline'] as const)
      expect(failureOf(new ApiError(kind, 'x'), false)).toEqual({ messageKey: 'network_error' })
    expect(failureOf(new ApiError('timeout', 'x'), true)).toEqual({ messageKey: 'timeout_retry_please' })
    expect(failureOf(new ApiError('encryption', 'x'), true)).toEqual({ messageKey: 'missing_encryption' })
  })

  it('a reference to quote where the answer is not what was agreed', () => {
    const error = new ApiError('shape', 'x')
    error.reference = 'K7M2QX'
    expect(failureOf(error, true)).toEqual({ messageKey: 'unknown_error', reference: 'K7M2QX' })
  })

  it('that something went wrong, of anything else that is thrown', () => {
    expect(failureOf(new TypeError('oops'), true)).toEqual({ messageKey: 'unknown_error' })
    expect(failureOf('oops', true)).toEqual({ messageKey: 'unknown_error' })
  })

  it('what a captcha says of itself', () => {
    expect(failureOf(new CaptchaError('verify_first'), true)).toEqual({ messageKey: 'shell:verify_first' })
    expect(failureOf(new CaptchaError('network', { detail: '60204' }), true)).toEqual({
      messageKey: 'shell:network_failure',
      reference: '60204',
    })
  })

  it('nothing of a captcha whose field is empty: the field says it, and has the focus', () => {
    for (const code of ['empty', 'network', 'vendor'] as const)
      expect(failureOf(new CaptchaError(code, { inPlace: true }), true)).toEqual({})
  })

  it('what was wrong with a code, beside it', () => {
    const wrong = new SmsCodeError({ messageKey: 'smsCode:code_wrong' })
    const noNumber = new SmsCodeError({ messageKey: 'smsCode:number_wrong', aboutNumber: true })
    expect(failureOf(noNumber, true)).toEqual({ messageKey: 'smsCode:number_wrong', field: 'mobileNum' })
    expect(failureOf(wrong, true)).toEqual({ messageKey: 'smsCode:code_wrong', field: 'code' })
    expect(failureOf(new SmsCodeError({ message: 'Expired.' }), true)).toEqual({
      message: 'Expired.',
      field: 'code',
    })
  })

  it('nothing where the session has ended: that is said elsewhere', () => {
    expect(failureOf(business('user.or.token.invalid', 'Gone.'), true, false)).toEqual({})
  })

  it.each([
    ['verification.code.err', 'code'],
    ['verification.code.expired', 'code'],
    ['mobile.invalid', 'mobileNum'],
    ['mobile.exists', 'mobileNum'],
    ['customer.name.exists', 'username'],
    ['username.invalid', 'username'],
    ['password.old.err', 'oldPassword'],
    ['password.same', 'newPassword'],
    ['password.invalid', 'newPassword'],
  ])('%s, at the field %s', (code, field) => {
    expect(failureOf(business(code, 'No.'), true)).toEqual({ message: 'No.', field })
  })
})

describe('the field of a failure', () => {
  it.each([
    ['username', ['username', 'password'], 'username'],
    ['username', ['mobileNum', 'password'], 'mobileNum'],
    ['password', ['mobileNum', 'password'], 'password'],
    ['password', ['mobileNum', 'code'], undefined],
    ['code', ['mobileNum', 'code'], 'code'],
    ['code', ['username', 'password'], undefined],
    ['newPassword', ['username', 'password'], 'password'],
    ['newPassword', ['oldPassword', 'newPassword'], 'newPassword'],
    [undefined, ['username', 'password'], undefined],
  ] as const)('%s, in the form %j: %s', (field, shown, at) => {
    expect(fieldAtFault({ message: 'No.', field }, shown)).toBe(at)
  })
})
