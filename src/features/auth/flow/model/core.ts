import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionStore } from '../../../../session/store.ts'
import type { Failure } from '../../account/model/failure.ts'
import type { Credentials } from '../../secondFactor/model/methods.ts'
import type { SignInFailure } from '../../thirdPartySignIn/model/failure.ts'
import { type AuthEvent, type AuthState, authReducer, IDLE, isAttempt, isUnderWay } from './machine.ts'

export type FlowStore = Pick<StoreApi<AuthState>, 'getState' | 'getInitialState' | 'subscribe'>
export type FlowFailure = Failure & SignInFailure

/** What the shared steps need to know about the current sign-in. */
export interface Course {
  readonly attempt: number
  /** Aborted as soon as the attempt is over. */
  readonly signal: AbortSignal
  readonly failureOf: (error: unknown) => FlowFailure
  /** Shown if an answer has no token. */
  readonly noToken: FlowFailure
  /** Signs the player in with the answer; false if it has no token. */
  readonly complete: (answer: unknown) => boolean
  /** The credentials for the second factor; undefined if the call never requires one. */
  readonly credentials: () => Credentials | undefined
  /** Called on a failure or when the player cancels. `sent`: the request had already been sent to the back office. */
  readonly ended: (by: 'failure' | 'cancel', sent: boolean) => void
}

export interface Core {
  readonly store: FlowStore
  /** Dispatches an event. Returns false if it changed nothing, for example because another attempt is current. */
  readonly tell: (event: AuthEvent) => boolean
  /** Starts an attempt and replaces the current one; undefined if the current attempt must not be replaced. */
  readonly begin: (event: Extract<AuthEvent, { type: 'submitted' | 'picked' }>) => AbortSignal | undefined
  /** Starts the attempt in the session store as well. It supersedes any other login in the page, such as auto-login. */
  readonly start: (attempt: number) => void
  /** Whether the attempt was neither left nor superseded by another sign-in. If it was, any result is late. */
  readonly isCurrent: (attempt: number) => boolean
  readonly giveUp: (attempt: number) => void
  readonly finish: (course: Course, answer: unknown) => void
  readonly fail: (course: Course, failure: FlowFailure) => void
  readonly cancel: (course: Course) => void
  /** Stops the current sign-in; with `way`, only a sign-in of this kind. */
  readonly stop: (way?: 'form' | 'provider') => void
}

/** The steps that all kinds of sign-in share. Each step belongs to an attempt, which a later attempt supersedes. */
export function createCore(session: Pick<SessionStore, 'dispatch' | 'getState'>): Core {
  const store = createStore<AuthState>(() => IDLE)
  let controller = new AbortController()

  const tell = (event: AuthEvent): boolean => {
    const before = store.getState()
    const after = authReducer(before, event)
    store.setState(after, true)
    return after !== before
  }
  const release = (attempt: number) => session.dispatch({ type: 'signInFailed', attempt })

  const core: Core = {
    store,
    tell,
    begin(event) {
      const before = store.getState()
      if (!tell(event)) return undefined
      controller.abort()
      if (isUnderWay(before)) release(before.attempt)
      controller = new AbortController()
      return controller.signal
    },
    start: (attempt) => session.dispatch({ type: 'signInStarted', attempt }),
    isCurrent(attempt) {
      const known = session.getState()
      const isStarted = known.status === 'authenticating' && known.attempt === attempt
      return isStarted && isAttempt(store.getState(), attempt)
    },
    giveUp(attempt) {
      release(attempt)
      if (isAttempt(store.getState(), attempt)) tell({ type: 'abandoned' })
    },
    finish(course, answer) {
      const { attempt } = course
      if (!core.isCurrent(attempt)) return core.giveUp(attempt)
      if (!course.complete(answer)) return core.fail(course, course.noToken)
      tell({ type: 'succeeded', attempt })
    },
    fail(course, failure) {
      const { attempt } = course
      if (!core.isCurrent(attempt)) return core.giveUp(attempt)
      const sent = store.getState().status !== 'verifying'
      release(attempt)
      tell({ type: 'failed', attempt, failure })
      course.ended('failure', sent)
    },
    cancel(course) {
      if (!isAttempt(store.getState(), course.attempt)) return
      controller.abort()
      release(course.attempt)
      if (tell({ type: 'cancelled', attempt: course.attempt })) course.ended('cancel', true)
    },
    stop(way) {
      const state = store.getState()
      if (!isUnderWay(state) || (way && state.way !== way)) return
      controller.abort()
      release(state.attempt)
      tell({ type: 'cancelled', attempt: state.attempt })
    },
  }
  return core
}
