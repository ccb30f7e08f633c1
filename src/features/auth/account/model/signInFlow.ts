import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionStore } from '../../../../session/store.ts'
import type { Later } from '../../../../ui/toastStore.ts'
import type { CaptchaFields } from '../../../captcha/public.ts'
import { factorFlags, type SecondFactorFlags } from '../../secondFactor/public.ts'
import type { SmsProof } from '../../smsCode/public.ts'
import type { Failure } from './failure.ts'
import {
  GUARD_MS,
  IDLE,
  isUnderWay,
  maySubmit,
  type SignInEvent,
  type SignInState,
  signInReducer,
} from './signIn.ts'

/** What proves that a person stands behind a request. */
export interface Proofs {
  readonly captcha: CaptchaFields
  /** For a code by SMS. */
  readonly proof?: SmsProof | undefined
}

export interface SignInEnv<Entry> {
  readonly session: Pick<SessionStore, 'nextAttempt' | 'dispatch' | 'getState'>
  readonly later: Later
  /** A submission begins: for the ad networks. Neither waits nor throws. */
  readonly submitted?: (entry: Entry) => void
  /** The captcha's result; shows the captcha where it is missing. @throws CaptchaError */
  readonly captcha: (signal: AbortSignal) => Promise<CaptchaFields>
  /** What proves the code that was typed, where one was. @throws SmsCodeError */
  readonly prove: (entry: Entry) => Promise<SmsProof | undefined>
  /** The call; resolves to what the back office answers. */
  readonly send: (entry: Entry, proofs: Proofs, signal: AbortSignal) => Promise<unknown>
  /** Asks for a second factor; resolves to the answer, or to null where the player does not want to. */
  readonly confirm: (
    flags: SecondFactorFlags,
    entry: Entry,
    proofs: Proofs,
    signal: AbortSignal,
  ) => Promise<unknown>
  readonly failureOf: (error: unknown) => Failure
  /** The back office refused it: the captcha, good for one try, is cleared and taken anew (docs/conformance.md § 1.8). */
  readonly refused: () => void
  /** It worked: takes the answer into use. False: it is of none, since it has no token. */
  readonly complete: (answer: unknown, entry: Entry) => boolean
}

export interface SignInFlow<Entry>
  extends Pick<StoreApi<SignInState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Sends, unless a submission is under way; right after a failure it waits for the guard. Never rejects. */
  readonly submit: (entry: Entry) => Promise<void>
  /** The screen is gone: gives up what is under way. */
  readonly leave: () => void
}

/** One sign-in screen's course: captcha, call, a second factor if one is asked for, then on (docs/conformance.md § 1.4). */
export function createSignInFlow<Entry>(env: SignInEnv<Entry>): SignInFlow<Entry> {
  const { session, later } = env
  const store = createStore<SignInState>(() => IDLE)
  let stop = new AbortController()
  let callOff = (): void => undefined
  let postponed: Entry | undefined

  const tell = (event: SignInEvent) => store.setState(signInReducer(store.getState(), event), true)

  /** Neither left, nor superseded by another sign-in: whatever comes after that is late, and nobody's. */
  function isCurrent(attempt: number): boolean {
    const known = session.getState()
    return (
      isUnderWay(store.getState(), attempt) && known.status === 'authenticating' && known.attempt === attempt
    )
  }

  function giveUp(attempt: number): void {
    session.dispatch({ type: 'signInFailed', attempt })
    if (isUnderWay(store.getState(), attempt)) tell({ type: 'abandoned' })
  }

  function fail(attempt: number, failure: Failure): void {
    if (!isCurrent(attempt)) {
      giveUp(attempt)
      return
    }
    const wasSent = store.getState().status !== 'verifying'
    session.dispatch({ type: 'signInFailed', attempt })
    tell({ type: 'failed', attempt, failure })
    if (wasSent) env.refused()
    callOff = later(() => release(attempt), GUARD_MS)
  }

  function release(attempt: number): void {
    tell({ type: 'released', attempt })
    const next = postponed
    postponed = undefined
    if (next) void submit(next)
  }

  /** Null: the player does not want to give a second factor. */
  async function answerOf(attempt: number, entry: Entry, proofs: Proofs): Promise<unknown> {
    try {
      return await env.send(entry, proofs, stop.signal)
    } catch (error) {
      const flags = factorFlags(error)
      if (!flags || !isCurrent(attempt)) throw error
      tell({ type: 'factorRequired', attempt })
      return env.confirm(flags, entry, proofs, stop.signal)
    }
  }

  function cancel(attempt: number): void {
    session.dispatch({ type: 'signInFailed', attempt })
    tell({ type: 'cancelled', attempt })
    env.refused()
  }

  async function run(attempt: number, entry: Entry): Promise<void> {
    env.submitted?.(entry)
    const captcha = await env.captcha(stop.signal)
    const proof = await env.prove(entry)
    if (!isCurrent(attempt)) return giveUp(attempt)
    tell({ type: 'verified', attempt })
    const answer = await answerOf(attempt, entry, { captcha, proof })
    if (!isCurrent(attempt)) return giveUp(attempt)
    if (answer === null && store.getState().status === 'confirming') return cancel(attempt)
    if (!env.complete(answer, entry)) return fail(attempt, { messageKey: 'unknown_error' })
    tell({ type: 'succeeded', attempt })
  }

  async function submit(entry: Entry): Promise<void> {
    const state = store.getState()
    if (state.status === 'failure' && state.guarded) {
      postponed = entry
      tell({ type: 'postponed' })
    }
    if (!maySubmit(state)) return
    const attempt = session.nextAttempt()
    stop = new AbortController()
    tell({ type: 'submitted', attempt })
    session.dispatch({ type: 'signInStarted', attempt })
    await run(attempt, entry).catch((error: unknown) => fail(attempt, env.failureOf(error)))
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    submit,
    leave() {
      callOff()
      stop.abort()
      postponed = undefined
      const state = store.getState()
      if ('attempt' in state && isUnderWay(state, state.attempt))
        session.dispatch({ type: 'signInFailed', attempt: state.attempt })
      tell({ type: 'abandoned' })
    },
  }
}
