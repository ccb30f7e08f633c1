import { describe, expect, it } from 'vitest'
import { PushFailure } from '../../../../../src/features/push/model/failure.ts'
import { bind, type PushEnv, tellLeft, unbind } from '../../../../../src/features/push/model/flow.ts'
import { PUSH_RECORD_KEY, REFRESH_AFTER_MS } from '../../../../../src/features/push/model/record.ts'

const ANA = { vapidKey: 'key', merchant: 'house', member: 'ana' }
const on = () => new AbortController().signal

const by = (session?: string) => (session === undefined ? '' : ` by ${session}`)

function world() {
  const state = {
    now: 1_000_000,
    online: true,
    endpoint: undefined as string | undefined,
    token: 't1',
    fails: new Set<string>(),
    log: [] as string[],
    kept: new Map<string, string>(),
  }
  const step = async (name: string, entry = name) => {
    state.log.push(entry)
    if (state.fails.has(name)) throw new Error(name)
  }
  const env: PushEnv = {
    device: {
      endpoint: async () => state.endpoint,
      register: async () => {
        await step('register')
        state.endpoint = 'https://push.example/1'
        return state.token
      },
      unregister: async () => {
        await step('unregister')
        state.endpoint = undefined
      },
      drop: async () => {
        await step('drop')
        state.endpoint = undefined
      },
    },
    office: {
      save: (token, key) => step('save', `save ${token} ${key}`),
      bind: (token) => step('bind', `bind ${token}`),
      subscribe: (token) => step('subscribe', `subscribe ${token}`),
      unsubscribe: (token, session) => step('unsubscribe', `unsubscribe ${token}${by(session)}`),
      remove: (token, key, session) => step('remove', `remove ${token} ${key}${by(session)}`),
    },
    storage: {
      getItem: (key) => state.kept.get(key) ?? null,
      setItem: (key, value) => void state.kept.set(key, value),
      removeItem: (key) => void state.kept.delete(key),
    },
    now: () => state.now,
    isOnline: () => state.online,
  }
  return { env, state }
}

const BOUND = ['register', 'save t1 key', 'bind t1', 'subscribe t1']

describe('a member logs in', () => {
  it('registers the push token, binds it and subscribes to the topic', async () => {
    const { env, state } = world()
    expect(await bind(env, ANA, on())).toBe('bound')
    expect(state.log).toEqual(BOUND)
  })

  it('troubles nobody for seven days, and then refreshes', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    state.now += 7 * 24 * 3_600_000 - 1
    expect(await bind(env, ANA, on())).toBe('already')
    state.now += 1
    expect(await bind(env, ANA, on())).toBe('bound')
    expect(state.log).toEqual([...BOUND, ...BOUND])
  })

  it('binds again where the clock has gone back behind the last time', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    state.now -= 1
    expect(await bind(env, ANA, on())).toBe('bound')
  })

  it('binds again for another member, merchant or key, and for a subscription that has changed', async () => {
    for (const other of [{ member: 'bo' }, { merchant: 'other' }, { vapidKey: 'new' }]) {
      const { env } = world()
      await bind(env, ANA, on())
      expect(await bind(env, { ...ANA, ...other }, on())).toBe('bound')
    }
    for (const endpoint of [undefined, 'https://push.example/2']) {
      const { env, state } = world()
      await bind(env, ANA, on())
      state.endpoint = endpoint
      expect(await bind(env, ANA, on())).toBe('bound')
    }
  })

  it('does not take what anybody may have written into storage for granted', async () => {
    for (const hostile of ['{', '[]', '7', '{"token":5,"at":1}', '{"token":"t","at":"x"}']) {
      const { env, state } = world()
      state.kept.set(PUSH_RECORD_KEY, hostile)
      expect(await bind(env, ANA, on())).toBe('bound')
    }
  })

  it('says that it could not subscribe, or renew, and tries again the next time', async () => {
    for (const part of ['save', 'bind', 'subscribe']) {
      const { env, state } = world()
      state.fails.add(part)
      await expect(bind(env, ANA, on())).rejects.toMatchObject({ messageKey: 'push_subscribe_failed' })
      state.fails.clear()
      expect(await bind(env, ANA, on())).toBe('bound')
      state.now += REFRESH_AFTER_MS
      state.fails.add(part)
      await expect(bind(env, ANA, on())).rejects.toMatchObject({ messageKey: 'push_update_failed' })
    }
  })

  it('takes back the token that a new one replaces', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    state.now += REFRESH_AFTER_MS
    state.token = 't2'
    state.log.length = 0
    expect(await bind(env, ANA, on())).toBe('bound')
    expect(state.log.slice(-2)).toEqual(['unsubscribe t1', 'remove t1 key'])
    state.token = 't3'
    state.endpoint = undefined
    state.fails.add('unsubscribe')
    expect(await bind(env, ANA, on()), 'though the back office does not listen').toBe('bound')
  })

  it('takes back what was said so far where the member leaves in the middle of it', async () => {
    const { env, state } = world()
    const gone = new AbortController()
    const save = env.office.save
    const office = {
      ...env.office,
      save: async (token: string, key: string, signal: AbortSignal) => {
        await save(token, key, signal)
        gone.abort()
        throw new Error('aborted')
      },
    }
    expect(await bind({ ...env, office }, ANA, gone.signal)).toBe('abandoned')
    expect(await unbind(env)).toBe('unbound')
    expect(state.log.slice(-3)).toEqual(['unsubscribe t1', 'unregister', 'remove t1 key'])
  })

  it('stops where the session has moved on meanwhile', async () => {
    const { env, state } = world()
    const gone = new AbortController()
    gone.abort()
    expect(await bind(env, ANA, gone.signal)).toBe('abandoned')
    expect(state.log).toEqual(['register'])
    expect(state.kept.size).toBe(0)
  })
})

