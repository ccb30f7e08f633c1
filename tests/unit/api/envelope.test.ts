import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openEnvelope } from '../../../src/api/envelope.ts'
import { ApiError } from '../../../src/api/error.ts'

function open(text: string, status = 200, enveloped = true): unknown {
  try {
    return openEnvelope({ status, text }, enveloped)
  } catch (error) {
    return error
  }
}

describe('an answer that is no envelope', () => {
  it.each([
    ['HTML with 200', '<!doctype html><title>Wi-Fi login</title>'],
    ['half a JSON text', '{"success":true,"value":{"a":'],
    ['nothing', ''],
    ['a list', '[{"success":true}]'],
    ['a word', '"success"'],
    ['a number', '200'],
    ['null', 'null'],
  ])('%s is of the wrong shape', (_, text) => {
    expect(open(text)).toMatchObject({ kind: 'shape', pointer: '', status: 200 })
  })

  it.each(['{}', '{"success":null}', '{"success":"true"}', '{"success":1}'])(
    '%s does not say whether it succeeded',
    (text) => {
      expect(open(text)).toMatchObject({ kind: 'shape', pointer: '/success' })
    },
  )

  it.each([400, 404, 429, 500, 503])('with status %i is that status', (status) => {
    for (const text of ['', '<html>', '[]', '{}', '{"success":true}']) {
      expect(open(text, status)).toMatchObject({ kind: 'http', status })
    }
  })
})

describe('an envelope that says no', () => {
  it('brings code, message, value and status, also with an error status', () => {
    const text = JSON.stringify({ success: false, errorCode: 'a.b', message: ' No. ', value: { sms: true } })
    for (const status of [200, 401, 500]) {
      expect(open(text, status)).toMatchObject({
        kind: 'business',
        code: 'a.b',
        serverMessage: 'No.',
        value: { sms: true },
        status,
      })
    }
  })

  it('treats null, empty and odd members as absent', () => {
    for (const odd of [null, '', '  ', {}, [], true]) {
      const error = open(JSON.stringify({ success: false, errorCode: odd, message: odd }))
      expect(error).toMatchObject({ kind: 'business', code: undefined, serverMessage: undefined })
    }
    expect(open('{"success":false,"errorCode":401}')).toMatchObject({ code: '401' })
  })

  it('does not pour a page into a notice', () => {
    const error = open(JSON.stringify({ success: false, message: 'x'.repeat(100_000) }))
    expect(error instanceof ApiError && error.serverMessage?.length).toBe(500)
  })
})

describe('an answer without envelope', () => {
  it('is its own value', () => {
    expect(open('{"name":"Demo"}', 200, false)).toEqual({ name: 'Demo' })
  })

  it('may still say no', () => {
    const text = '{"success":false,"errorCode":"domain_not_available"}'
    expect(open(text, 200, false)).toMatchObject({ kind: 'business', code: 'domain_not_available' })
  })
})

describe('any envelope at all', () => {
  const status = fc.integer({ min: 100, max: 599 })

  it('gives its value back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (value, extra) => {
        const text = JSON.stringify({ ...extra, success: true, value })
        expect(open(text)).toEqual(JSON.parse(text).value)
      }),
    )
  })

  it('of any text, status and nesting gives a value or an ApiError', () => {
    const member = fc.oneof(fc.jsonValue(), fc.constant(undefined))
    const envelopes = fc
      .record({ success: member, value: member, message: member, errorCode: member })
      .map((envelope) => JSON.stringify(envelope))
    const cut = fc.tuple(envelopes, fc.nat(40)).map(([text, at]) => text.slice(0, at))
    const texts = fc.oneof(fc.string(), fc.json(), envelopes, cut)
    fc.assert(
      fc.property(texts, status, fc.boolean(), (text, code, enveloped) => {
        const outcome = open(text, code, enveloped)
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ApiError)
        else expect(code).toBeGreaterThanOrEqual(200)
      }),
      { numRuns: 2000 },
    )
  })
})
