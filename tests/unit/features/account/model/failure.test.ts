import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../../src/api/error.ts'
import { failureOf } from '../../../../../src/features/account/model/failure.ts'

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

  it.each(['login_verify_required', 'customer.name.exists', 'login.not.session', 'whatever'])(
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
    for (const kind of ['network', 'offline'] as const) {
      expect(failureOf(new ApiError(kind, 'x'), true)).toEqual({ messageKey: 'network_offline' })
      expect(failureOf(new ApiError(kind, 'x'), false)).toEqual({ messageKey: 'network_error' })
    }
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
})
