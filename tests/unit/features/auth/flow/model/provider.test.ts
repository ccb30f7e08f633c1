import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../../src/api/error.ts'
import type { FactorQuestion } from '../../../../../../src/features/auth/flow/model/confirm.ts'
import { createAuthFlow } from '../../../../../../src/features/auth/flow/model/flow.ts'
import type { ProviderSteps } from '../../../../../../src/features/auth/flow/model/provider.ts'
import type { FirebaseChannel } from '../../../../../../src/features/auth/thirdPartySignIn/model/channel.ts'
import type { SignInFailure } from '../../../../../../src/features/auth/thirdPartySignIn/model/failure.ts'
import { createSessionStore } from '../../../../../../src/session/store.ts'
import { fakeStorage } from '../../../../session/fakeStorage.ts'

const GOOGLE = { firebaseChannel: 'google', firebaseIdToken: 'id.token.' } as const
const UNBOUND = new Error('bind_customer_required')
const FLAGS = { email: true, ga: false, sms: true, payeeName: false }
const FACTOR = new ApiError('business', 'verify', { code: 'login_verify_required', value: FLAGS })
const FAILED: SignInFailure = { message: 'The server says no.' }

/** A screen with a fake environment; `over` replaces parts of it. */
function screen(
  over: Partial<ProviderSteps> = {},
  show: (question: FactorQuestion) => Promise<void> = async () => undefined,
) {
  let choose: ((choice: 'existing' | 'new' | 'none') => void) | undefined
  const env = {
    login: vi.fn(async (): Promise<unknown> => ({ token: 't' })),
    register: vi.fn(async (): Promise<unknown> => ({ token: 'new' })),
    unboundMessage: (error: unknown) => (error === UNBOUND ? 'Not bound (yet).' : undefined),
    native: () => false,
    callFailure: () => FAILED,
    providerFailure: (error: unknown) => (error === 'silent' ? undefined : { messageKey: 'auth/unknown' }),
    ask: vi.fn((_question: unknown, answer: (choice: 'existing' | 'new' | 'none') => void) => {
      choose = answer
      return () => {
        choose = undefined
      }
    }),
    keep: vi.fn(),
    toLogin: vi.fn(),
    complete: vi.fn(() => true),
    ...over,
  }
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
  const sendForm = vi.fn(async (): Promise<unknown> => ({ token: 'form' }))
  const completeForm = vi.fn(() => true)
  const verify = vi.fn(async (): Promise<unknown> => ({ token: 'confirmed' }))
  const questions: FactorQuestion[] = []
  const flow = createAuthFlow<string>({
    session,
    later: () => () => undefined,
    form: {
      call: 'login',
      captcha: async () => ({}),
      prove: async () => undefined,
      send: sendForm,
      failureOf: () => ({ message: 'The form failed.' }),
      refused: () => undefined,
      complete: completeForm,
    },
    factor: {
      async show(question) {
        questions.push(question)
        await show(question)
      },
      send: verify,
      failureOf: (error) => ({ message: String(error) }),
    },
  })
  return {
    env,
    session,
    completeForm,
    verify,
    questions,
    submit: flow.submit,
    flow: {
      ...flow,
      pick: (channel: FirebaseChannel, identify: ProviderSteps['identify']) =>
        flow.pick(channel, { ...env, identify }),
    },
    choose: (choice: 'existing' | 'new' | 'none') => choose?.(choice),
    isAsked: () => choose !== undefined,
  }
}
const told = () => Promise.resolve<string | undefined>(GOOGLE.firebaseIdToken)
const settled = () => new Promise((resolve) => setImmediate(resolve))
const unbound = () => Promise.reject(UNBOUND)

