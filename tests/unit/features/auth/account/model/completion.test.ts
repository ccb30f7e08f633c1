import { describe, expect, it, vi } from 'vitest'
import {
  CONTINUE_AFTER_MS,
  continueAfter,
  createCompletion,
  REGISTERED_MS,
  SUCCESS_MESSAGE_MS,
  sessionOf,
  signedInBy,
} from '../../../../../../src/features/auth/account/model/completion.ts'
import type { SessionInfo } from '../../../../../../src/session/codec.ts'
import { createSessionStore } from '../../../../../../src/session/store.ts'
import { fakeStorage } from '../../../../session/fakeStorage.ts'

const answer = { token: 'token-1', id: 7, userName: 'player', customerType: 0, firstTimeLogin: true }
const site = { defaultPassword: 'Welcome123', flags: { PWDEXPFORCECHANGE3: true } }

describe('the session of an answer', () => {
  it.each([
    [undefined, answer, { mode: 'login', password: 'Player!2026' }],
    [true, answer, { mode: 'login', password: 'Welcome123' }],
    [undefined, answer, { mode: 'login', loginType: 'sms', password: 'Welcome123' }],
    [true, { ...answer, passwordExpired: true }, { mode: 'login', loginType: 'sms' }],
    [undefined, answer, { mode: 'register', password: 'Welcome123' }],
    [undefined, { ...answer, passwordExpired: true }, { mode: 'thirdParty' }],
  ] as const)('is marked %s: %j by %j', (mark, said, by) => {
    const session = sessionOf(said, by, 'demo', site)
    expect(session?.updatePassword).toBe(mark)
    expect(session).toMatchObject({ token: 'token-1', firstTimeLogin: true })
  })

  it('is none without a token', () => {
    expect(sessionOf({}, { mode: 'login' }, 'demo', site)).toBeNull()
    expect(sessionOf(null, { mode: 'register' }, 'demo', site)).toBeNull()
  })
})

it('the message shows 1.5 s, and the player goes on 500 ms later; after a registration at once', () => {
  expect([SUCCESS_MESSAGE_MS, CONTINUE_AFTER_MS, REGISTERED_MS]).toEqual([1500, 500, 100])
  expect(continueAfter('login')).toBe(2000)
  expect(continueAfter('register')).toBe(100)
  expect(continueAfter('thirdParty')).toBe(100)
})

it.each([
  [
    { type: 'username', username: 'player', password: 'x' },
    { mode: 'login', loginType: 'username', username: 'player', password: 'x' },
  ],
  [
    { type: 'mobile', countryDialingCode: '55', mobileNum: '219', password: 'x' },
    { mode: 'login', loginType: 'username', username: '219', password: 'x' },
  ],
  [
    { type: 'sms', countryDialingCode: '55', mobileNum: '219', code: '123456' },
    { mode: 'login', loginType: 'sms', username: '219' },
  ],
] as const)('%j came about by %j', (entry, by) => {
  expect(signedInBy(entry)).toEqual(by)
})

describe('after the answer of a sign-in', () => {
  const won = sessionOf(answer, { mode: 'register' }, 'demo', site)

  function completionOf(prepared: () => Promise<unknown> | undefined = () => undefined) {
    const session = createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
    const continueTo = vi.fn<(session: SessionInfo | null) => void>()
    const succeeded = vi.fn()
    const stayed = vi.fn()
    const timers: { run: () => void; ms: number; off: boolean }[] = []
    const at = { place: '/m/login' }
    const completion = createCompletion({
      session,
      later: (run, ms) => {
        const timer = { run, ms, off: false }
        timers.push(timer)
        return () => {
          timer.off = true
        }
      },
      succeeded,
      prepared,
      continueTo,
      stayed,
      place: () => at.place,
    })
    const pass = () => {
      for (const timer of timers.splice(0)) if (!timer.off) timer.run()
    }
    return { completion, session, continueTo, stayed, succeeded, timers, at, pass }
  }

  it('takes the session into use when the message is over, not before', () => {
    const { completion, session, continueTo, succeeded, timers, pass } = completionOf()
    completion.start(won, { mode: 'login' })
    expect(succeeded).toHaveBeenCalledOnce()
    expect(timers.map(({ ms }) => ms)).toEqual([2000])
    expect(session.current()).toBeUndefined()
    pass()
    expect(session.current()?.token).toBe('token-1')
    expect(continueTo).toHaveBeenCalledExactlyOnceWith(won)
  })

  it('a registration that did not log in leads on without a session', () => {
    const { completion, session, continueTo, pass } = completionOf()
    completion.start(null, { mode: 'register' })
    pass()
    expect(session.getState().status).toBe('guest')
    expect(continueTo).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('an unmounted component completes the sign-in at once, and navigates if the player is still there', () => {
    const { completion, session, continueTo, pass } = completionOf()
    completion.start(won, { mode: 'thirdParty' })
    completion.leave()
    expect(session.current()?.token).toBe('token-1')
    expect(continueTo).toHaveBeenCalledOnce()
    pass()
    expect(continueTo).toHaveBeenCalledOnce()
  })

  it('a player who has gone to another screen is not led away', () => {
    const { completion, session, continueTo, stayed, at, pass } = completionOf()
    completion.start(won, { mode: 'login' })
    at.place = '/m/home'
    completion.leave()
    pass()
    expect(session.current()?.token).toBe('token-1')
    expect(continueTo).not.toHaveBeenCalled()
    expect(stayed, 'what ran on the sign-in screen can be left behind there').toHaveBeenCalledOnce()
  })

  it('a page that goes away has the session in use', () => {
    const { completion, session, continueTo } = completionOf()
    completion.start(won, { mode: 'login' })
    completion.commit()
    expect(session.current()?.token).toBe('token-1')
    completion.leave()
    expect(continueTo).not.toHaveBeenCalled()
  })

  it('waits until it is known where a token may go', async () => {
    let ready = (): void => undefined
    const waiting = new Promise<void>((resolve) => {
      ready = resolve
    })
    const { completion, session, continueTo, pass } = completionOf(() => waiting)
    completion.start(won, { mode: 'login' })
    pass()
    expect(session.current()).toBeUndefined()
    ready()
    await waiting
    await Promise.resolve()
    expect(continueTo).toHaveBeenCalledOnce()
  })

  it('gives way to a later sign-in', () => {
    const { completion, session, pass } = completionOf()
    completion.start(won, { mode: 'login' })
    const later = session.nextAttempt()
    session.dispatch({ type: 'signInStarted', attempt: later })
    pass()
    expect(session.current()).toBeUndefined()
    expect(session.getState()).toEqual({ status: 'authenticating', attempt: later })
  })
})
