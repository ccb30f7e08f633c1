import type { Trouble } from './trouble.ts'

/**
 * The captcha widget (docs/conformance.md § 2.4). `verifying` (docs/conformance.md § 1.4): the slider is in front of the player, and waits for
 * them.
 */
export type CaptchaState =
  | { readonly status: 'loading' }
  | { readonly status: 'waiting'; readonly verifying: boolean }
  | { readonly status: 'success' }
  | { readonly status: 'error'; readonly trouble: Trouble }

export type CaptchaEvent =
  | { readonly type: 'ready' }
  /** The player is shown the slider. */
  | { readonly type: 'shown' }
  | { readonly type: 'success' }
  | { readonly type: 'error'; readonly trouble: Trouble }
  /** Taken anew: after an error, or where the slider had to be taken away. */
  | { readonly type: 'retry' }
  /** The player closed the slider. */
  | { readonly type: 'closed' }
  /** The result is used, or too old. */
  | { readonly type: 'reset' }

export const LOADING: CaptchaState = { status: 'loading' }
const WAITING: CaptchaState = { status: 'waiting', verifying: false }

/** Pure and total: an event that has no meaning in a state changes nothing. */
export function reduceCaptcha(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'ready':
      return state.status === 'loading' ? WAITING : state
    case 'shown':
      return state.status === 'waiting' ? { status: 'waiting', verifying: true } : state
    case 'success':
      return state.status === 'waiting' ? { status: 'success' } : state
    case 'error':
      // What is solved stays solved, whatever a secondary resource says afterwards.
      return state.status === 'success' ? state : { status: 'error', trouble: event.trouble }
    case 'retry':
      return state.status === 'success' ? state : LOADING
    case 'closed':
      return state.status === 'waiting' ? WAITING : state
    case 'reset':
      return state.status === 'success' || state.status === 'waiting' ? WAITING : state
  }
}
