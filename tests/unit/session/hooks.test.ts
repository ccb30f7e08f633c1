import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  HOOK_DEADLINE,
  type HookOutcome,
  runHooks,
  type SessionHook,
  watchSession,
} from '../../../src/session/hooks.ts'
import { safeStorage } from '../../../src/session/storage.ts'
import { createSessionStore } from '../../../src/session/store.ts'
import { fakeStorage } from './fakeStorage.ts'

const session = (token: string) => ({
  id: '7',
  token,
  merchantCode: 'demo',
  userName: 'maria',
  type: 0 as const,
  firstTimeLogin: false,
  customerId: '7',
})

const clock = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (handle: unknown) => clearTimeout(Number(handle)),
}
const hook = (id: string, call: () => unknown): SessionHook => ({ id, load: async () => ({ default: call }) })
const never = () => new Promise(() => {})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('session hooks', () => {
  it('run one after the other, in order', async () => {
    const log: string[] = []
    const slow = hook('slow', async () => {
      log.push('slow begins')
      await new Promise((resolve) => setTimeout(resolve, 100))
      log.push('slow ends')
    })
    const done = runHooks([slow, hook('next', () => log.push('next'))], session('a'), clock)
    await vi.runAllTimersAsync()
    await done
    expect(log).toEqual(['slow begins', 'slow ends', 'next'])
  })

  it('are contained: one that throws, rejects, does not load or hangs does not stop the others', async () => {
    const last = vi.fn()
    const hooks = [
      hook('throws', () => {
        throw new Error('no')
      }),
      hook('rejects', () => Promise.reject(new Error('no'))),
      { id: 'unloadable', load: () => Promise.reject(new Error('gone')) },
      hook('hangs', never),
      { id: 'hangs loading', load: () => new Promise<never>(() => {}) },
      hook('last', last),
    ]
    const outcomes = runHooks(hooks, session('a'), clock)
    await vi.advanceTimersByTimeAsync(2 * HOOK_DEADLINE)
    expect((await outcomes).map(({ outcome }) => outcome)).toEqual([
      'failed',
      'failed',
      'failed',
      'timedOut',
      'timedOut',
      'done',
    ])
    expect(last).toHaveBeenCalledTimes(1)
  })

  it('leave no timer behind', async () => {
    await runHooks([hook('quick', () => 1)], session('a'), clock)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('watching the session', () => {
  function watch(started: SessionHook[], ended: SessionHook[]) {
    const store = createSessionStore({ storage: safeStorage(() => fakeStorage()), merchant: 'demo' })
    const reports: string[] = []
    const report = (phase: string, { id, outcome }: HookOutcome) =>
      void reports.push(`${phase} ${id} ${outcome}`)
    const stop = watchSession(store, { started: () => started, ended: () => ended, clock, report })
    return { store, reports, stop }
  }

  it('runs started for a new token and ended with the session that is over', async () => {
    const tokens: string[] = []
    const remember = (phase: string): SessionHook => ({
      id: phase,
      load: async () => ({ default: ({ session: { token } }) => tokens.push(`${phase} ${token}`) }),
    })
    const { store } = watch([remember('started')], [remember('ended')])
    store.dispatch({ type: 'adopted', session: session('a') })
    store.dispatch({ type: 'learned', token: 'a', facts: { type: 1 } })
    await vi.runAllTimersAsync()
    store.end('player')
    store.dispatch({ type: 'noticeSeen' })
    store.dispatch({ type: 'adopted', session: session('b') })
    await vi.runAllTimersAsync()
    expect(tokens).toEqual(['started a', 'ended a', 'started b'])
  })

  it('abandons what a session had begun when that session is over', async () => {
    const { store, reports } = watch([hook('push', never), hook('rank', never)], [hook('chat', () => 1)])
    store.dispatch({ type: 'adopted', session: session('a') })
    await vi.advanceTimersByTimeAsync(10)
    store.end('player')
    await vi.advanceTimersByTimeAsync(10)
    expect(reports).toEqual(['started push skipped', 'started rank skipped', 'ended chat done'])
  })

  it('stops when told to', async () => {
    const started = vi.fn()
    const { store, stop } = watch([hook('push', started)], [])
    stop()
    store.dispatch({ type: 'adopted', session: session('a') })
    await vi.runAllTimersAsync()
    expect(started).not.toHaveBeenCalled()
  })
})
