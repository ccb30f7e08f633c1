import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorFields, type ErrorKind } from '../../../../../src/api/error.ts'
import { outcomeOf } from '../../../../../src/features/money/model/outcome.ts'

const error = (kind: ErrorKind, fields: ApiErrorFields = {}) => new ApiError(kind, '', fields)
const business = (code: string, status = 200) => error('business', { code, status })

describe('a first attempt', () => {
  it.each([
    ['the line broke', error('network')],
    ['the device was offline', error('offline')],
    ['nobody answered in time', error('timeout')],
    ['the caller left', error('aborted')],
    ['a gateway failed', error('http', { status: 502 })],
    ['the back office failed, in its own words', business('oops', 500)],
    ['a gateway waited in vain', error('http', { status: 408 })],
    ['the back office waited in vain', business('timeout', 408)],
    ['the answer is of another shape', error('shape', { status: 200 })],
    ['something else went wrong', new Error('?')],
  ])('may have been carried out where %s', (_, failure) => {
    expect(outcomeOf(failure, 1)).toBe('unsure')
  })

  it.each([
    ['the business says no', business('wager.open')],
    ['there is no session any more', business('user.or.token.invalid', 401)],
    ['there are too many', business('TOO_MANY_REQUESTS', 429)],
    ['there is no such call', error('http', { status: 404 })],
    ['the call is not built', error('http', { status: 501 })],
    ['a gateway refuses', error('http', { status: 403 })],
    ['it could not be encrypted', error('encryption')],
    ['nobody is logged in', error('session')],
  ])('was not carried out where %s', (_, failure) => {
    expect(outcomeOf(failure, 1)).toBe('refused')
  })
})

describe('a later attempt', () => {
  it('settles the earlier one by the business’s answer alone', () => {
    expect(outcomeOf(business('wager.open'), 2)).toBe('refused')
  })

  it.each([
    ['the session is over', business('user.or.token.invalid')],
    ['the session is over, by the status', business('wager.open', 401)],
    ['there are too many', business('TOO_MANY_REQUEST_X')],
    ['there is no such call', error('http', { status: 404 })],
    ['the domain is gone', business('domain_not_available')],
    [
      'the message says that nobody is logged in',
      error('business', { serverMessage: 'CUSTOMER_NOT_LOGIN', status: 200 }),
    ],
    ['it was not even sent', error('session')],
    ['the line broke again', error('network')],
  ])('says nothing of the earlier one where %s', (_, failure) => {
    expect(outcomeOf(failure, 2)).toBe('unsure')
  })
})
