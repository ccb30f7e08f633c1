import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineCall } from '../../../src/api/call.ts'
import { createClient } from '../../../src/api/client.ts'
import type { ClientEnv, CryptoLike } from '../../../src/api/env.ts'
import { makeKey, startBackOffice } from './backOffice.ts'
import { makeEnv, ok } from './testEnv.ts'

const login = defineCall<undefined, { userName: string; password: string }, null>({
  name: 'session.login',
  method: 'POST',
  track: 'none',
  path: '/wps/session/login',
  auth: 'none',
  encrypted: true,
  device: true,
})
const body = { userName: 'ana', password: 'Player!2026 ünïcode 🎲' }
const withoutSubtle: CryptoLike = { getRandomValues: (array) => crypto.getRandomValues(array) }

let office: Awaited<ReturnType<typeof startBackOffice>>
beforeEach(async () => {
  office = await startBackOffice()
})
afterEach(() => office.close())

function clientTo(origin: string, overrides: Partial<ClientEnv> = {}) {
  const made = makeEnv(({ url, init }) => fetch(url, init), { baseUrl: origin, ...overrides })
  return { ...made, client: createClient(made.env) }
}

describe.each([
  ['with WebCrypto', () => crypto],
  ['on plain http, without crypto.subtle', () => withoutSubtle],
])('an encrypted call %s', (_, cryptoOf) => {
  it('is opened by a back office that knows only the contract, and says nothing in the clear', async () => {
    const { client, received } = clientTo(office.origin, { crypto: cryptoOf })
    expect(await client.send(login, { body })).toBeNull()
    expect(office.opened).toEqual([{ path: '/wps/session/login', raw: '{}', plain: JSON.stringify(body) }])
    expect(JSON.stringify(received)).not.toContain('Player')
    expect(received[1]?.headers.device).toBe('PWA')
  })

  it('asks for the key once', async () => {
    const { client } = clientTo(office.origin, { crypto: cryptoOf })
    await Promise.all([client.send(login, { body }), client.send(login, { body })])
    await client.send(login, { body })
    expect(office.asked.filter((path) => path.endsWith('/rsa'))).toHaveLength(1)
  })

  it('finds the key there when it was fetched ahead of time', async () => {
    const { client, received } = clientTo(office.origin, { crypto: cryptoOf })
    client.warmEncryption()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await client.send(login, { body })
    expect(received.map(({ init }) => init.method)).toEqual(['GET', 'POST'])
  })

  it('goes on with the previous key, and fetches another when it has expired', async () => {
    const { client, failures } = clientTo(office.origin, { crypto: cryptoOf })
    await client.send(login, { body })
    office.rotate()
    await client.send(login, { body })
    expect(office.asked.filter((path) => path.endsWith('/rsa'))).toHaveLength(1)
    office.rotate()
    await Promise.all([client.send(login, { body }), client.send(login, { body })])
    expect(office.asked.filter((path) => path.endsWith('/rsa'))).toHaveLength(2)
    expect(office.opened).toHaveLength(4)
    expect(failures).toEqual([])
  })

  it('uses another key and iv each time', async () => {
    const { client, received } = clientTo(office.origin, { crypto: cryptoOf })
    await client.send(login, { body })
    await client.send(login, { body })
    const [first, second] = received.filter(({ init }) => init.method === 'POST')
    expect(first?.headers.encryption).not.toBe(second?.headers.encryption)
    expect(first?.headers['x-digest']?.slice(0, 16)).not.toBe(second?.headers['x-digest']?.slice(0, 16))
  })

  it('asks for the key at its own address, with the time', async () => {
    const { env, received } = makeEnv(() => ok({ publicKey: makeKey().publicKey }), { crypto: cryptoOf })
    await createClient(env).send(login, { body })
    expect(received[0]?.init.method).toBe('GET')
    expect(received[0]?.url).toMatch(/^\/wps\/session\/key\/rsa\?_=\d+$/)
  })

  it('is not sent under a key shorter than 2048 bits', async () => {
    const { publicKey } = makeKey(1024)
    const { env, received } = makeEnv(() => ok({ publicKey }), { crypto: cryptoOf })
    await expect(createClient(env).send(login, { body })).rejects.toThrow('Missing Encryption')
    expect(received).toHaveLength(1)
  })
})

