import { describe, expect, it } from 'vitest'
import type { ErrorKind } from '../../../../../src/api/error.ts'
import { suspectsEndpoint, wantsEndpoint } from '../../../../../src/features/domainNotice/model/trouble.ts'
import type { Failure } from '../../../../../src/site/answer.ts'

describe('a failed call', () => {
  const kinds: readonly [kind: ErrorKind, suspicious: boolean][] = [
    ['network', true],
    ['timeout', true],
    ['offline', false],
    ['aborted', false],
    ['http', false],
    ['business', false],
    ['shape', false],
    ['encryption', false],
    ['url', false],
  ]
  it.each(kinds)('of kind %s makes the line suspicious: %s', (kind, suspicious) => {
    expect(suspectsEndpoint({ kind })).toBe(suspicious)
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
  it.each(failures)('after %j may be met on another line: %s', (failure, wants) => {
    expect(wantsEndpoint(failure)).toBe(wants)
  })
})
