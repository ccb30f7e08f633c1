import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../../src/api/error.ts'
import type { FactorQuestion } from '../../../../../../src/features/auth/flow/model/confirm.ts'
import { createAuthFlow } from '../../../../../../src/features/auth/flow/model/flow.ts'
import { type FormSteps, GUARD_MS } from '../../../../../../src/features/auth/flow/model/form.ts'
import { createSessionStore } from '../../../../../../src/session/store.ts'
import { fakeStorage } from '../../../../session/fakeStorage.ts'

interface Entry {
  readonly name: string
  readonly code?: string
}
const ENTRY: Entry = { name: 'rosa' }
const MOBILE: Entry = { name: '21987001011', code: '123456' }
const ANSWER = { token: 'token-1', id: 7, userName: 'rosa' }
/** The fields that are sent in addition to the entry. */
const PROOFS = { captcha: { captcha: 'x7' }, proof: undefined }
const NONE = { email: false, ga: false, sms: false, payeeName: false }

const settled = () => new Promise((resolve) => setImmediate(resolve))

const CREDENTIALS = { username: 'rosa', password: 'Player!2026' }
const shown = vi.fn(async (_: FactorQuestion): Promise<void> => undefined)
const verify = vi.fn(async (): Promise<unknown> => ANSWER)
afterEach(() => vi.clearAllMocks())

/** A screen whose calls the test answers; `pass` advances the clock. */
function screen(parts: Partial<FormSteps<Entry>> = {}, show: typeof shown = shown) {
  const timers = new Map<() => void, number>()
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
  const order: string[] = []
  const env = {
    call: 'login' as const,
    submitted: vi.fn(() => void order.push('submitted')),
    captcha: vi.fn(async () => {
      order.push('captcha')
      return { captcha: 'x7' }
    }),
    prove: vi.fn(async ({ code }: Entry) => (code ? { verificationCode: code } : undefined)),
    send: vi.fn(async (): Promise<unknown> => {
      order.push('send')
      return ANSWER
    }),
    credentials: vi.fn(() => CREDENTIALS),
    failureOf: vi.fn((error: unknown) => ({ message: error instanceof Error ? error.message : '' })),
    refused: vi.fn(),
    complete: vi.fn(() => true),
    ...parts,
  }
  const pass = async () => {
    for (const [run] of [...timers]) {
      timers.delete(run)
      run()
    }
    await settled()
  }
  const flow = createAuthFlow<Entry>({
    session,
    later: (run: () => void, ms: number) => {
      timers.set(run, ms)
      return () => void timers.delete(run)
    },
    form: env,
    factor: { show, send: verify, failureOf: (error) => ({ message: String(error) }) },
  })
  return { flow, env, session, order, timers, pass }
}

const refusing = (...words: string[]) => vi.fn().mockRejectedValue(new Error(words[0] ?? 'no'))

