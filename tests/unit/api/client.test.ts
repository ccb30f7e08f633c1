import { describe, expect, it, vi } from 'vitest'
import { defineCall, type Validator } from '../../../src/api/call.ts'
import { createClient } from '../../../src/api/client.ts'
import { ApiError } from '../../../src/api/error.ts'
import { json, makeEnv, memoryStorage, ok, refused } from './testEnv.ts'

const read = defineCall<{ id?: number }, undefined, { n: number }>({
  name: 'test.read',
  method: 'GET',
  path: '/wps/test',
  auth: 'required',
})
const write = defineCall<undefined, { a: number }, null>({
  name: 'test.write',
  method: 'POST',
  track: 'none',
  path: '/wps/test',
  auth: 'required',
})

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

describe('a call that succeeds', () => {
  it('resolves to the value of the envelope', async () => {
    const { env, received } = makeEnv(() => ok({ n: 7 }))
    expect(await createClient(env).send(read, { query: { id: 3 } })).toEqual({ n: 7 })
    expect(received[0]?.url).toBe('/wps/test?id=3')
    expect(received[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
    })
  })

  it('sends a body as JSON and resolves to null when nothing is answered', async () => {
    const { env, received } = makeEnv(() => json({ success: true }))
    expect(await createClient(env).send(write, { body: { a: 1 } })).toBeNull()
    expect(received[0]?.init.body).toBe('{"a":1}')
  })

  it('leaves no clock running', async () => {
    const { env, clock } = makeEnv(() => ok({ n: 1 }))
    await createClient(env).send(read)
    expect(clock.waits[0]).toBe(30_000)
    expect(clock.pending.size).toBe(0)
  })
})

describe('equal GETs in flight', () => {
  it('are sent once', async () => {
    const { env, received } = makeEnv(() => ok({ n: 1 }))
    const client = createClient(env)
    const both = await Promise.all([client.send(read), client.send(read)])
    expect(both).toEqual([{ n: 1 }, { n: 1 }])
    expect(received).toHaveLength(1)
    await client.send(read)
    expect(received).toHaveLength(2)
  })

  it('are two when the language or the token differs', async () => {
    let token = 'token-1'
    const { env, received } = makeEnv(() => ok({ n: 1 }), { token: () => token })
    const client = createClient(env)
    const first = client.send(read)
    const second = client.send(read, { language: 'VI' })
    token = 'token-2'
    await Promise.all([first, second, client.send(read)])
    expect(received.map(({ headers }) => [headers.language, headers.authorization])).toEqual([
      ['EN', 'token-1'],
      ['VI', 'token-1'],
      ['EN', 'token-2'],
    ])
  })

  it('go on for the other caller when one aborts', async () => {
    const gate = Promise.withResolvers<Response>()
    const { env, received } = makeEnv(() => gate.promise)
    const client = createClient(env)
    const abort = new AbortController()
    const leaving = failureOf(client.send(read, { signal: abort.signal }))
    const staying = client.send(read)
    abort.abort()
    expect((await leaving).kind).toBe('aborted')
    gate.resolve(ok({ n: 2 }))
    expect(await staying).toEqual({ n: 2 })
    expect(received[0]?.init.signal?.aborted).toBe(false)
  })

  it('are stopped when the last caller aborts, and a new caller starts anew', async () => {
    const { env, received, failures } = makeEnv((_, count) =>
      count === 1 ? new Promise<Response>(() => undefined) : ok({ n: 3 }),
    )
    const client = createClient(env)
    const aborts = [new AbortController(), new AbortController()]
    const leaving = aborts.map(({ signal }) => failureOf(client.send(read, { signal })))
    await vi.waitFor(() => expect(received).toHaveLength(1))
    for (const abort of aborts) abort.abort()
    expect((await Promise.all(leaving)).map(({ kind }) => kind)).toEqual(['aborted', 'aborted'])
    expect(received[0]?.init.signal?.aborted).toBe(true)
    expect(await client.send(read)).toEqual({ n: 3 })
    expect(failures).toEqual([])
  })

  it('from before a change are no longer shared', async () => {
    const gate = Promise.withResolvers<Response>()
    const { env } = makeEnv(({ init }, count) =>
      init.method === 'POST' ? ok() : count === 1 ? gate.promise : ok({ n: 2 }),
    )
    const client = createClient(env)
    const before = client.send(read)
    await client.send(write, { body: { a: 1 } })
    expect(await client.send(read)).toEqual({ n: 2 })
    gate.resolve(ok({ n: 1 }))
    expect(await before).toEqual({ n: 1 })
  })

  it('from before a flush neither end the newer one nor overwrite its answer', async () => {
    const gates = [1, 2].map(() => Promise.withResolvers<Response>())
    const { env, received } = makeEnv((_, count) => gates[count - 1]?.promise ?? ok({ n: 3 }))
    const client = createClient(env)
    const kept = { ...read, cacheable: true }
    const old = client.send(kept)
    const fresh = client.send(kept, { flush: true })
    await vi.waitFor(() => expect(received).toHaveLength(2))
    gates[0]?.resolve(ok({ n: 1 }))
    expect(await old).toEqual({ n: 1 })
    const joined = client.send(kept)
    gates[1]?.resolve(ok({ n: 2 }))
    expect(await Promise.all([fresh, joined])).toEqual([{ n: 2 }, { n: 2 }])
    expect(await client.send(kept)).toEqual({ n: 2 })
    expect(received).toHaveLength(2)
  })

  it('fail together and are reported once', async () => {
    const { env, failures } = makeEnv(() => refused('some.code', 'No.'))
    const client = createClient(env)
    const errors = await Promise.all([failureOf(client.send(read)), failureOf(client.send(read))])
    expect(errors.map(({ code }) => code)).toEqual(['some.code', 'some.code'])
    expect(failures).toHaveLength(1)
  })

  it('give a notice when one of two callers wants one', async () => {
    const { env, failures } = makeEnv(() => refused('some.code', 'No.'))
    const client = createClient(env)
    await Promise.all([failureOf(client.send(read, { alert: false })), failureOf(client.send(read))])
    expect(failures[0]?.policy).toEqual({ policy: 'dialog', message: 'No.' })
  })
})

