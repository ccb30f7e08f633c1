import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runSessionHooks } from '../../../src/app/sessionHooks.ts'
import { defineFeature, type Feature } from '../../../src/registry/feature.ts'
import { always, flag, memberType } from '../../../src/registry/gate.ts'
import { type SessionInfo, unknownSession } from '../../../src/session/codec.ts'
import { safeStorage } from '../../../src/session/storage.ts'
import { createSessionStore } from '../../../src/session/store.ts'
import type { Problem } from '../../../src/site/problem.ts'
import { appWith } from '../../support/app.ts'
import { factsWith } from '../../support/facts.ts'
import { fakeStorage } from '../session/fakeStorage.ts'

const session = (token: string, type: 0 | 4 = 0): SessionInfo => ({
  ...{ id: '7', token, merchantCode: 'demo', userName: 'maria', type },
  ...{ firstTimeLogin: false, customerId: '7' },
})

const clock = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (handle: unknown) => clearTimeout(Number(handle)),
}

/** A page with these features and changeable flags; `log` records the calls of the hooks. */
function page(features: readonly Feature[], start?: SessionInfo) {
  const store = createSessionStore({ storage: safeStorage(() => fakeStorage()), merchant: 'demo' })
  const problems: Problem[] = []
  const flags: Record<string, boolean> = { CBS3: true }
  if (start) store.dispatch({ type: 'adopted', session: start })
  const run = (known: SessionInfo) =>
    runSessionHooks(
      {
        ...{ features, app: appWith({ session: store }), clock, report: (problem) => problems.push(problem) },
        factsFor: ({ type }) => factsWith({ flags, member: type ?? 0 }),
      },
      known,
    )
  return { store, problems, flags, run }
}

function telling(log: string[], id: string, more: Partial<Feature> = {}): Feature {
  const hook = (phase: string) => async () => ({
    default: ({ session: of }: { session: { token: string } }) => void log.push(`${id} ${phase} ${of.token}`),
  })
  const told = { started: hook('started'), ended: hook('ended') }
  return defineFeature({ id, description: '', when: always, session: told, ...more })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const settle = () => vi.runAllTimersAsync()

describe('the features’ session hooks', () => {
  it('run in the order of the features, when a session begins and when it ends', async () => {
    const log: string[] = []
    const { store, run } = page([telling(log, 'one'), telling(log, 'two')], session('a'))
    run(session('a'))
    await settle()
    store.end('player')
    await settle()
    expect(log).toEqual(['one started a', 'two started a', 'one ended a', 'two ended a'])
  })

  it('run for the features that are open to this member alone', async () => {
    const log: string[] = []
    const features = [
      telling(log, 'vip', { when: memberType(0, 1, 2) }),
      telling(log, 'off', { when: flag('REWCEN3') }),
      telling(log, 'chat', { when: flag('CBS3') }),
    ]
    const { store, run } = page(features, session('a', 4))
    run(session('a', 4))
    await settle()
    store.end('backOffice')
    await settle()
    expect(log).toEqual(['chat started a', 'chat ended a'])
  })

  it('tell a feature of the end that was told of the beginning, though it was turned off in between', async () => {
    const log: string[] = []
    const { store, run, flags } = page([telling(log, 'chat', { when: flag('CBS3') })], session('a'))
    run(session('a'))
    await settle()
    flags.CBS3 = false
    store.end('player')
    await settle()
    expect(log).toEqual(['chat started a', 'chat ended a'])
  })

  it('tell of the end of a session that was replaced, or ended, before they were there', async () => {
    const log: string[] = []
    const replaced = page([telling(log, 'one')], session('b'))
    replaced.run(session('a'))
    await settle()
    const gone = page([telling(log, 'two')])
    gone.run(session('a'))
    await settle()
    expect(log).toEqual(['one ended a', 'one started b', 'two ended a'])
  })

  it('wait for the back office to say whose token it is that came with the address', async () => {
    const log: string[] = []
    const unknown = unknownSession('brought', 'demo')
    const { store, run } = page([telling(log, 'vip', { when: memberType(0) })], unknown)
    run(unknown)
    await settle()
    expect(log).toEqual([])
    store.dispatch({ type: 'learned', token: 'brought', facts: { id: '7', type: 0 } })
    await settle()
    expect(log).toEqual(['vip started brought'])
  })

  it('hear nothing of a token that the back office refuses', async () => {
    const log: string[] = []
    const unknown = unknownSession('brought', 'demo')
    const { store, run } = page([telling(log, 'one')], unknown)
    run(unknown)
    store.end('backOffice')
    await settle()
    const late = page([telling(log, 'two')])
    late.run(unknown)
    await settle()
    expect(log).toEqual([])
  })

  it('that throw, or hang for 5 s, stop no other, and are problems that quote nothing', async () => {
    const log: string[] = []
    const hooks = (started: () => unknown): Partial<Feature> => ({
      session: { started: async () => ({ default: started }) },
    })
    const features = [
      telling(
        log,
        'throws',
        hooks(() => Promise.reject(new Error('token a'))),
      ),
      telling(
        log,
        'hangs',
        hooks(() => new Promise(() => undefined)),
      ),
      telling(log, 'last'),
    ]
    const { run, problems } = page(features, session('a'))
    run(session('a'))
    await settle()
    expect(log).toEqual(['last started a'])
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'feature.hookFailed /throws/session/started',
      'feature.hookFailed /hangs/session/started',
    ])
    expect(JSON.stringify(problems)).not.toContain('token a')
  })
})