describe('a member logs out', () => {
  it('tells the back office with the session in which the push token was bound', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    state.log.length = 0
    await unbind(env, 'session-1')
    expect(state.log.filter((entry) => entry.includes('t1'))).toEqual([
      'unsubscribe t1 by session-1',
      'remove t1 key by session-1',
    ])
  })

  it('leaves all topics, deletes the push token and ends the subscription', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    expect(await unbind(env)).toBe('unbound')
    expect(state.log.slice(BOUND.length)).toEqual(['unsubscribe t1', 'unregister', 'remove t1 key'])
    expect([state.kept.size, state.endpoint]).toEqual([0, undefined])
  })

  it('does nothing where nothing was bound', async () => {
    const { env, state } = world()
    expect(await unbind(env)).toBe('nothing')
    expect(state.log).toEqual([])
  })

  it('ends the subscription offline too, and tells the back office later', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    state.online = false
    expect(await unbind(env)).toBe('later')
    expect([state.log.slice(BOUND.length), state.endpoint]).toEqual([['drop'], undefined])
    state.online = true
    expect(await tellLeft(env)).toBe(true)
    expect(state.log.slice(-2)).toEqual(['unsubscribe t1', 'remove t1 key'])
    expect(state.kept.size).toBe(0)
  })

  it('ends the subscription itself where the library fails, and says so where even that fails', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    state.fails.add('unregister')
    expect(await unbind(env)).toBe('unbound')
    expect(state.endpoint).toBeUndefined()
    await bind(env, ANA, on())
    state.fails.add('drop')
    await expect(unbind(env)).rejects.toBeInstanceOf(PushFailure)
    expect(state.kept.size, 'it is tried again').toBe(1)
    state.fails.clear()
    expect(await unbind(env)).toBe('unbound')
    expect(await bind(env, ANA, on())).toBe('bound')
  })

  it('is taken out of a subscription that a closed page has left over, before the next one comes', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    const kept = state.kept.get(PUSH_RECORD_KEY) ?? '{}'
    state.kept.set(PUSH_RECORD_KEY, JSON.stringify({ ...JSON.parse(kept), left: true }))
    state.log.length = 0
    expect(await bind(env, { ...ANA, member: 'bo' }, on())).toBe('bound')
    expect(state.log.slice(0, 4)).toEqual(['unsubscribe t1', 'remove t1 key', 'drop', 'register'])
  })

  it('tells the back office of one that left before when the next one comes', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    state.fails.add('unsubscribe')
    expect(await unbind(env)).toBe('later')
    state.fails.clear()
    state.token = 't2'
    state.log.length = 0
    await bind(env, { ...ANA, member: 'bo' }, on())
    expect(state.log).toEqual([
      'unsubscribe t1',
      'remove t1 key',
      'register',
      'save t2 key',
      'bind t2',
      'subscribe t2',
    ])
  })

  it('whose logout the back office answers late takes nothing from the next one, who is bound by then', async () => {
    const { env, state } = world()
    await bind(env, ANA, on())
    const answer = Promise.withResolvers<void>()
    const office = { ...env.office, remove: () => answer.promise }
    const leaving = unbind({ ...env, office })
    const bo = { ...ANA, member: 'bo' }
    expect(await bind(env, bo, on())).toBe('bound')
    answer.resolve()
    expect(await leaving).toBe('unbound')
    expect(state.kept.has(PUSH_RECORD_KEY)).toBe(true)
    expect(await bind(env, bo, on())).toBe('already')
  })
})
