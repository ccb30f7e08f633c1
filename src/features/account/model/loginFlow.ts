import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError } from '../../../api/error.ts'
import { sessionFromAnswer } from '../../../session/codec.ts'
import type { SessionStore } from '../../../session/store.ts'
import type { Later } from '../../../ui/toastStore.ts'
import { readFlags, type SecondFactorFlags } from '../../secondFactor/public.ts'
import type { Failure } from './failure.ts'
import type { LoginEntry } from './loginEntry.ts'
import {
  GUARD_MS,
  IDLE,
  isUnderWay,
  maySubmit,
  type SignInEvent,
  type SignInState,
  signInReducer,
} from './signIn.ts'

/** Part 1, section 8: opens the second-factor modal. */
const VERIFY_REQUIRED = 'login_verify_required'

export interface LoginEnv {
  readonly session: Pick<SessionStore, 'merchant' | 'nextAttempt' | 'dispatch' | 'getState'>
  readonly later: Later
  /** The call, captcha and all; resolves to what the back office answers. */
  readonly send: (entry: LoginEntry, signal: AbortSignal) => Promise<unknown>
  /** Asks for a second factor; resolves to the answer, or to null where the player does not want to. */
  readonly verify: (flags: SecondFactorFlags, entry: LoginEntry, signal: AbortSignal) => Promise<unknown>
  readonly failureOf: (error: unknown) => Failure
  /** It was refused: what was good for one try (the captcha) is taken anew. */
  readonly refused: () => void
  /** It worked: takes the answer into use. */
  readonly complete: (answer: unknown, entry: LoginEntry) => void
}

export interface LoginFlow extends Pick<StoreApi<SignInState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Sends, unless a submission is under way; right after a failure it waits for the guard. Never rejects. */
  readonly submit: (entry: LoginEntry) => Promise<void>
  /** The screen is gone: gives up what is under way. */
  readonly leave: () => void
}

/** The second factors that an error asks for; undefined where it asks for none that there is. */
function flagsOf(error: unknown): SecondFactorFlags | undefined {
  if (!(error instanceof ApiError) || error.code !== VERIFY_REQUIRED) return undefined
  const flags = readFlags(error.value)
  return Object.values(flags).some(Boolean) ? flags : undefined
}

/** One login screen's course, from a submission to an answer with a token. */
export function createLoginFlow(env: LoginEnv): LoginFlow {
  const { session, later } = env
  const store = createStore<SignInState>(() => IDLE)
  let stop = new AbortController()
  let callOff = (): void => undefined
  let postponed: LoginEntry | undefined

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
    session.dispatch({ type: 'signInFailed', attempt })
    tell({ type: 'failed', attempt, failure })
    env.refused()
    callOff = later(() => release(attempt), GUARD_MS)
  }

  function release(attempt: number): void {
    tell({ type: 'released', attempt })
    const next = postponed
    postponed = undefined
    if (next) void submit(next)
  }

  function succeed(attempt: number, answer: unknown, entry: LoginEntry): void {
    const won = sessionFromAnswer(answer, session.merchant)
    if (!won || !isCurrent(attempt)) {
      fail(attempt, { messageKey: 'unknown_error' })
      return
    }
    tell({ type: 'succeeded', attempt, session: won })
    env.complete(answer, entry)
  }

  async function verify(attempt: number, flags: SecondFactorFlags, entry: LoginEntry): Promise<void> {
    tell({ type: 'verifyRequired', attempt })
    const answer = await env.verify(flags, entry, stop.signal)
    if (answer !== null) return succeed(attempt, answer, entry)
    session.dispatch({ type: 'signInFailed', attempt })
    tell({ type: 'cancelled', attempt })
    env.refused()
  }

  async function attemptWith(attempt: number, entry: LoginEntry): Promise<void> {
    try {
      succeed(attempt, await env.send(entry, stop.signal), entry)
    } catch (error) {
      const flags = flagsOf(error)
      if (!flags || !isCurrent(attempt)) return fail(attempt, env.failureOf(error))
      await verify(attempt, flags, entry).catch((cause: unknown) => fail(attempt, env.failureOf(cause)))
    }
  }

  async function submit(entry: LoginEntry): Promise<void> {
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
    await attemptWith(attempt, entry)
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
      if (state.status === 'processing' || state.status === 'verify')
        session.dispatch({ type: 'signInFailed', attempt: state.attempt })
      tell({ type: 'abandoned' })
    },
  }
}
