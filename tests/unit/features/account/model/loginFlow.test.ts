import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../src/api/error.ts'
import type { LoginEntry } from '../../../../../src/features/account/model/loginEntry.ts'
import { createLoginFlow, type LoginEnv } from '../../../../../src/features/account/model/loginFlow.ts'
import { GUARD_MS } from '../../../../../src/features/account/model/signIn.ts'
import { createSessionStore } from '../../../../../src/session/store.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'

const answer = { token: 'token-1', id: 7, userName: 'player', customerType: 0, firstTimeLogin: false }
const entry: LoginEntry = { type: 'username', username: 'player', password: 'Player!2026' }
const flags = { email: true, ga: false, sms: true, payeeName: false }
const verifyRequired = new ApiError('business', 'verify', { code: 'login_verify_required', value: flags })

function flowOf(
  answerWith: LoginEnv['send'] = async () => answer,
  verifyWith: LoginEnv['verify'] = async () => null,
) {
  const send = vi.fn(answerWith)
  const verify = vi.fn(verifyWith)
  const timers: { run: () => void; ms: number; off: boolean }[] = []
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
  const [complete, refused] = [vi.fn(), vi.fn()]
  const flow = createLoginFlow({
    session,
    later: (run, ms) => {
      const timer = { run, ms, off: false }
      timers.push(timer)
      return () => {
        timer.off = true
      }
    },
    send,
    verify,
    failureOf: (error) => ({ message: String(error) }),
    refused,
    complete,
  })
  const pass = () => {
    for (const timer of timers.splice(0)) if (!timer.off) timer.run()
  }
  return { flow, send, verify, session, complete, refused, timers, pass }
}

describe('a login', () => {
  it('that is answered with a token is completed, once', async () => {
    const { flow, complete, refused } = flowOf()
    await flow.submit(entry)
    expect(flow.getState().status).toBe('success')
    expect(complete).toHaveBeenCalledExactlyOnceWith(answer, entry)
    expect(refused).not.toHaveBeenCalled()
    await flow.submit(entry)
    expect(complete).toHaveBeenCalledOnce()
  })

  it('that is refused clears the captcha, and may be tried again after 500 ms', async () => {
    const { flow, send, refused, timers, pass, session } = flowOf(async () => {
      throw new Error('no')
    })
    await flow.submit(entry)
    expect(flow.getState()).toMatchObject({ status: 'failure', guarded: true })
    expect(refused).toHaveBeenCalledOnce()
    expect(session.getState().status).toBe('guest')
    expect(timers.map(({ ms }) => ms)).toEqual([GUARD_MS])
    expect(GUARD_MS).toBe(500)
    await flow.submit(entry)
    expect(send).toHaveBeenCalledOnce()
    pass()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('answered without a token is a failure, not a session', async () => {
    const { flow, complete } = flowOf(async () => ({ id: 7 }))
    await flow.submit(entry)
    expect(flow.getState()).toMatchObject({ status: 'failure', failure: { messageKey: 'unknown_error' } })
    expect(complete).not.toHaveBeenCalled()
  })

  it('that was superseded is discarded when its answer comes', async () => {
    let release = (_: unknown): void => undefined
    const { flow, session, complete } = flowOf(
      () =>
        new Promise((resolve) => {
          release = resolve
        }),
    )
    const pending = flow.submit(entry)
    const later = session.nextAttempt()
    session.dispatch({ type: 'signInStarted', attempt: later })
    release(answer)
    await pending
    expect(complete).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('idle')
    expect(session.getState()).toEqual({ status: 'authenticating', attempt: later })
  })

  it('whose screen is gone is aborted, and nobody hears of its answer', async () => {
    let aborted: AbortSignal | undefined
    const { flow, session, complete } = flowOf(async (_, signal) => {
      aborted = signal
      return answer
    })
    const pending = flow.submit(entry)
    flow.leave()
    await pending
    expect(aborted?.aborted).toBe(true)
    expect(complete).not.toHaveBeenCalled()
    expect(session.getState().status).toBe('guest')
  })
})

describe('a second factor', () => {
  const asked: LoginEnv['send'] = async () => {
    throw verifyRequired
  }

  it('is asked for, and its success completes the login', async () => {
    const { flow, verify, complete } = flowOf(asked, async () => answer)
    await flow.submit(entry)
    expect(verify).toHaveBeenCalledExactlyOnceWith(flags, entry, expect.any(AbortSignal))
    expect(complete).toHaveBeenCalledExactlyOnceWith(answer, entry)
    expect(flow.getState().status).toBe('success')
  })

  it('that is cancelled leaves the form with nothing half done', async () => {
    const { flow, complete, session, refused } = flowOf(asked)
    await flow.submit(entry)
    expect(flow.getState()).toEqual({ status: 'idle' })
    expect(session.getState().status).toBe('guest')
    expect(complete).not.toHaveBeenCalled()
    expect(refused, 'its captcha is used up').toHaveBeenCalledOnce()
  })

  it('that cannot be asked for is a failure', async () => {
    const { flow } = flowOf(asked, async () => {
      throw new Error('not downloaded')
    })
    await flow.submit(entry)
    expect(flow.getState()).toMatchObject({
      status: 'failure',
      failure: { message: 'Error: not downloaded' },
    })
  })

  it('that names nothing to ask for is a failure', async () => {
    const { flow, verify } = flowOf(async () => {
      throw new ApiError('business', 'verify', { code: 'login_verify_required', value: {} })
    })
    await flow.submit(entry)
    expect(verify).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('failure')
  })

  it('is no longer asked for when the screen is gone', async () => {
    let signal: AbortSignal | undefined
    const { flow, complete } = flowOf(asked, (_, __, given) => {
      signal = given
      return new Promise((resolve) => given.addEventListener('abort', () => resolve(null)))
    })
    const pending = flow.submit(entry)
    await vi.waitFor(() => expect(flow.getState().status).toBe('verify'))
    flow.leave()
    await pending
    expect(signal?.aborted).toBe(true)
    expect(complete).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('idle')
  })
})
