import type { Trouble } from './trouble.ts'

/**
 * The state of the captcha widget (docs/conformance.md § 2.4). `verifying` (docs/conformance.md § 1.4): the slider is open and
 * waits for the player.
 */
export type CaptchaState =
  | { readonly status: 'loading' }
  | { readonly status: 'waiting'; readonly verifying: boolean }
  | { readonly status: 'success' }
  | { readonly status: 'error'; readonly trouble: Trouble }

export type CaptchaEvent =
  | { readonly type: 'ready' }
  /** The slider was opened. */
  | { readonly type: 'shown' }
  | { readonly type: 'success' }
  | { readonly type: 'error'; readonly trouble: Trouble }
  /** The captcha is loaded again: after an error, or after the slider had to be removed. */
  | { readonly type: 'retry' }
  /** The player closed the slider. */
  | { readonly type: 'closed' }
  /** The result has been used or has expired. */
  | { readonly type: 'reset' }

export const LOADING: CaptchaState = { status: 'loading' }
const WAITING: CaptchaState = { status: 'waiting', verifying: false }

/** Pure and total: an event that is not valid in a state changes nothing. */
export function reduceCaptcha(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'ready':
      return state.status === 'loading' ? WAITING : state
    case 'shown':
      return state.status === 'waiting' ? { status: 'waiting', verifying: true } : state
    case 'success':
      return state.status === 'waiting' ? { status: 'success' } : state
    case 'error':
      // A solved captcha stays solved, also if a secondary resource fails later.
      return state.status === 'success' ? state : { status: 'error', trouble: event.trouble }
    case 'retry':
      return state.status === 'success' ? state : LOADING
    case 'closed':
      return state.status === 'waiting' ? WAITING : state
    case 'reset':
      return state.status === 'success' || state.status === 'waiting' ? WAITING : state
  }
}
