import type { Failure } from '../../account/public.ts'

/** The form stays guarded this long after a failure, ms (part 1, section 4: "guard released 500 ms after"). */
export const GUARD_MS = 500

/** Registration: idle, then a captcha if one is missing, then the call, then success or failure (part 1, section 4). */
export type RegistrationState =
  | { readonly status: 'idle' }
  | { readonly status: 'verifying'; readonly attempt: number }
  | { readonly status: 'registering'; readonly attempt: number }
  | { readonly status: 'success'; readonly attempt: number }
  | {
      readonly status: 'failure'
      readonly attempt: number
      readonly failure: Failure
      /** Still closed to another submission. */
      readonly guarded: boolean
      /** Another submission waits for the guard to be released. */
      readonly waiting: boolean
    }

export type RegistrationEvent =
  | { readonly type: 'submitted'; readonly attempt: number }
  /** The captcha's result is there, or none is asked for. */
  | { readonly type: 'verified'; readonly attempt: number }
  | { readonly type: 'succeeded'; readonly attempt: number }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: Failure }
  /** Submitted again while the guard still held. */
  | { readonly type: 'postponed' }
  | { readonly type: 'released'; readonly attempt: number }
  /** The screen is gone: whatever is still under way is nobody's any more. */
  | { readonly type: 'abandoned' }

export const IDLE: RegistrationState = { status: 'idle' }

/** One submission at a time (part 1, section 5). */
export const maySubmit = (state: RegistrationState): boolean =>
  state.status === 'idle' || (state.status === 'failure' && !state.guarded)

/** Whether the form is at work. Not while merely guarded: what is submitted then is not lost. */
export const isBusy = (state: RegistrationState): boolean =>
  state.status === 'failure' ? state.waiting : state.status !== 'idle'

/** Whether this attempt is the one that is under way: whatever another one says is late. */
export const isUnderWay = (state: RegistrationState, attempt: number): boolean =>
  (state.status === 'verifying' || state.status === 'registering') && state.attempt === attempt

/** Pure and total: an event that has no meaning in a state changes nothing. */
export function registrationReducer(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.type) {
    case 'submitted':
      return maySubmit(state) ? { status: 'verifying', attempt: event.attempt } : state
    case 'verified':
      return state.status === 'verifying' && state.attempt === event.attempt
        ? { status: 'registering', attempt: event.attempt }
        : state
    case 'succeeded':
      return state.status === 'registering' && state.attempt === event.attempt
        ? { status: 'success', attempt: event.attempt }
        : state
    case 'failed':
      return isUnderWay(state, event.attempt)
        ? { status: 'failure', attempt: event.attempt, failure: event.failure, guarded: true, waiting: false }
        : state
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
