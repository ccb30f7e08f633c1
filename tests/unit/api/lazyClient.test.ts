import { describe, expect, it, vi } from 'vitest'
import { defineCall } from '../../../src/api/call.ts'
import { type Client, createClient } from '../../../src/api/client.ts'
import { lazyClient } from '../../../src/api/lazyClient.ts'
import { makeEnv, ok } from './testEnv.ts'

const call = defineCall<undefined, undefined, string>({
  name: 'call',
  method: 'GET',
  path: '/wps/call',
  auth: 'optional',
})

describe('a client that comes after the first picture', () => {
  it('is not downloaded before somebody asks, and then once', async () => {
    const { env, received } = makeEnv(() => ok('here'))
    const load = vi.fn(async () => createClient(env))
    const client = lazyClient(load)
    expect(load).not.toHaveBeenCalled()
    expect(await Promise.all([client.send(call), client.send(call), client.preload()])).toEqual([
      'here',
      'here',
      undefined,
    ])
    expect(load).toHaveBeenCalledOnce()
    expect(received).toHaveLength(1)
  })

  it('reads the session at the moment of the call, so that a logout carries its token', async () => {
    let token: string | undefined = 'token-1'
    const { env, received } = makeEnv(() => ok('bye'))
    const client = lazyClient(async () => createClient({ ...env, token: () => token }))
    await client.preload()
    const sent = client.send(call)
    token = undefined
    await sent
    expect(received[0]?.headers).toMatchObject({ authorization: 'token-1' })
  })

  it('says a failed download as a network failure, and tries again with the next call', async () => {
    const { env } = makeEnv(() => ok('here'))
    const load = vi
      .fn<() => Promise<Client>>()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockImplementation(async () => createClient(env))
    const client = lazyClient(load)
    await expect(client.send(call)).rejects.toMatchObject({ kind: 'network' })
    expect(await client.send(call)).toBe('here')
  })

  it('forgets what was kept also when it comes only then', async () => {
    const clear = vi.fn()
    const client = lazyClient(async () => ({ ...createClient(makeEnv(() => ok('')).env), clear }))
    client.clear()
    await client.preload()
    expect(clear).toHaveBeenCalledOnce()
  })
})