describe('an encrypted call that cannot be encrypted', () => {
  const missing = {
    kind: 'encryption',
    message: 'Missing Encryption',
    policy: { policy: 'dialog', messageKey: 'missing_encryption' },
  }

  it.each<[string, unknown]>([
    ['no key', {}],
    ['a null key', { publicKey: null }],
    ['a key with a line break', { publicKey: `${makeKey().publicKey.slice(0, 64)}\nX-Evil` }],
    ['a key that is none', { publicKey: 'AAAA' }],
    ['nothing', null],
  ])('for %s is not sent and rejects with Missing Encryption', async (_, value) => {
    for (const cryptoOf of [() => crypto, () => withoutSubtle]) {
      const { env, received, failures } = makeEnv(() => ok(value), { crypto: cryptoOf })
      await expect(createClient(env).send(login, { body })).rejects.toMatchObject(missing)
      expect(received.map(({ init }) => init.method)).toEqual(['GET'])
      expect(failures).toHaveLength(1)
    }
  })

  it('for want of a source of randomness, or for a step that fails, is not sent either', async () => {
    const failing: CryptoLike = {
      ...withoutSubtle,
      subtle: {
        importKey: () => Promise.reject(new Error('broken')),
        encrypt: () => Promise.reject(new Error('broken')),
      },
    }
    for (const cryptoOf of [() => undefined, () => failing]) {
      const { client, received } = clientTo(office.origin, { crypto: cryptoOf })
      await expect(client.send(login, { body })).rejects.toMatchObject(missing)
      expect(received.map(({ init }) => init.method)).toEqual(['GET'])
    }
  })

  it('asks for the key again the next time', async () => {
    const { client } = clientTo(office.origin, {
      fetch: (() => {
        let count = 0
        return async (input, init) => {
          count += 1
          return count === 1 ? new Response('<html>') : fetch(input, init)
        }
      })(),
    })
    await expect(client.send(login, { body })).rejects.toMatchObject(missing)
    expect(await client.send(login, { body })).toBeNull()
  })

  it('gives each of two callers an error of his own', async () => {
    const { env, failures } = makeEnv(() => new Response('', { status: 500 }))
    const client = createClient(env)
    const [first, second] = await Promise.allSettled([
      client.send(login, { body }),
      client.send(login, { body }),
    ])
    expect(first).toMatchObject({ status: 'rejected', reason: missing })
    expect(second).toMatchObject({ status: 'rejected', reason: missing })
    expect(new Set(failures.map(({ error }) => error)).size).toBe(2)
  })

  it('for a device without network says that', async () => {
    const { env } = makeEnv(() => Promise.reject(new TypeError()), { isOnline: () => false })
    await expect(createClient(env).send(login, { body })).rejects.toMatchObject({
      kind: 'offline',
      policy: { policy: 'toast', messageKey: 'network_offline' },
    })
  })

  it('for a key that expires again and again is tried twice and no more', async () => {
    const { publicKey } = makeKey()
    const { env, received } = makeEnv(({ init }) =>
      init.method === 'GET'
        ? ok({ publicKey })
        : new Response('{"success":false,"errorCode":"rsa.key.expired"}'),
    )
    await expect(createClient(env).send(login, { body })).rejects.toMatchObject(missing)
    expect(received.map(({ init }) => init.method)).toEqual(['GET', 'POST', 'GET', 'POST'])
  })

  it('for a body too large for a header says so', async () => {
    const { client, received } = clientTo(office.origin)
    const large = { ...body, userName: 'x'.repeat(8_930) }
    await expect(client.send(login, { body: large })).rejects.toMatchObject({
      kind: 'encryption',
      code: 'body_too_large',
      policy: { policy: 'dialog', messageKey: 'body_too_large' },
    })
    expect(received.map(({ init }) => init.method)).toEqual(['GET'])
    const fitting = { ...body, userName: 'x'.repeat(8_850) }
    expect(await client.send(login, { body: fitting })).toBeNull()
  })

  it('is not sent when the caller leaves while the key is on its way', async () => {
    const gate = Promise.withResolvers<Response>()
    const { env, received } = makeEnv(() => gate.promise)
    const abort = new AbortController()
    const leaving = createClient(env).send(login, { body, signal: abort.signal })
    abort.abort()
    await expect(leaving).rejects.toMatchObject({ kind: 'aborted' })
    gate.resolve(ok({ publicKey: makeKey().publicKey }))
    await new Promise((resolve) => setImmediate(resolve))
    expect(received.filter(({ init }) => init.method === 'POST')).toEqual([])
  })
})
