import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/api/error.ts'
import { type ErrorMessage, errorMessageOf } from '../../../src/api/errorMessage.ts'

const shape = new ApiError('shape', '')
shape.reference = 'ABC234'

describe('what a screen says itself of a call that failed', () => {
  it.each<[string, unknown, boolean, ErrorMessage]>([
    ['a timeout', new ApiError('timeout', ''), true, { messageKey: 'timeout_retry_please' }],
    ['no answer on http', new ApiError('network', ''), false, { messageKey: 'network_error' }],
    ['offline on https', new ApiError('offline', ''), true, { messageKey: 'network_offline' }],
    [
      'the server’s own words',
      new ApiError('business', '', { serverMessage: 'No such game' }),
      true,
      { message: 'No such game' },
    ],
    ['a wrong shape, with its reference', shape, true, { messageKey: 'unknown_error', reference: 'ABC234' }],
    ['nothing of HTTP 502', new ApiError('http', '', { status: 502 }), true, {}],
    ['nothing of TOO_MANY_REQUEST', new ApiError('business', '', { code: 'TOO_MANY_REQUEST' }), true, {}],
    [
      'nothing of a session’s end: that is told elsewhere',
      new ApiError('http', '', { status: 401 }),
      true,
      {},
    ],
    [
      'until when a member is excluded, where the server leaves the words to the app',
      new ApiError('business', '', { code: 'member.self.excluded', value: { until: '2026-12-01' } }),
      true,
      { messageKey: 'self_excluded_until', until: '2026-12-01' },
    ],
    [
      'an exclusion for good, or with an end that is no moment',
      new ApiError('business', '', { code: 'member.self.excluded', value: { until: {} } }),
      true,
      { messageKey: 'self_excluded' },
    ],
    [
      'an exclusion in the server’s own words',
      new ApiError('business', '', { code: 'member.self.excluded', serverMessage: 'Not yet' }),
      true,
      { message: 'Not yet' },
    ],
    ['what is no failed call', new TypeError('x'), true, { messageKey: 'unknown_error' }],
    ['nothing that failed, and yet nothing there', null, true, { messageKey: 'unknown_error' }],
  ])('%s', (_, error, https, said) => {
    expect(errorMessageOf(error, { https })).toEqual(said)
  })

  it('of a call without a session, what the server says with 401', () => {
    const refused = new ApiError('business', '', { status: 401, serverMessage: 'Wrong password' })
    expect(errorMessageOf(refused, { https: true, sessionless: true })).toEqual({ message: 'Wrong password' })
  })
})