describe('a second attempt', () => {
  it.each([408, 425, 502, 503, 504])('is made once for a GET that gets %i', async (status) => {
    const { env, received, clock } = makeEnv((_, count) =>
      count === 1 ? new Response('', { status }) : ok({ n: 1 }),
    )
    expect(await createClient(env).send(read)).toEqual({ n: 1 })
    expect(received).toHaveLength(2)
    expect(clock.waits.slice(0, 3)).toEqual([30_000, 500, 30_000])
  })

  it('is made once for a GET without an answer, and its failure counts', async () => {
    const { env, received, failures } = makeEnv(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await failureOf(createClient(env).send(read))).kind).toBe('network')
    expect(received).toHaveLength(2)
    expect(failures).toHaveLength(1)
  })

  it.each([400, 401, 404, 429, 500])('is not made for %i', async (status) => {
    const { env, received } = makeEnv(() => new Response('', { status }))
    expect(await failureOf(createClient(env).send(read))).toMatchObject({ kind: 'http', status })
    expect(received).toHaveLength(1)
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('is never made for %s', async (method) => {
    const { env, received } = makeEnv(() => new Response('', { status: 503 }))
    await failureOf(createClient(env).send({ ...write, method }, { body: { a: 1 } }))
    expect(received).toHaveLength(1)
  })

  it('is not made after a timeout or without a network', async () => {
    const offline = makeEnv(() => Promise.reject(new TypeError()), { isOnline: () => false })
    expect((await failureOf(createClient(offline.env).send(read))).kind).toBe('offline')
    expect(offline.received).toHaveLength(1)

    const hanging = makeEnv(() => new Promise<Response>(() => undefined))
    const failing = failureOf(createClient(hanging.env).send(read))
    await vi.waitFor(() => expect(hanging.received).toHaveLength(1))
    hanging.clock.runOut()
    expect((await failing).kind).toBe('timeout')
    expect(hanging.received).toHaveLength(1)
    expect(hanging.received[0]?.init.signal?.aborted).toBe(true)
  })
})

describe('the end of a session', () => {
  it('is reported once for five parallel 401s', async () => {
    const { env, failures } = makeEnv(() => new Response('', { status: 401 }))
    const client = createClient(env)
    await Promise.all([1, 2, 3, 4, 5].map((id) => failureOf(client.send(read, { query: { id } }))))
    expect(failures.map(({ policy }) => policy.policy).sort()).toEqual([
      'sessionEnd',
      'silent',
      'silent',
      'silent',
      'silent',
    ])
  })

  it('is reported again for the next session', async () => {
    let token = 'token-1'
    const { env, failures } = makeEnv(() => refused('user.or.token.invalid'), { token: () => token })
    const client = createClient(env)
    await failureOf(client.send(read))
    token = 'token-2'
    await failureOf(client.send(read))
    expect(failures.map(({ policy }) => policy.policy)).toEqual(['sessionEnd', 'sessionEnd'])
  })

  it('is not caused by a late answer to a token that is no longer the current one', async () => {
    const late = Promise.withResolvers<Response>()
    let token = 'token-1'
    const { env, failures } = makeEnv(() => late.promise, {
      token: () => token,
      tokenIsCurrent: (other) => other === token,
    })
    const failing = failureOf(createClient(env).send(read))
    token = 'token-2'
    late.resolve(refused('customer.not.login'))
    expect((await failing).policy).toEqual({ policy: 'silent' })
    expect(failures[0]?.policy.policy).toBe('silent')
  })

  it('is not caused by a late answer to a guest who has logged in since', async () => {
    const late = Promise.withResolvers<Response>()
    let token: string | undefined
    const { env, failures } = makeEnv(() => late.promise, { token: () => token })
    const failing = failureOf(createClient(env).send({ ...read, auth: 'optional' }))
    token = 'token-1'
    late.resolve(refused('customer.not.login'))
    expect((await failing).policy).toEqual({ policy: 'silent' })
    expect(failures.map(({ policy }) => policy.policy)).toEqual(['silent'])
  })

  it('is reported although the call wanted no notice', async () => {
    const { env, failures } = makeEnv(() => refused(undefined, 'CUSTOMER_NOT_LOGIN'))
    await failureOf(createClient(env).send(read, { alert: false }))
    expect(failures[0]?.policy).toEqual({ policy: 'sessionEnd', messageKey: 'please_log_in' })
  })

  it('is not caused by a call without a token: a refused login is no ended session', async () => {
    const login = { ...write, auth: 'none' as const }
    const { env, failures, received } = makeEnv(() => refused('login.failed', 'Wrong password', 401))
    await failureOf(createClient(env).send(login, { body: { a: 1 } }))
    expect(failures[0]?.policy).toEqual({ policy: 'dialog', message: 'Wrong password' })
    expect(received[0]?.headers.authorization).toBeUndefined()
  })

  it('asks a guest to log in once for all that the page fetches, and once for each action', async () => {
    const { env, failures } = makeEnv(() => new Response('', { status: 401 }), { token: () => undefined })
    const client = createClient(env)
    const open = { ...read, auth: 'optional' as const }
    await failureOf(client.send(open))
    await failureOf(client.send(open))
    await failureOf(client.send(write, { body: { a: 1 } }))
    expect(failures.map(({ policy }) => policy.policy)).toEqual(['sessionEnd', 'silent', 'sessionEnd'])
  })
})

describe('a call that takes a session, where there is none', () => {
  const asGuest = () => makeEnv(() => ok({ n: 1 }), { token: () => undefined })

  it('is not sent, and nothing is reported for a member who has logged out', async () => {
    const { env, received, failures } = asGuest()
    const error = await failureOf(createClient(env).send(read))
    expect(error).toMatchObject({ kind: 'session', call: 'test.read', policy: { policy: 'silent' } })
    expect(failures.map(({ policy }) => policy.policy)).toEqual(['silent'])
    expect(received).toEqual([])
  })

  it('is not sent either where a guest does something, and asks to log in each time', async () => {
    const { env, received, failures } = asGuest()
    const client = createClient(env)
    await failureOf(client.send(write, { body: { a: 1 }, alert: false }))
    await failureOf(client.send(write, { body: { a: 1 } }))
    expect(failures.map(({ policy }) => policy)).toEqual([
      { policy: 'sessionEnd', messageKey: 'please_log_in' },
      { policy: 'sessionEnd', messageKey: 'please_log_in' },
    ])
    expect(received).toEqual([])
  })

  it('goes with the token that it is given: that of the session which it ends', async () => {
    const { env, received } = asGuest()
    await createClient(env).send(write, { body: { a: 1 }, token: 'token-0' })
    expect(received[0]?.headers.authorization).toBe('token-0')
  })

  it('reports nothing when the token that it was given is no longer valid', async () => {
    const { env, failures } = makeEnv(() => refused('user.or.token.invalid', undefined, 401), {
      token: () => undefined,
      tokenIsCurrent: () => false,
    })
    await failureOf(createClient(env).send(write, { body: { a: 1 }, token: 'token-0' }))
    expect(failures.map(({ policy }) => policy.policy)).toEqual(['silent'])
  })
})

describe('a failure', () => {
  it('says which call it was, without its query, and has a reference', async () => {
    const { env } = makeEnv(() => new Response('<html>'))
    const error = await failureOf(createClient(env).send(read, { query: { id: 5 } }))
    expect(error).toMatchObject({ kind: 'shape', url: '/wps/test', call: 'test.read', status: 200 })
    expect(error.reference).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
    expect(error.policy).toEqual({ policy: 'dialog', messageKey: 'unknown_error', reference: true })
  })

  it('of an empty address sends nothing', async () => {
    const { env, received, failures } = makeEnv(() => ok())
    const error = await failureOf(createClient(env).send({ ...read, path: '' }))
    expect(error).toMatchObject({ kind: 'url', message: 'url is null, check' })
    expect(received).toEqual([])
    expect(failures[0]?.policy).toEqual({ policy: 'dialog', messageKey: 'url_is_null' })
  })

  it('of the subscriber does not reach the caller', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const onFailure = () => {
      throw new Error('broken subscriber')
    }
    const { env } = makeEnv(() => refused('some.code'), { onFailure })
    expect((await failureOf(createClient(env).send(read))).code).toBe('some.code')
    expect(complain).toHaveBeenCalledOnce()
    complain.mockRestore()
  })

  it('of a caller who has aborted before sends nothing and tells nobody', async () => {
    const { env, received, failures } = makeEnv(() => ok())
    const error = await failureOf(createClient(env).send(read, { signal: AbortSignal.abort() }))
    expect(error.kind).toBe('aborted')
    expect([...received, ...failures]).toEqual([])
  })

  it('brings the value that login_verify_required comes with', async () => {
    const { env } = makeEnv(() =>
      json({ success: false, errorCode: 'login_verify_required', value: { sms: true } }),
    )
    const error = await failureOf(createClient(env).send(write, { body: { a: 1 } }))
    expect(error).toMatchObject({ kind: 'business', value: { sms: true }, policy: { policy: 'inline' } })
  })
})

