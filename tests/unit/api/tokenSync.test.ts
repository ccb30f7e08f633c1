import { describe, expect, it } from 'vitest'
import { createTokenSync } from '../../../src/api/tokenSync.ts'
import { makeEnv } from './testEnv.ts'

const origin = 'https://demo.test'

describe('token sync', () => {
  it('posts the token to the configured address and deletes it there', async () => {
    const { env, received } = makeEnv(() => new Response(null, { status: 204 }))
    const sync = createTokenSync({ ...env, url: '/sync', origin })
    expect(await sync.store('t')).toBe(true)
    expect(await sync.remove('t')).toBe(true)
    expect(received.map(({ url, init, headers }) => [init.method, url, headers.authorization])).toEqual([
      ['POST', 'https://demo.test/sync', 'Bearer t'],
      ['DELETE', 'https://demo.test/sync', 'Bearer t'],
    ])
  })

  it.each([
    undefined,
    '',
    'https://evil.test/sync',
    '//evil.test',
    '/\\evil.test',
    'http://demo.test/',
    'https://demo.test:8443/',
    'https://demo.test@evil.test/',
    'javascript:alert(1)',
    'https://[',
  ])('sends nothing to %s', async (url) => {
    const { env, received } = makeEnv(() => new Response(''))
    expect(await createTokenSync({ ...env, url, origin }).store('t')).toBe(false)
    expect(received).toEqual([])
  })

  it('goes to that address alone, not to where it leads', async () => {
    const { env, received } = makeEnv(() => new Response(null, { status: 204 }))
    await createTokenSync({ ...env, url: '/sync', origin }).store('t')
    expect(received[0]?.init.redirect).toBe('error')
  })

  it('is no failure of the session when it fails', async () => {
    const { env } = makeEnv(() => Promise.reject(new TypeError()))
    expect(await createTokenSync({ ...env, url: '/sync', origin }).store('t')).toBe(false)
  })
})
