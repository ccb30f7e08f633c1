import { describe, expect, it, vi } from 'vitest'
import type { RegisterEntry } from '../../../../../src/features/registration/model/entry.ts'
import { GUARD_MS } from '../../../../../src/features/registration/model/registration.ts'
import {
  createRegistrationFlow,
  type RegistrationEnv,
} from '../../../../../src/features/registration/model/registrationFlow.ts'
import { safeStorage } from '../../../../../src/session/storage.ts'
import { createSessionStore } from '../../../../../src/session/store.ts'

const ENTRY: RegisterEntry = { way: 'username', username: 'rosa', password: 'x' }
const MOBILE: RegisterEntry = { way: 'mobile', countryDialingCode: '55', mobileNum: '21', code: '123456' }
const ANSWER = { id: '1', token: 't', userName: 'rosa' }

const nowhere = () => {
  throw new Error('no storage')
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A screen whose calls are answered by hand; `pass` lets time go by. */
function screen(parts: Partial<RegistrationEnv> = {}) {
  const timers = new Map<() => void, number>()
  const session = createSessionStore({ storage: safeStorage(nowhere, () => undefined), merchant: 'm' })
  const order: string[] = []
  const env = {
    session,
    later: (run: () => void, ms: number) => {
      timers.set(run, ms)
      return () => void timers.delete(run)
    },
    track: vi.fn(() => void order.push('track')),
    captcha: vi.fn(async () => {
      order.push('captcha')
      return { captcha: 'x7' }
    }),
    proof: vi.fn(async (code: string) => ({ verificationCode: code })),
    send: vi.fn(async (): Promise<unknown> => {
      order.push('send')
      return ANSWER
    }),
    failureOf: vi.fn((error: unknown) => ({ message: error instanceof Error ? error.message : '' })),
    refused: vi.fn(),
    complete: vi.fn(),
    ...parts,
  }
  const pass = async () => {
    for (const [run] of [...timers]) {
      timers.delete(run)
      run()
    }
    await settled()
  }
  return { flow: createRegistrationFlow(env), env, session, order, timers, pass }
}

describe('a registration', () => {
  it('tells of the submission, obtains the captcha, registers, and hands on the answer', async () => {
    const { flow, env, order } = screen()
    await flow.submit(ENTRY)
    expect(order).toEqual(['track', 'captcha', 'send'])
    expect(env.send).toHaveBeenCalledWith(ENTRY, { captcha: { captcha: 'x7' } }, expect.any(AbortSignal))
    expect(env.complete).toHaveBeenCalledExactlyOnceWith(ANSWER, ENTRY)
    expect(flow.getState().status).toBe('success')
    expect(env.proof).not.toHaveBeenCalled()
  })

  it('by mobile number proves its code, after the captcha', async () => {
    const { flow, env } = screen()
    await flow.submit(MOBILE)
    const proofs = { captcha: { captcha: 'x7' }, proof: { verificationCode: '123456' } }
    expect(env.send).toHaveBeenCalledWith(MOBILE, proofs, expect.any(AbortSignal))
  })

  it('hands on an answer without a token too: whoever is registered may have to log in', async () => {
    const { flow, env } = screen({ send: async () => ({ id: '1' }) })
    await flow.submit(ENTRY)
    expect(env.complete).toHaveBeenCalledExactlyOnceWith({ id: '1' }, ENTRY)
  })

  it('is sent once however often the button is pressed', async () => {
    const { flow, env } = screen()
    await Promise.all([flow.submit(ENTRY), flow.submit(ENTRY), flow.submit(ENTRY)])
    expect(env.track).toHaveBeenCalledOnce()
    expect(env.captcha).toHaveBeenCalledOnce()
    expect(env.send).toHaveBeenCalledOnce()
    await flow.submit(ENTRY)
    expect(env.send).toHaveBeenCalledOnce()
  })

  it('that is refused shows the server’s message, and takes a fresh captcha', async () => {
    const { flow, env, session } = screen({
      send: vi.fn().mockRejectedValue(new Error('This username is taken.')),
    })
    await flow.submit(ENTRY)
    expect(flow.getState()).toMatchObject({
      status: 'failure',
      failure: { message: 'This username is taken.' },
      guarded: true,
    })
    expect(env.refused).toHaveBeenCalledOnce()
    expect(session.getState().status).toBe('guest')
  })

  it('whose captcha was closed sends nothing, and leaves the captcha as it is', async () => {
    const { flow, env } = screen({ captcha: vi.fn().mockRejectedValue(new Error('verify_first')) })
    await flow.submit(ENTRY)
    expect(flow.getState()).toMatchObject({ status: 'failure', failure: { message: 'verify_first' } })
    expect(env.send).not.toHaveBeenCalled()
    expect(env.refused).not.toHaveBeenCalled()
  })

  it('whose code does not hold sends nothing', async () => {
    const { flow, env } = screen({ proof: vi.fn().mockRejectedValue(new Error('code')) })
    await flow.submit(MOBILE)
    expect(flow.getState().status).toBe('failure')
    expect(env.send).not.toHaveBeenCalled()
  })

  it('is guarded for 500 ms after a failure; what is submitted then is sent once it is released', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(ANSWER)
    const { flow, timers, pass } = screen({ send })
    await flow.submit(ENTRY)
    expect([...timers.values()]).toEqual([GUARD_MS])
    await flow.submit(ENTRY)
    await flow.submit(MOBILE)
    expect(send).toHaveBeenCalledOnce()
    expect(flow.getState()).toMatchObject({ waiting: true })
    await pass()
    expect(send).toHaveBeenCalledTimes(2)
    expect(send.mock.calls[1]?.[0]).toBe(MOBILE)
  })

  it('whose screen is left is given up, and its late answer discarded', async () => {
    let answer: (value: unknown) => void = () => undefined
    const send = vi.fn((_: RegisterEntry, __: unknown, signal: AbortSignal) => {
      expect(signal.aborted).toBe(false)
      return new Promise<unknown>((resolve) => {
        answer = resolve
      })
    })
    const { flow, env, session } = screen({ send })
    const submitted = flow.submit(ENTRY)
    await settled()
    flow.leave()
    expect(send.mock.calls[0]?.[2].aborted).toBe(true)
    expect(session.getState().status).toBe('guest')
    answer(ANSWER)
    await submitted
    expect(env.complete).not.toHaveBeenCalled()
  })

  it('that another sign-in superseded is discarded', async () => {
    const { flow, env, session } = screen({
      captcha: async () => {
        session.dispatch({ type: 'signInStarted', attempt: session.nextAttempt() })
        return {}
      },
    })
    await flow.submit(ENTRY)
    expect(env.send).not.toHaveBeenCalled()
    expect(env.complete).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('idle')
    expect(session.getState().status).toBe('authenticating')
  })
})