describe('an answer with a schema', () => {
  const isCount: Validator<{ n: number }> = Object.assign(
    (data: unknown): data is { n: number } =>
      typeof data === 'object' && data !== null && 'n' in data && typeof data.n === 'number',
    { errors: [{ instancePath: '/n', keyword: 'type' }] },
  )
  const checked = { ...read, validate: () => Promise.resolve(isCount) }

  it('of the wrong shape is an error with the pointer, for all who wait, told once', async () => {
    const { env, failures } = makeEnv(() => ok({ n: 'seven' }))
    const client = createClient(env)
    const errors = await Promise.all([failureOf(client.send(checked)), failureOf(client.send(checked))])
    for (const error of errors) expect(error).toMatchObject({ kind: 'shape', pointer: '/value/n' })
    expect(failures).toHaveLength(1)
  })

  it('whose validator hangs runs out of time', async () => {
    const { env, clock } = makeEnv(() => ok({ n: 1 }))
    const hanging = { ...read, validate: () => new Promise<Validator<{ n: number }>>(() => undefined) }
    const failing = failureOf(createClient(env).send(hanging))
    await vi.waitFor(() => expect(clock.waits).toHaveLength(2))
    clock.runOut()
    expect((await failing).kind).toBe('timeout')
  })

  it('whose validator does not arrive is a network failure', async () => {
    const { env } = makeEnv(() => ok({ n: 1 }))
    const broken = { ...read, validate: () => Promise.reject(new TypeError('no chunk')) }
    expect((await failureOf(createClient(env).send(broken))).kind).toBe('network')
    const throwing = {
      ...read,
      validate: () => {
        throw new Error('no chunk')
      },
    }
    expect((await failureOf(createClient(env).send(throwing))).kind).toBe('network')
  })
})

