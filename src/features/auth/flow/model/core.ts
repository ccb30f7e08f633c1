import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionStore } from '../../../../session/store.ts'
import type { Failure } from '../../account/model/failure.ts'
import type { Credentials } from '../../secondFactor/model/methods.ts'
import type { SignInFailure } from '../../thirdPartySignIn/model/failure.ts'
import { type AuthEvent, type AuthState, authReducer, IDLE, isAttempt, isUnderWay } from './machine.ts'

export type FlowStore = Pick<StoreApi<AuthState>, 'getState' | 'getInitialState' | 'subscribe'>
export type FlowFailure = Failure & SignInFailure

/** What the common steps need to know of the sign-in that is under way. */
export interface Course {
  readonly attempt: number
  /** Aborted as soon as the attempt is over. */
  readonly signal: AbortSignal
  readonly failureOf: (error: unknown) => FlowFailure
  /** Said where an answer has no token. */
  readonly noToken: FlowFailure
  /** Takes an answer into use; false where it has no token. */
  readonly complete: (answer: unknown) => boolean
  /** Who confirms with a second factor; undefined where the call never asks for one. */
  readonly credentials: () => Credentials | undefined
  /** It failed, or the player does not want to confirm; `sent`: the back office had it already. */
  readonly ended: (by: 'failure' | 'cancel', sent: boolean) => void
}

export interface Core {
  readonly store: FlowStore
  /** Answers whether the event changed anything: whether it was this attempt's turn. */
  readonly tell: (event: AuthEvent) => boolean
  /** Begins an attempt in the place of any other; undefined where the one that is under way goes on. */
  readonly begin: (event: Extract<AuthEvent, { type: 'submitted' | 'picked' }>) => AbortSignal | undefined
  /** Begins it for the session, too: a login elsewhere in the page, such as the automatic one, gives way. */
  readonly start: (attempt: number) => void
  /** Neither left, nor superseded by another sign-in: whatever comes after that is late. */
  readonly isCurrent: (attempt: number) => boolean
  readonly giveUp: (attempt: number) => void
  readonly finish: (course: Course, answer: unknown) => void
  readonly fail: (course: Course, failure: FlowFailure) => void
  readonly cancel: (course: Course) => void
  /** Stops what is under way, if it is this kind of sign-in. */
  readonly stop: (way?: 'form' | 'provider') => void
}

/** The steps that all ways to sign in share. Each belongs to an attempt; a later one supersedes it. */
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
