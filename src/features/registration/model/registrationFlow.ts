import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionStore } from '../../../session/store.ts'
import type { Later } from '../../../ui/toastStore.ts'
import type { Failure } from '../../account/public.ts'
import type { CaptchaFields } from '../../captcha/public.ts'
import type { SmsProof } from '../../smsCode/public.ts'
import type { RegisterEntry } from './entry.ts'
import {
  GUARD_MS,
  IDLE,
  isUnderWay,
  maySubmit,
  type RegistrationEvent,
  type RegistrationState,
  registrationReducer,
} from './registration.ts'
import type { Proofs } from './requests.ts'

export interface RegistrationEnv {
  readonly session: Pick<SessionStore, 'nextAttempt' | 'dispatch' | 'getState'>
  readonly later: Later
  /** A form is submitted: for the ad networks. Neither waits nor throws. */
  readonly track: (entry: RegisterEntry) => void
  /** The captcha's result; shows the captcha where it is missing. @throws CaptchaError */
  readonly captcha: (signal: AbortSignal) => Promise<CaptchaFields>
  /** What proves the code that was typed. @throws SmsCodeError */
  readonly proof: (code: string) => Promise<SmsProof>
  /** The call; resolves to what the back office answers. */
  readonly send: (entry: RegisterEntry, proofs: Proofs, signal: AbortSignal) => Promise<unknown>
  readonly failureOf: (error: unknown) => Failure
  /** The back office refused it: the captcha is cleared and taken anew (part 1, section 8). */
  readonly refused: () => void
  /** It worked: takes the answer into use, with or without a token. */
  readonly complete: (answer: unknown, entry: RegisterEntry) => void
}

export interface RegistrationFlow
  extends Pick<StoreApi<RegistrationState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Sends, unless a submission is under way; right after a failure it waits for the guard. Never rejects. */
  readonly submit: (entry: RegisterEntry) => Promise<void>
  /** The screen is gone: gives up what is under way. */
  readonly leave: () => void
}

/** One registration screen's course: submit event, captcha, call, then on (part 1, section 4). */
export function createRegistrationFlow(env: RegistrationEnv): RegistrationFlow {
  const { session, later } = env
  const store = createStore<RegistrationState>(() => IDLE)
  let stop = new AbortController()
  let callOff = (): void => undefined
  let postponed: RegisterEntry | undefined

  const tell = (event: RegistrationEvent) =>
    store.setState(registrationReducer(store.getState(), event), true)

  /** Neither left, nor superseded by another sign-in. */
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

  function fail(attempt: number, error: unknown): void {
    if (!isCurrent(attempt)) {
      giveUp(attempt)
      return
    }
    const wasSent = store.getState().status === 'registering'
    session.dispatch({ type: 'signInFailed', attempt })
    tell({ type: 'failed', attempt, failure: env.failureOf(error) })
    if (wasSent) env.refused()
    callOff = later(() => release(attempt), GUARD_MS)
  }

  function release(attempt: number): void {
    tell({ type: 'released', attempt })
    const next = postponed
    postponed = undefined
    if (next) void submit(next)
  }

  async function register(attempt: number, entry: RegisterEntry, signal: AbortSignal): Promise<void> {
    env.track(entry)
    const captcha = await env.captcha(signal)
    const proof = entry.way === 'mobile' ? await env.proof(entry.code) : undefined
    if (!isCurrent(attempt)) return giveUp(attempt)
    tell({ type: 'verified', attempt })
    const answer = await env.send(entry, { captcha, ...(proof && { proof }) }, signal)
    if (!isCurrent(attempt)) return giveUp(attempt)
    tell({ type: 'succeeded', attempt })
    env.complete(answer, entry)
  }

  async function submit(entry: RegisterEntry): Promise<void> {
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
    await register(attempt, entry, stop.signal).catch((error: unknown) => fail(attempt, error))
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
      if (state.status === 'verifying' || state.status === 'registering')
        session.dispatch({ type: 'signInFailed', attempt: state.attempt })
      tell({ type: 'abandoned' })
    },
  }
}