describe('a kept answer', () => {
  const kept = { ...read, cacheable: true }

  it('is used a second time, also by a new client, and not for another member', async () => {
    let token = 'token-1'
    const storage = memoryStorage()
    const { env, received } = makeEnv((_, count) => ok({ n: count }), { token: () => token, storage })
    expect(await createClient(env).send(kept)).toEqual({ n: 1 })
    expect(await createClient(env).send(kept)).toEqual({ n: 1 })
    expect(received).toHaveLength(1)
    token = 'token-2'
    expect(await createClient(env).send(kept)).toEqual({ n: 2 })
    for (const [name, value] of storage.entries) expect(name + value).not.toContain('token')
  })

  it('is none that a change has overtaken while it was on its way', async () => {
    const gate = Promise.withResolvers<Response>()
    const { env, received } = makeEnv(({ init }, count) =>
      init.method === 'POST' ? ok() : count === 1 ? gate.promise : ok({ n: 2 }),
    )
    const client = createClient(env)
    const before = client.send(kept)
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await client.send(write, { body: { a: 1 } })
    gate.resolve(ok({ n: 1 }))
    expect(await before).toEqual({ n: 1 })
    expect(await client.send(kept)).toEqual({ n: 2 })
  })

  it('is flushed on demand', async () => {
    const { env } = makeEnv((_, count) => ok({ n: count }))
    const client = createClient(env)
    await client.send(kept)
    expect(await client.send(kept, { flush: true })).toEqual({ n: 2 })
    expect(await client.send(kept)).toEqual({ n: 2 })
  })

  it('is fetched again when it does not hold what its schema says', async () => {
    const isTwo: Validator<{ n: number }> = (data): data is { n: number } =>
      JSON.stringify(data) === '{"n":2}'
    const { env, received } = makeEnv((_, count) => ok({ n: count }))
    const client = createClient(env)
    await client.send(kept)
    expect(await client.send({ ...kept, validate: () => isTwo })).toEqual({ n: 2 })
    expect(received).toHaveLength(2)
  })

  it('is not needed: storage that throws changes nothing', async () => {
    const storage = memoryStorage()
    const broken = {
      ...storage,
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    for (const store of [broken, undefined]) {
      const { env } = makeEnv((_, count) => ok({ n: count }), { storage: store })
      const client = createClient(env)
      expect(await client.send(kept)).toEqual({ n: 1 })
      expect(await client.send(kept)).toEqual({ n: 2 })
    }
  })

  it('is gone when the client is cleared', async () => {
    const { env, storage } = makeEnv((_, count) => ok({ n: count }))
    storage.setItem('somebody else', 'stays')
    const client = createClient(env)
    await client.send(kept)
    client.clear()
    await vi.waitFor(() => expect([...storage.entries.keys()]).toEqual(['somebody else']))
    expect(await client.send(kept)).toEqual({ n: 2 })
  })
})
