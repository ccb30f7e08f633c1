import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineCall, type Validator } from '../../../src/api/call.ts'
import { createClient } from '../../../src/api/client.ts'
import { ApiError } from '../../../src/api/error.ts'
import { makeEnv } from './testEnv.ts'

const isList: Validator<readonly unknown[]> = Object.assign(
  (data: unknown): data is readonly unknown[] => Array.isArray(data),
  { errors: [{ instancePath: '', keyword: 'type' }] },
)
const POLICIES = ['inline', 'toast', 'dialog', 'silent', 'sessionEnd']

/** Bodies as back offices, gateways and captive portals send them: all kinds of JSON in an envelope, whole or truncated. */
const member = fc.option(fc.jsonValue(), { nil: undefined })
const envelopes = fc
  .record({
    success: fc.oneof(fc.boolean(), member),
    value: fc.oneof(fc.array(fc.jsonValue()), member),
    message: fc.oneof(fc.string(), member),
    errorCode: fc.oneof(fc.string(), fc.constantFrom('TOO_MANY_REQUEST_X', 'login.not.session'), member),
  })
  .map((envelope) => JSON.stringify(envelope))
const cut = fc.tuple(envelopes, fc.nat(60)).map(([text, at]) => text.slice(0, at))
const bodies = fc.oneof(envelopes, cut, fc.json(), fc.string({ unit: 'binary' }), fc.constant('<html>'))
/** Statuses that allow a body. */
const statuses = fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status))

describe('whatever is answered', () => {
  it('gives a value that its schema accepts, or an ApiError with a policy: never another exception', async () => {
    await fc.assert(
      fc.asyncProperty(
        bodies,
        statuses,
        fc.constantFrom('GET' as const, 'POST' as const),
        fc.boolean(),
        fc.boolean(),
        async (body, status, method, checked, alert) => {
          const { env, failures } = makeEnv(() => new Response(body, { status }))
          const call = defineCall<undefined, object, unknown>({
            name: 'test.any',
            ...(method === 'GET' ? { method } : { method, track: 'none' }),
            path: '/wps/test',
            auth: 'required',
            ...(checked && { validate: () => isList }),
          })
          const outcome = await createClient(env)
            .send(call, { body: {}, alert })
            .catch((error: unknown) => ({ error }))
          if (typeof outcome === 'object' && outcome !== null && 'error' in outcome && failures.length > 0) {
            const { error } = outcome
            expect(error).toBeInstanceOf(ApiError)
            if (!(error instanceof ApiError)) return
            expect(POLICIES).toContain(error.policy?.policy)
            expect(error.reference).toMatch(/^[2-9A-Z]{6}$/)
            expect(error.url).toBe('/wps/test')
            expect(failures, 'told once').toHaveLength(1)
            if (!alert) expect(['silent', 'inline', 'sessionEnd']).toContain(error.policy?.policy)
          } else {
            expect(failures).toEqual([])
            expect(status).toBeLessThan(300)
            if (checked) expect(Array.isArray(outcome)).toBe(true)
          }
        },
      ),
      { numRuns: 1500 },
    )
  })
})
