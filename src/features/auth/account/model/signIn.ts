import type { Failure } from './failure.ts'

/** The form stays guarded this long after a failure, ms (docs/conformance.md § 1.4: "guarded; released 500 ms after"). */
export const GUARD_MS = 500

/**
 * A login or a registration (docs/conformance.md § 1.4): idle; verifying, while a captcha and a code are obtained; processing, the
 * call; confirming, where a login asks for a second factor; then success or failure.
 */
export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'verifying' | 'processing' | 'confirming' | 'success'; readonly attempt: number }
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
  | {
      readonly type:
        | 'submitted'
        /** The captcha's result is there, or none is asked for. */
        | 'verified'
        /** A second factor is asked for. */
        | 'factorRequired'
        | 'succeeded'
        /** The player does not want to give the second factor. */
        | 'cancelled'
        | 'released'
      readonly attempt: number
    }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: Failure }
  /** Submitted again while the guard still held. */
  | { readonly type: 'postponed' }
  /** The screen is gone: whatever is still under way is nobody's any more. */
  | { readonly type: 'abandoned' }

export const IDLE: SignInState = { status: 'idle' }

/** One submission at a time (docs/conformance.md § 1.5). */
export const maySubmit = (state: SignInState): boolean =>
  state.status === 'idle' || (state.status === 'failure' && !state.guarded)

/** Whether the form is at work. Not while merely guarded: what is submitted then is not lost. */
export const isBusy = (state: SignInState): boolean =>
  state.status === 'failure' ? state.waiting : state.status !== 'idle'

const UNDER_WAY: readonly SignInState['status'][] = ['verifying', 'processing', 'confirming']

/** Whether this attempt is the one that is under way: the answer of any other is late. */
export const isUnderWay = (state: SignInState, attempt: number): boolean =>
  'attempt' in state && state.attempt === attempt && UNDER_WAY.includes(state.status)

/** Pure and total: an event that has no meaning in a state, or is about another attempt, changes nothing. */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === 'abandoned') return IDLE
  if (event.type === 'postponed')
    return state.status === 'failure' && state.guarded ? { ...state, waiting: true } : state
  const { attempt } = event
  if (event.type === 'submitted') return maySubmit(state) ? { status: 'verifying', attempt } : state
  if (event.type === 'released')
    return state.status === 'failure' && state.attempt === attempt && state.guarded
      ? { ...state, guarded: false, waiting: false }
      : state
  if (!isUnderWay(state, attempt)) return state
  const { status } = state
  switch (event.type) {
    case 'verified':
      return status === 'verifying' ? { status: 'processing', attempt } : state
    case 'factorRequired':
      return status === 'processing' ? { status: 'confirming', attempt } : state
    case 'succeeded':
      return status === 'verifying' ? state : { status: 'success', attempt }
    case 'cancelled':
      return status === 'confirming' ? IDLE : state
    case 'failed':
      return { status: 'failure', attempt, failure: event.failure, guarded: true, waiting: false }
  }
}
