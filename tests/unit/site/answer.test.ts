import { describe, expect, it } from 'vitest'
import { readAnswer, readManifestAnswer, readStatusAnswer } from '../../../src/site/answer.ts'

const status = (body: unknown, code = 200) =>
  readStatusAnswer(readAnswer({ status: code, body: typeof body === 'string' ? body : JSON.stringify(body) }))

describe('the status answer', () => {
  it('hands on the value of a success', () => {
    expect(status({ success: true, value: { merchantCode: 'acme' } })).toEqual({
      value: { merchantCode: 'acme' },
    })
  })

  it.each([200, 403, 500])('knows an unavailable domain by its code, also with HTTP %i', (code) => {
    expect(status({ success: false, errorCode: 'domain_not_available', message: 'gone' }, code)).toEqual({
      failure: { screen: 'domainUnavailable', message: 'gone' },
    })
  })

  it.each([
    [
      'a refusal with words',
      { success: false, errorCode: 'x.y', message: 'No' },
      200,
      { reason: 'refused', errorCode: 'x.y', message: 'No' },
    ],
    ['a refusal without words', { success: false }, 200, { reason: 'refused' }],
    ['a gateway that is down', '<html>502</html>', 502, { reason: 'gateway', status: 502 }],
    [
      'a server error in an envelope',
      { success: false, message: 'boom' },
      500,
      { reason: 'gateway', message: 'boom' },
    ],
    ['a page in place of an answer', '<!doctype html>', 200, { reason: 'notJson' }],
    ['half an answer', '{"success":tr', 200, { reason: 'notJson' }],
    ['nothing', '', 200, { reason: 'notJson' }],
    ['a list', [], 200, { reason: 'notJson' }],
    ['a word for a switch', { success: 'true', value: {} }, 200, { reason: 'refused' }],
  ])('turns %s into the site error screen', (_, body, code, failure) => {
    expect(status(body, code)).toMatchObject({ failure: { screen: 'siteError', ...failure } })
  })

  it.each(['network', 'timeout', 'offline'] as const)('turns %s into the site error screen', (failed) => {
    expect(readStatusAnswer({ failed })).toEqual({ failure: { screen: 'siteError', reason: failed } })
  })

  it('shows at most a few lines of what a server says', () => {
    const { failure } = { failure: undefined, ...status({ success: false, message: 'x'.repeat(10_000) }) }
    expect(failure?.message?.length).toBe(300)
  })
})

describe('the manifest answer', () => {
  it('is a JSON object or nothing', () => {
    expect(readManifestAnswer(readAnswer({ status: 200, body: '{"name":"x"}' }))).toEqual({ name: 'x' })
    for (const body of ['', 'null', '[]', '<html>'])
      expect(readManifestAnswer(readAnswer({ status: 200, body }))).toBeUndefined()
    expect(readManifestAnswer(readAnswer({ status: 404, body: '{}' }))).toBeUndefined()
    expect(readManifestAnswer({ failed: 'timeout' })).toBeUndefined()
    expect(readManifestAnswer(undefined)).toBeUndefined()
  })
})
