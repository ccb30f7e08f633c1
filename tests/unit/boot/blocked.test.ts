import { describe, expect, it } from 'vitest'
import { noticeOf, wantsEndpoint } from '../../../src/boot/blocked.ts'
import type { Failure } from '../../../src/site/answer.ts'

describe('the notice over a status that failed', () => {
  it('says what the server said, else Error, where the answer has a code', () => {
    const refused = { screen: 'siteError', reason: 'refused', errorCode: 'x.y' } as const
    expect(noticeOf({ ...refused, message: 'Not today' }, false)).toEqual({ message: 'Not today' })
    expect(noticeOf(refused, false)).toEqual({ key: 'error' })
  })

  it('says what the server said, else Error, on a page that is not http', () => {
    const failed = { screen: 'siteError', reason: 'gateway' } as const
    expect(noticeOf({ ...failed, message: 'Back soon' }, true)).toEqual({ message: 'Back soon' })
    expect(noticeOf(failed, true)).toEqual({ key: 'error' })
  })

  it('says Network Error / CORS Errors on an http page where the answer has no code', () => {
    expect(noticeOf({ screen: 'siteError', reason: 'network' }, false)).toEqual({ key: 'network_error' })
  })

  it('says what the server said of a domain that is gone', () => {
    expect(noticeOf({ screen: 'domainUnavailable', message: 'Moved' }, true)).toEqual({ message: 'Moved' })
  })
})

describe('a site that cannot be shown', () => {
  const failures: readonly [failure: Failure, wants: boolean][] = [
    [{ screen: 'domainUnavailable' }, true],
    [{ screen: 'domainUnavailable', message: 'Moved' }, true],
    [{ screen: 'siteError', reason: 'network' }, true],
    [{ screen: 'siteError', reason: 'timeout' }, true],
    [{ screen: 'siteError', reason: 'offline' }, true],
    [{ screen: 'siteError', reason: 'gateway', status: 502 }, true],
    [{ screen: 'siteError', reason: 'notJson', status: 200 }, true],
    [{ screen: 'siteError', reason: 'refused', errorCode: 'x' }, false],
    [{ screen: 'siteError', reason: 'unusable' }, false],
  ]
  it.each(failures)('after %j may be reached on another endpoint: %s', (failure, wants) => {
    expect(wantsEndpoint(failure)).toBe(wants)
  })
})
