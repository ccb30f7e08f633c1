import { createStore, type StoreApi } from 'zustand/vanilla'
import { type SessionInfo, sessionFromAnswer } from '../../../session/codec.ts'
import type { SessionStore } from '../../../session/store.ts'
import type { Later } from '../../../ui/toastStore.ts'
import type { Credentials } from './credentials.ts'
import type { Failure } from './failure.ts'
import {
  GO_ON_AFTER_MS,
  GUARD_MS,
  IDLE,
  maySubmit,
  REGISTERED_MS,
  type SignInEvent,
  type SignInState,
  SUCCESS_MESSAGE_MS,
  signInReducer,
} from './signIn.ts'

export type SignInMode = 'login' | 'register'

export interface SignInEnv {
  readonly mode: SignInMode
  readonly session: Pick<SessionStore, 'merchant' | 'nextAttempt' | 'dispatch'>
  readonly later: Later
  /** The call; resolves to what the back office answers. */
  readonly send: (credentials: Credentials, signal: AbortSignal) => Promise<unknown>
  readonly failureOf: (error: unknown) => Failure
  /** It worked, and the player is told so; null: registered, but not logged in. */
  readonly succeeded: (session: SessionInfo | null) => void
  /** Time to leave the screen; the session is in use by now. */
  readonly goOn: (session: SessionInfo | null) => void
}

export interface SignInFlow
  extends Pick<StoreApi<SignInState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Sends, unless a submission is under way; right after a failure it waits for the guard. Never rejects. */
  readonly submit: (credentials: Credentials) => Promise<void>
  /** Takes a session that was won into use now: the screen, or the page, is going away. */
  readonly commit: () => void
  /** Commits, and gives up what is under way. */
  readonly leave: () => void
}

/**
 * One sign-in screen's course, from a submission to the session. The session is taken into use when the player goes on,
 * or leaves: the screen's gate closes to members, and the message of success would otherwise never be seen.
 */
export function createSignInFlow(env: SignInEnv): SignInFlow {
  const { mode, session, later } = env
  const store = createStore<SignInState>(() => IDLE)
  let stop = new AbortController()
  let callOff = (): void => undefined
  let postponed: Credentials | undefined

  const tell = (event: SignInEvent) => store.setState(signInReducer(store.getState(), event), true)
  const isCurrent = (attempt: number) => {
    const state = store.getState()
    return state.status === 'processing' && state.attempt === attempt
  }

  function succeed(attempt: number, won: SessionInfo | null): void {
    if (!isCurrent(attempt)) return
    tell({ type: 'succeeded', attempt, session: won })
    env.succeeded(won)
    const ms = mode === 'login' ? SUCCESS_MESSAGE_MS + GO_ON_AFTER_MS : REGISTERED_MS
    callOff = later(() => {
      commit()
      env.goOn(won)
    }, ms)
  }

  function fail(attempt: number, failure: Failure): void {
    session.dispatch({ type: 'signInFailed', attempt })
    if (!isCurrent(attempt)) return
    tell({ type: 'failed', attempt, failure })
    callOff = later(() => release(attempt), GUARD_MS)
  }

  function release(attempt: number): void {
    tell({ type: 'released', attempt })
    const next = postponed
    postponed = undefined
    if (next) void submit(next)
  }

  async function submit(credentials: Credentials): Promise<void> {
    const state = store.getState()
    if (state.status === 'failure' && state.guarded) {
      postponed = credentials
      tell({ type: 'postponed' })
    }
    if (!maySubmit(state)) return
    const attempt = session.nextAttempt()
    stop = new AbortController()
    tell({ type: 'submitted', attempt })
    session.dispatch({ type: 'signInStarted', attempt })
    try {
      const won = sessionFromAnswer(await env.send(credentials, stop.signal), session.merchant)
      if (won || mode === 'register') succeed(attempt, won)
      else fail(attempt, { messageKey: 'unknown_error' })
    } catch (error) {
      fail(attempt, env.failureOf(error))
    }
  }

  function commit(): void {
    const state = store.getState()
    if (state.status !== 'success') return
    const { attempt } = state
    if (state.session) session.dispatch({ type: 'signInSucceeded', attempt, session: state.session })
    else session.dispatch({ type: 'signInFailed', attempt })
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    commit,
    submit,
    leave() {
      commit()
      callOff()
      stop.abort()
      postponed = undefined
      const state = store.getState()
      if (state.status === 'processing') session.dispatch({ type: 'signInFailed', attempt: state.attempt })
      tell({ type: 'abandoned' })
    },
  }
}