describe('third-party sign-in', () => {
  it('logs in with the token of the provider', async () => {
    const { env, flow } = screen()
    const picked = flow.pick('google', told)
    expect(flow.getState()).toMatchObject({ status: 'identifying', channel: 'google' })
    await picked
    expect(env.login).toHaveBeenCalledWith(GOOGLE, expect.anything())
    expect(env.complete).toHaveBeenCalledWith({ token: 't' })
    expect(flow.getState()).toMatchObject({ status: 'success', way: 'provider' })
  })

  it('asks a member who has one for the second factor, by the identity, and its answer completes the login', async () => {
    const { env, flow, questions, verify } = screen({ login: () => Promise.reject(FACTOR) })
    await flow.pick('google', told)
    expect(flow.getState()).toMatchObject({ status: 'confirming', way: 'provider' })
    const [question] = questions
    expect(question?.isByToken).toBe(true)
    question?.choose('email')
    question?.type('email', 'rosa@example.test')
    await question?.confirm(async () => ({}))
    expect(verify).toHaveBeenCalledExactlyOnceWith(
      { ...GOOGLE, method: 'E', email: 'rosa@example.test' },
      expect.any(AbortSignal),
    )
    expect(env.complete).toHaveBeenCalledExactlyOnceWith({ token: 'confirmed' })
    expect(flow.getState()).toMatchObject({ status: 'success', way: 'provider' })
  })

  it('shows the buttons again when the second factor is not given, and says nothing', async () => {
    const { env, flow, questions, session } = screen({ login: () => Promise.reject(FACTOR) })
    await flow.pick('google', told)
    questions[0]?.cancel()
    expect(env.complete).not.toHaveBeenCalled()
    expect(flow.getState()).toEqual({ status: 'idle' })
    expect(session.getState().status).toBe('guest')
  })

  it('says why where the second factor cannot be asked for', async () => {
    const { flow } = screen({ login: () => Promise.reject(FACTOR) }, () =>
      Promise.reject(new Error('not downloaded')),
    )
    await flow.pick('google', told)
    expect(flow.getState()).toMatchObject({ status: 'failure', failure: FAILED })
  })

  it('stops asking for the second factor when the screen is gone', async () => {
    const { env, flow, questions } = screen({ login: () => Promise.reject(FACTOR) })
    await flow.pick('google', told)
    flow.cancel()
    expect(questions[0]?.current()).toBeUndefined()
    expect(env.complete).not.toHaveBeenCalled()
    expect(flow.getState()).toEqual({ status: 'idle' })
  })

  it('registers by itself inside the official app where no account is bound', async () => {
    const { env, flow } = screen({ login: unbound, native: () => true })
    await flow.pick('line', told)
    expect(env.ask).not.toHaveBeenCalled()
    expect(env.register).toHaveBeenCalledWith({ ...GOOGLE, firebaseChannel: 'line' }, expect.anything())
    expect(flow.getState()).toMatchObject({ status: 'success', way: 'provider' })
  })

  it('asks everybody else, with the words of the server', async () => {
    const { env, flow } = screen({ login: unbound })
    await flow.pick('google', told)
    expect(env.ask).toHaveBeenCalledWith(
      { message: 'Not bound (yet).', channel: 'google' },
      expect.anything(),
    )
    expect(flow.getState().status).toBe('choosing')
    expect(env.register).not.toHaveBeenCalled()
  })

  it('keeps the identity for the next login of whoever has an account', async () => {
    const { env, flow, choose } = screen({ login: unbound })
    await flow.pick('google', told)
    choose('existing')
    expect(env.keep).toHaveBeenLastCalledWith(GOOGLE)
    expect(env.toLogin).toHaveBeenCalledOnce()
    expect(flow.getState().status).toBe('idle')
  })

  it('makes a new account for whoever wants one', async () => {
    const { env, flow, choose } = screen({ login: unbound })
    await flow.pick('google', told)
    choose('new')
    expect(flow.getState()).toMatchObject({ status: 'processing', call: 'register' })
    await settled()
    expect(env.complete).toHaveBeenCalledWith({ token: 'new' })
    expect(env.keep).toHaveBeenLastCalledWith(undefined)
  })

  it('leaves nothing behind when the player wants neither', async () => {
    const { env, flow, choose } = screen({ login: unbound })
    await flow.pick('google', told)
    choose('none')
    expect(env.keep).toHaveBeenLastCalledWith(undefined)
    expect(env.toLogin).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('idle')
  })

  it('resets the Firebase arguments and shows the message on any other login error', async () => {
    const { env, flow } = screen({ login: () => Promise.reject(new Error('no')) })
    await flow.pick('google', told)
    expect(env.keep).toHaveBeenLastCalledWith(undefined)
    expect(flow.getState()).toMatchObject({ status: 'failure', failure: FAILED })
  })

  it('shows the message of a registration that failed', async () => {
    const { flow } = screen({
      login: unbound,
      native: () => true,
      register: () => Promise.reject(new Error('no')),
    })
    await flow.pick('google', told)
    expect(flow.getState()).toMatchObject({ status: 'failure', failure: FAILED })
    flow.dismiss()
    expect(flow.getState().status).toBe('idle')
  })

  it('says that something went wrong where a success carries no token', async () => {
    const { flow } = screen({ complete: () => false })
    await flow.pick('google', told)
    expect(flow.getState()).toMatchObject({ failure: { messageKey: 'unknown_error', shell: true } })
  })

  it('says nothing of a pop-up that another one took the place of', async () => {
    const { flow } = screen()
    await flow.pick('google', () => Promise.reject('silent'))
    expect(flow.getState().status).toBe('idle')
  })

  it('says nothing when a redirect came back without an answer', async () => {
    const { env, flow } = screen()
    await flow.pick('google', () => Promise.resolve(undefined))
    expect(flow.getState().status).toBe('idle')
    expect(env.login).not.toHaveBeenCalled()
  })

  it('forgets a cancelled attempt: its answer is nobody’s', async () => {
    const { env, flow } = screen()
    let arrive: (token: string) => void = () => undefined
    const picked = flow.pick(
      'google',
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    flow.cancel()
    expect(flow.getState().status).toBe('idle')
    arrive('id.token.')
    await picked
    expect(env.login).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('idle')
  })

  it('goes with the last tap when another provider is picked meanwhile', async () => {
    const { env, flow } = screen()
    let arrive: (token: string) => void = () => undefined
    const first = flow.pick(
      'google',
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    await flow.pick('facebook', told)
    arrive('late.token.')
    await first
    expect(env.login).toHaveBeenCalledOnce()
    expect(env.complete).toHaveBeenCalledOnce()
  })

  it('takes no session from a login that was cancelled while it was on its way', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { env, flow } = screen({
      login: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const picked = flow.pick('google', told)
    await settled()
    flow.cancel()
    answer({ token: 'late' })
    await picked
    expect(env.complete).not.toHaveBeenCalled()
  })

  it('closes the dialog when the screen goes', async () => {
    const { flow, isAsked } = screen({ login: unbound })
    await flow.pick('google', told)
    flow.cancel()
    expect(isAsked()).toBe(false)
  })

  it('does not begin anew while an account is being made', async () => {
    const { env, flow } = screen({
      login: unbound,
      native: () => true,
      register: vi.fn(() => new Promise(() => undefined)),
    })
    void flow.pick('google', told)
    await settled()
    await flow.pick('facebook', told)
    expect(flow.getState()).toMatchObject({ status: 'processing', call: 'register' })
    expect(env.register).toHaveBeenCalledExactlyOnceWith(GOOGLE, expect.any(AbortSignal))
  })

  it('gives way to the form, and its late answer is discarded', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { env, flow, session, submit, completeForm } = screen({ login: () => answer.promise })
    const picked = flow.pick('google', told)
    await settled()
    await submit('rosa')
    answer.resolve({ token: 'late' })
    await picked
    expect(env.complete).not.toHaveBeenCalled()
    expect(completeForm).toHaveBeenCalledOnce()
    expect(session.getState()).toEqual({ status: 'authenticating', attempt: 2 })
  })

  it('leaves what another sign-in of the page has begun alone', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { env, flow, session } = screen({ login: () => answer.promise })
    const picked = flow.pick('google', told)
    await settled()
    const other = session.nextAttempt()
    session.dispatch({ type: 'signInStarted', attempt: other })
    answer.resolve({ token: 'late' })
    await picked
    expect(env.complete).not.toHaveBeenCalled()
    expect(flow.getState().status).toBe('idle')
    expect(session.getState()).toEqual({ status: 'authenticating', attempt: other })
  })
})