describe('a sign-in', () => {
  it('tells of the submission, obtains the captcha, sends, and hands on the answer, once', async () => {
    const { flow, env, order } = screen()
    await flow.submit(ENTRY)
    expect(order).toEqual(['submitted', 'captcha', 'send'])
    expect(env.send).toHaveBeenCalledWith(ENTRY, { captcha: { captcha: 'x7' } }, expect.any(AbortSignal))
    expect(env.complete).toHaveBeenCalledExactlyOnceWith(ANSWER, ENTRY)
    expect(env.refused).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('success')
  })

  it('by a code proves it after the captcha', async () => {
    const { flow, env } = screen()
    await flow.submit(MOBILE)
    const proofs = { captcha: { captcha: 'x7' }, proof: { verificationCode: '123456' } }
    expect(env.send).toHaveBeenCalledWith(MOBILE, proofs, expect.any(AbortSignal))
  })

  it('is sent once however often the button is pressed', async () => {
    const { flow, env } = screen()
    await Promise.all([flow.submit(ENTRY), flow.submit(ENTRY), flow.submit(ENTRY)])
    await flow.submit(ENTRY)
    for (const step of [env.submitted, env.captcha, env.send]) expect(step).toHaveBeenCalledOnce()
  })

  it('that is refused shows the server’s message, and takes a fresh captcha', async () => {
    const { flow, env, session } = screen({ send: refusing('This username is taken.') })
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
    const { flow, env } = screen({ captcha: refusing('verify_first') })
    await flow.submit(ENTRY)
    expect(flow.getState()).toMatchObject({ status: 'failure', failure: { message: 'verify_first' } })
    expect(env.send).not.toHaveBeenCalled()
    expect(env.refused).not.toHaveBeenCalled()
  })

  it('whose code does not hold sends nothing', async () => {
    const { flow, env } = screen({ prove: refusing('code') })
    await flow.submit(MOBILE)
    expect(flow.getState().status).toBe('failure')
    expect(env.send).not.toHaveBeenCalled()
  })

  it('is guarded for 500 ms after a failure; what is submitted then is sent once it is released', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(ANSWER)
    const { flow, timers, pass } = screen({ send })
    await flow.submit(ENTRY)
    expect([...timers.values()]).toEqual([GUARD_MS])
    expect(GUARD_MS).toBe(500)
    await flow.submit(ENTRY)
    await flow.submit(MOBILE)
    expect(send).toHaveBeenCalledOnce()
    expect(flow.getState()).toMatchObject({ waiting: true })
    await pass()
    expect(send).toHaveBeenCalledTimes(2)
    expect(send.mock.calls[1]?.[0]).toBe(MOBILE)
  })

  it('whose answer is of no use is a failure', async () => {
    const { flow } = screen({ complete: () => false })
    await flow.submit(ENTRY)
    expect(flow.getState()).toMatchObject({ status: 'failure', failure: { messageKey: 'unknown_error' } })
  })

  it('whose screen is left is given up, and its late answer discarded', async () => {
    let answer: (value: unknown) => void = () => undefined
    const send = vi.fn((_: Entry, __: unknown, signal: AbortSignal) => {
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
    expect(flow.getState().status).toBe('idle')
  })

  it.each(['captcha', 'send'] as const)('that another superseded at its %s is discarded', async (step) => {
    const { flow, env, session } = screen({
      [step]: async () => {
        session.dispatch({ type: 'signInStarted', attempt: session.nextAttempt() })
        return {}
      },
    })
    await flow.submit(ENTRY)
    expect(env.complete).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('idle')
    expect(session.getState()).toEqual({ status: 'authenticating', attempt: 2 })
  })
})

describe('a second factor', () => {
  const flags = { email: true, ga: false, sms: true, payeeName: false }
  const asked = (value: unknown = flags): FormSteps<Entry>['send'] => {
    const error = new ApiError('business', 'verify', { code: 'login_verify_required', value })
    return async () => {
      throw error
    }
  }
  /** The question that was passed to the modal. */
  const question = (): FactorQuestion => {
    const [given] = shown.mock.lastCall ?? []
    if (!given) throw new Error('nothing was asked')
    return given
  }
  const prove = async (code: string) => ({ verificationCode: code })

  it('is asked for by login_verify_required, and its success completes the login', async () => {
    const { flow, env } = screen({ send: asked() })
    await flow.submit(ENTRY)
    expect(env.credentials).toHaveBeenCalledExactlyOnceWith(ENTRY, PROOFS)
    expect(question().current()?.methods).toEqual(['sms', 'email'])
    expect(flow.getState()).toMatchObject({ status: 'confirming', way: 'form' })
    question().choose('email')
    question().type('email', 'rosa@example.test')
    await question().confirm(prove)
    expect(env.complete).toHaveBeenCalledExactlyOnceWith(ANSWER, ENTRY)
    expect(flow.getState().status).toBe('success')
    expect(question().current(), 'nothing is asked any more').toBeUndefined()
  })

  it.each([
    ['off', NONE],
    ['missing', {}],
    ['malformed', { email: 'perhaps', ga: null, sms: [], payeeName: {} }],
    ['null', null],
  ])('whose flags are all %s is asked for too: the modal says that there is no way', async (_, value) => {
    const { flow } = screen({ send: asked(value) })
    await flow.submit(ENTRY)
    expect(question().current()).toMatchObject({ methods: [], method: undefined })
  })

  it('that is cancelled leaves the form with nothing half done', async () => {
    const { flow, env, session } = screen({ send: asked() })
    await flow.submit(ENTRY)
    question().cancel()
    expect(flow.getState()).toEqual({ status: 'idle' })
    expect(session.getState().status).toBe('guest')
    expect(env.complete).not.toHaveBeenCalled()
    expect(env.refused, 'its captcha is used up').toHaveBeenCalledOnce()
  })

  it('that cannot be asked for is a failure', async () => {
    const { flow } = screen({ send: asked() }, vi.fn().mockRejectedValue(new Error('not downloaded')))
    await flow.submit(ENTRY)
    expect(flow.getState()).toMatchObject({ status: 'failure', failure: { message: 'not downloaded' } })
  })

  it('that no call of this form asks for leaves the form as it was', async () => {
    const { env, ...rest } = screen({ send: asked() })
    const { credentials: _, ...without } = env
    const flow = createAuthFlow<Entry>({
      session: rest.session,
      later: () => () => undefined,
      form: without,
      factor: { show: shown, send: verify, failureOf: () => ({}) },
    })
    await flow.submit(ENTRY)
    expect(shown).not.toHaveBeenCalled()
    expect(flow.getState()).toEqual({ status: 'idle' })
  })

  it('is no longer asked for when the screen is gone', async () => {
    const { flow, env } = screen({ send: asked() })
    await flow.submit(ENTRY)
    expect(question().current()).toBeDefined()
    flow.leave()
    expect(question().current()).toBeUndefined()
    expect(env.complete).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('idle')
  })

  it('that another sign-in superseded meanwhile completes nothing', async () => {
    const { flow, env, session } = screen({ send: asked() })
    await flow.submit(ENTRY)
    session.dispatch({ type: 'signInStarted', attempt: session.nextAttempt() })
    question().choose('email')
    question().type('email', 'rosa@example.test')
    await question().confirm(prove)
    expect(env.complete).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('idle')
  })
})
