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
    expect(JSON.parse(real.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({ token: 'a' })
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

  it('notifies once when five calls end the same session', () => {
    const { store } = open()
    store.dispatch({ type: 'adopted', session: session('a') })
    const told = vi.fn()
    store.subscribe(told)
    for (let call = 0; call < 5; call += 1) store.dispatch({ type: 'ended', token: 'a', by: 'backOffice' })
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('notifies all listeners, also where one of them throws', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { real, store } = open()
    store.dispatch({ type: 'adopted', session: session('a') })
    const told = vi.fn()
    store.subscribe(() => {
      throw new Error('a subscriber that fails')
    })
    const stop = store.subscribe(told)
    expect(() => store.end('backOffice')).not.toThrow()
    expect(told).toHaveBeenCalledOnce()
    expect(complaint).toHaveBeenCalledOnce()
    expect(real.length).toBe(0)
    stop()
    store.dispatch({ type: 'noticeSeen' })
    expect(told, 'who stopped hears nothing more').toHaveBeenCalledOnce()
    complaint.mockRestore()
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

describe('a token that came with the address', () => {
  it('is a session of which nothing is known yet', () => {
    const { store } = open()
    expect(store.adoptToken('brought')).toBe(true)
    expect(store.current()).toEqual({
      ...{ id: null, token: 'brought', merchantCode: 'demo', userName: null },
      ...{ type: null, firstTimeLogin: false, customerId: null },
    })
  })

  it('takes the place of another session, with all that session storage held of that one', () => {
    const { real, store } = open({ 'wps:kept': 'theirs' })
    store.dispatch({ type: 'adopted', session: session('a') })
    expect(store.adoptToken('b')).toBe(true)
    expect(real.getItem('wps:kept')).toBeNull()
    expect(JSON.parse(real.getItem(SESSION_KEY) ?? '')).toMatchObject({ token: 'b', userName: null })
  })

  it('changes nothing where it is the current one', () => {
    const { store } = open({ 'wps:kept': 'mine' })
    store.dispatch({ type: 'adopted', session: session('a') })
    expect(store.adoptToken('a')).toBe(false)
    expect(store.current()).toEqual(session('a'))
  })
})

describe('a page that comes back from the back/forward cache', () => {
  const written = (token: string) => JSON.stringify({ v: 1, ...session(token) })

  it('is a guest’s where another document of the tab has logged out', () => {
    const { real, store } = open({ [SESSION_KEY]: written('a') })
    real.clear()
    store.reread()
    expect(store.getState()).toEqual({ status: 'ended', by: 'player' })
  })

  it('is the other member’s where another one has logged in', () => {
    const { real, store } = open({ [SESSION_KEY]: written('a') })
    real.setItem(SESSION_KEY, written('b'))
    store.reread()
    expect(store.current()).toEqual(session('b'))
  })

  it('stays as it is where nothing has changed', () => {
    const { store } = open({ [SESSION_KEY]: written('a') })
    const before = store.getState()
    store.reread()
    expect(store.getState()).toBe(before)
  })

  it('stays as it is where storage is full and the session lives in memory', () => {
    const { real, store } = open()
    real.full = true
    store.dispatch({ type: 'adopted', session: session('a') })
    store.reread()
    expect(store.current()).toEqual(session('a'))
  })
})
