import { describe, expect, it, vi } from 'vitest'
import { GUARD_MS, REGISTERED_MS } from '../../../../../src/features/account/model/signIn.ts'
import {
  createSignInFlow,
  type SignInEnv,
  type SignInMode,
} from '../../../../../src/features/account/model/signInFlow.ts'
import { createSessionStore } from '../../../../../src/session/store.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'

const answer = { token: 'token-1', id: 7, userName: 'player', customerType: 0, firstTimeLogin: false }

const credentials = { username: 'player', password: 'Player!2026' }
type Send = SignInEnv['send']

function flowOf(mode: SignInMode = 'login', answerWith: Send = async () => answer) {
  const send = vi.fn(answerWith)
  const timers: { run: () => void; ms: number; off: boolean }[] = []
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
  const succeeded = vi.fn()
  const goOn = vi.fn()
  const flow = createSignInFlow({
    mode,
    session,
    later: (run, ms) => {
      const timer = { run, ms, off: false }
      timers.push(timer)
      return () => {
        timer.off = true
      }
    },
    send,
    failureOf: (error) => ({ message: String(error) }),
    succeeded,
    goOn,
  })
  const pass = () => {
    for (const timer of timers.splice(0)) if (!timer.off) timer.run()
  }
  return { flow, send, session, succeeded, goOn, timers, pass }
}

describe('a login', () => {
  it('shows its message for 1.5 s, goes on 500 ms later, and is logged in then', async () => {
    const { flow, session, succeeded, goOn, timers, pass } = flowOf()
    await flow.submit(credentials)
    expect(succeeded).toHaveBeenCalledOnce()
    expect(timers.map(({ ms }) => ms)).toEqual([2000])
    expect(session.current()).toBeUndefined()
    expect(goOn).not.toHaveBeenCalled()
    pass()
    expect(goOn).toHaveBeenCalledOnce()
    expect(session.current()).toMatchObject({ token: 'token-1', userName: 'player', type: 0 })
  })

  it('is not lost when the player leaves before the message is over', async () => {
    const { flow, session, goOn, pass } = flowOf()
    await flow.submit(credentials)
    flow.leave()
    expect(session.current()?.token).toBe('token-1')
    pass()
    expect(goOn).not.toHaveBeenCalled()
  })

  it('is not lost when the page goes away, and is committed once', async () => {
    const { flow, session } = flowOf()
    await flow.submit(credentials)
    const told = vi.fn()
    session.subscribe(told)
    flow.commit()
    flow.leave()
    expect(told).toHaveBeenCalledOnce()
  })

  it('that failed says why, and opens for another try after 500 ms', async () => {
    const { flow, send, session, timers, pass } = flowOf('login', () => Promise.reject('refused'))
    await flow.submit(credentials)
    expect(flow.getState()).toMatchObject({ status: 'failure', failure: { message: 'refused' } })
    expect(session.getState().status).toBe('guest')
    expect(timers.map(({ ms }) => ms)).toEqual([GUARD_MS])
    pass()
    expect(send).toHaveBeenCalledOnce()
    await flow.submit(credentials)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('that failed sends what was submitted last while the guard held, once it is released', async () => {
    const { flow, send, pass } = flowOf('login', async ({ password }) =>
      password === 'wrong' ? Promise.reject('refused') : answer,
    )
    await flow.submit({ ...credentials, password: 'wrong' })
    await flow.submit({ ...credentials, password: 'still wrong' })
    await flow.submit(credentials)
    expect(flow.getState()).toMatchObject({ status: 'failure', waiting: true })
    expect(send).toHaveBeenCalledOnce()
    pass()
    expect(flow.getState().status).toBe('processing')
    expect(send).toHaveBeenLastCalledWith(credentials, expect.anything())
    await vi.waitFor(() => expect(flow.getState().status).toBe('success'))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('without a token in the answer is a failure', async () => {
    for (const odd of [null, {}, { token: '' }, { token: 'a b' }, 'token']) {
      const { flow, session } = flowOf('login', async () => odd)
      await flow.submit(credentials)
      expect(flow.getState()).toMatchObject({
        status: 'failure',
        failure: { messageKey: 'unknown_error' },
      })
      expect(session.getState().status).toBe('guest')
    }
  })

  it('is sent once however often the button is pressed', async () => {
    const { flow, send } = flowOf()
    await Promise.all([flow.submit(credentials), flow.submit(credentials), flow.submit(credentials)])
    expect(send).toHaveBeenCalledOnce()
  })

  it('whose screen is left is given up, and its late answer discarded', async () => {
    let answerNow: (value: unknown) => void = () => undefined
    let given: AbortSignal | undefined
    const { flow, session, succeeded } = flowOf('login', (_, signal) => {
      given = signal
      return new Promise((resolve) => {
        answerNow = resolve
      })
    })
    const submitted = flow.submit(credentials)
    expect(session.getState().status).toBe('authenticating')
    flow.leave()
    expect(given?.aborted).toBe(true)
    expect(session.getState().status).toBe('guest')
    answerNow(answer)
    await submitted
    expect(succeeded).not.toHaveBeenCalled()
    expect(session.current()).toBeUndefined()
  })
})

describe('a registration', () => {
  it('goes on after 100 ms', async () => {
    const { flow, session, goOn, timers, pass } = flowOf('register', async () => ({
      customerId: 8,
      customerName: 'newbie',
      token: 'token-2',
    }))
    await flow.submit(credentials)
    expect(timers.map(({ ms }) => ms)).toEqual([REGISTERED_MS])
    pass()
    expect(goOn).toHaveBeenCalledWith(expect.objectContaining({ token: 'token-2' }))
    expect(session.current()).toMatchObject({ id: '8', userName: 'newbie', type: null })
  })

  it('that does not log in leaves a guest, who is sent on to log in', async () => {
    const { flow, session, goOn, pass } = flowOf('register', async () => ({ id: 8, userName: 'newbie' }))
    await flow.submit(credentials)
    pass()
    expect(goOn).toHaveBeenCalledWith(null)
    expect(session.getState().status).toBe('guest')
  })
})
