import { describe, expect, it, vi } from 'vitest'
import { SESSION_KEY } from '../../../src/session/codec.ts'
import { safeStorage } from '../../../src/session/storage.ts'
import { createSessionStore } from '../../../src/session/store.ts'
import { fakeStorage } from './fakeStorage.ts'

const session = (token: string, merchantCode = 'demo') => ({
  id: '7',
  token,
  merchantCode,
  userName: 'maria',
  type: 0 as const,
  firstTimeLogin: false,
  customerId: '7',
})

function open(start: Record<string, string> = {}, merchant = 'demo') {
  const real = fakeStorage(start)
  return { real, store: createSessionStore({ storage: safeStorage(() => real), merchant }) }
}

describe('the session store', () => {
  it('finds the session again after a reload', () => {
    const { real, store } = open()
    store.dispatch({ type: 'adopted', session: session('a') })
    const again = createSessionStore({ storage: safeStorage(() => real), merchant: 'demo' })
    expect(again.current()).toEqual(session('a'))
    expect(again.tokenIsCurrent('a')).toBe(true)
  })

  it('does not use the session of another merchant on the same origin', () => {
    const { real } = open()
    real.setItem(SESSION_KEY, JSON.stringify({ v: 1, ...session('a', 'other') }))
    expect(
      createSessionStore({ storage: safeStorage(() => real), merchant: 'demo' }).current(),
    ).toBeUndefined()
  })

  it('clears the whole session storage when the session ends', () => {
    const { real, store } = open({ SHELL_hideSplash: '1' })
    store.dispatch({ type: 'adopted', session: session('a') })
    store.end('player')
    expect(store.getState()).toEqual({ status: 'ended', by: 'player' })
    expect(real.length).toBe(0)
  })

  it('tells once when five calls end the same session', () => {
    const { store } = open()
    store.dispatch({ type: 'adopted', session: session('a') })
    const told = vi.fn()
    store.subscribe(told)
    for (let call = 0; call < 5; call += 1) store.dispatch({ type: 'ended', token: 'a', by: 'backOffice' })
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('logs in by the latest attempt', () => {
    const { store } = open()
    const first = store.nextAttempt()
    const second = store.nextAttempt()
    store.dispatch({ type: 'signInStarted', attempt: first })
    store.dispatch({ type: 'signInStarted', attempt: second })
    store.dispatch({ type: 'signInSucceeded', attempt: second, session: session('b') })
    store.dispatch({ type: 'signInSucceeded', attempt: first, session: session('a') })
    expect(store.current()?.token).toBe('b')
  })

  it('works without storage', () => {
    const storage = safeStorage(() => {
      throw new Error('blocked')
    })
    const store = createSessionStore({ storage, merchant: 'demo' })
    store.dispatch({ type: 'adopted', session: session('a') })
    expect(store.tokenIsCurrent('a')).toBe(true)
    store.end('backOffice')
    expect(store.tokenIsCurrent('a')).toBe(false)
    store.end('backOffice')
    expect(store.getState()).toEqual({ status: 'ended', by: 'backOffice' })
  })
})
