import { remaining } from '../../../../ui/remaining.ts'
import type { SmsFailure } from './types.ts'

/** Wait before another code may be sent through Firebase, seconds (docs/conformance.md § 1.9). */
export const FIREBASE_WAIT_S = 60
/** Wait if the back office sends no time or an invalid one, seconds. */
export const USUAL_WAIT_S = 60
/** Upper limit of the wait that the back office sends, seconds. */
export const LONGEST_WAIT_S = 3600

/** The states of sending an SMS code: idle, sending, counting down, idle (docs/conformance.md § 1.4). */
export type Sending =
  | { readonly status: 'idle'; readonly failure: SmsFailure | null }
  | { readonly status: 'sending'; readonly attempt: number }
  /** `until`: ms since 1970. It does not change during the countdown. */
  | { readonly status: 'countingDown'; readonly until: number; readonly seconds: number }

export type SendingEvent =
  | { readonly type: 'sendStarted'; readonly attempt: number }
  /** `now`: ms since 1970. */
  | { readonly type: 'sent'; readonly attempt: number; readonly now: number; readonly seconds: number }
  | { readonly type: 'sendFailed'; readonly attempt: number; readonly failure: SmsFailure }
  /** The number was changed: an error about the old number no longer applies. */
  | { readonly type: 'numberChanged' }
  | { readonly type: 'looked'; readonly now: number }

export const IDLE: Sending = { status: 'idle', failure: null }

/** One code is sent at a time, and the next one only after the countdown. */
export const maySend = (state: Sending, now: number): boolean =>
  state.status === 'idle' || (state.status === 'countingDown' && secondsLeft(state, now) === 0)

/** Whole seconds until another code may be sent. Setting the clock back does not extend the wait. */
export function secondsLeft(state: Sending, now: number): number {
  if (state.status !== 'countingDown') return 0
  return Math.min(state.seconds, remaining(state.until, now).total)
}

/** The wait that a back office sends, in seconds; 0 means no wait. */
export function waitOf(expirationTime: unknown): number {
  const seconds =
    typeof expirationTime === 'string' ? Number(expirationTime.trim() || Number.NaN) : expirationTime
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return USUAL_WAIT_S
  return Math.min(LONGEST_WAIT_S, Math.ceil(seconds))
}

/** Discards answers of any attempt but the current one: they are late. */
export function sendingReducer(state: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case 'sendStarted':
      return state.status === 'sending' ? state : { status: 'sending', attempt: event.attempt }
    case 'sent':
      return state.status === 'sending' && state.attempt === event.attempt
        ? { status: 'countingDown', until: event.now + event.seconds * 1000, seconds: event.seconds }
        : state
    case 'sendFailed':
      return state.status === 'sending' && state.attempt === event.attempt
        ? { status: 'idle', failure: event.failure }
        : state
    case 'numberChanged':
      return state.status === 'idle' && state.failure?.aboutNumber ? IDLE : state
    case 'looked':
      return state.status === 'countingDown' && secondsLeft(state, event.now) === 0 ? IDLE : state
  }
}
