import type { SessionInfo } from '../../../session/codec.ts'
import type { Failure } from './failure.ts'

/** The form stays guarded this long after a failure, ms (part 1, section 4: "guarded; released 500 ms after"). */
export const GUARD_MS = 500

/** Login: idle, processing, verify, then success or failure (part 1, section 4). */
export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'processing'; readonly attempt: number }
  /** A second factor is asked for. */
  | { readonly status: 'verify'; readonly attempt: number }
  /** `session` is null where a registration did not log in. */
  | { readonly status: 'success'; readonly attempt: number; readonly session: SessionInfo | null }
  | {
      readonly status: 'failure'
      readonly attempt: number
      readonly failure: Failure
      /** Still closed to another submission. */
      readonly guarded: boolean
      /** Another submission waits for the guard to be released. */
      readonly waiting: boolean
    }

export type SignInEvent =
  | { readonly type: 'submitted'; readonly attempt: number }
  | { readonly type: 'verifyRequired'; readonly attempt: number }
  | { readonly type: 'succeeded'; readonly attempt: number; readonly session: SessionInfo | null }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: Failure }
  /** The player does not want to give the second factor. */
  | { readonly type: 'cancelled'; readonly attempt: number }
  /** Submitted again while the guard still held. */
  | { readonly type: 'postponed' }
  | { readonly type: 'released'; readonly attempt: number }
  /** The screen is gone: whatever is still under way is nobody's any more. */
  | { readonly type: 'abandoned' }

export const IDLE: SignInState = { status: 'idle' }

/** One submission at a time (part 1, section 5). */
export const maySubmit = (state: SignInState): boolean =>
  state.status === 'idle' || (state.status === 'failure' && !state.guarded)

/** Whether the form is at work. Not while merely guarded: what is submitted then is not lost. */
export const isBusy = (state: SignInState): boolean =>
  state.status === 'failure' ? state.waiting : state.status !== 'idle'

/** Whether this attempt is the one that is under way: the answer of any other is late. */
export const isUnderWay = (state: SignInState, attempt: number): boolean =>
  (state.status === 'processing' || state.status === 'verify') && state.attempt === attempt

/** Answers of any but the attempt under way are late, and discarded. */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'submitted':
      return maySubmit(state) ? { status: 'processing', attempt: event.attempt } : state
    case 'verifyRequired':
      return state.status === 'processing' && state.attempt === event.attempt
        ? { status: 'verify', attempt: event.attempt }
        : state
    case 'succeeded':
      return isUnderWay(state, event.attempt)
        ? { status: 'success', attempt: event.attempt, session: event.session }
        : state
    case 'failed':
      return isUnderWay(state, event.attempt)
        ? { status: 'failure', attempt: event.attempt, failure: event.failure, guarded: true, waiting: false }
        : state
    case 'cancelled':
      return state.status === 'verify' && state.attempt === event.attempt ? IDLE : state
    case 'postponed':
      return state.status === 'failure' && state.guarded ? { ...state, waiting: true } : state
    case 'released':
      return state.status === 'failure' && state.attempt === event.attempt && state.guarded
        ? { ...state, guarded: false, waiting: false }
        : state
    case 'abandoned':
      return IDLE
  }
}
