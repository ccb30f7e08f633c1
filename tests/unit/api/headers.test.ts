import { describe, expect, it } from 'vitest'
import { defineCall } from '../../../src/api/call.ts'
import { buildHeaders } from '../../../src/api/headers.ts'

const env = { merchant: () => 'demo', language: () => 'EN', device: () => 'MOBILE' }
const get = defineCall<{ language?: string }, undefined, null>({
  name: 'get',
  method: 'GET',
  path: '/wps/x',
  auth: 'optional',
})
const register = defineCall<undefined, { mobileNum?: string }, null>({
  name: 'register',
  method: 'POST',
  track: 'none',
  path: '/wps/member/register',
  auth: 'none',
  device: true,
  moduleId: (body) => (body.mobileNum ? 'MOBILENUMREG3' : 'REG3'),
})

describe('the headers of a call', () => {
  it('name merchant and language on every call, and the token bare', () => {
    expect(buildHeaders(env, get, {}, 'token-1')).toEqual({
      Merchant: 'demo',
      Language: 'EN',
      Authorization: 'token-1',
    })
  })

  it('name device and module on registration', () => {
    expect(buildHeaders(env, register, { body: { mobileNum: '1' } }, undefined)).toMatchObject({
      Device: 'MOBILE',
      ModuleId: 'MOBILENUMREG3',
      'Content-Type': 'application/json',
    })
    expect(buildHeaders(env, register, { body: {} }, undefined).ModuleId).toBe('REG3')
  })

  it('take the language from the caller, else from the query of a GET, else CN when nobody knows', () => {
    expect(buildHeaders(env, get, { query: { language: 'VI' }, language: 'TH' }, undefined).Language).toBe(
      'TH',
    )
    expect(buildHeaders(env, get, { query: { language: 'VI' } }, undefined).Language).toBe('VI')
    expect(buildHeaders({ ...env, language: () => '' }, get, {}, undefined).Language).toBe('CN')
  })

  it('leave out a value that no header may hold', () => {
    const headers = buildHeaders({ ...env, merchant: () => 'demo\r\nX-Evil: 1' }, get, {}, 'tök\u0000en')
    expect(headers).not.toHaveProperty('Merchant')
    expect(headers).not.toHaveProperty('Authorization')
  })
})
