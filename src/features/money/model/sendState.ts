import type { PendingRequest } from './pendingRequest.ts'

/** What a look at the account found of a request without an answer. `failed`: nobody could look. */
export type Finding = 'seen' | 'notSeen' | 'failed'

/** Where a form's request stands. */
export type SendState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'sending'; readonly request: PendingRequest }
  /** It may have been carried out: first the account is looked at, then the same request is offered again. */
  | {
      readonly phase: 'unsure'
      readonly request: PendingRequest
      readonly found: Finding | 'looking'
      /** Why there is no answer; undefined where that was another page's attempt. */
      readonly error: unknown
    }
  /** A definite answer: it was not carried out. */
  | { readonly phase: 'refused'; readonly request: PendingRequest; readonly error: unknown }
  | { readonly phase: 'done'; readonly request: PendingRequest }

export type SendEvent =
  /** An earlier attempt without an answer was found. */
  | { readonly type: 'found'; readonly request: PendingRequest }
  | { readonly type: 'sent'; readonly request: PendingRequest }
  | { readonly type: 'answered'; readonly request: PendingRequest }
  | { readonly type: 'refused'; readonly request: PendingRequest; readonly error: unknown }
  | { readonly type: 'unanswered'; readonly request: PendingRequest; readonly error: unknown }
  | { readonly type: 'looks'; readonly requestId: string }
  | { readonly type: 'looked'; readonly requestId: string; readonly found: Finding }
  /** The player gave it up, or another tab has its answer. */
  | { readonly type: 'settled'; readonly requestId: string }
  /** What was refused is no longer what stands in the form. */
  | { readonly type: 'changed' }

export const READY: SendState = { phase: 'ready' }

/** The same state object comes back whenever an event changes nothing. */
export function sendReducer(state: SendState, event: SendEvent): SendState {
  switch (event.type) {
    case 'found':
      if (state.phase === 'sending' || isAbout(state, event.request.requestId)) return state
      return { phase: 'unsure', request: event.request, found: 'looking', error: undefined }
    case 'sent':
      return { phase: 'sending', request: event.request }
    case 'answered':
      return { phase: 'done', request: event.request }
    case 'refused':
      return { phase: 'refused', request: event.request, error: event.error }
    case 'unanswered':
      return { phase: 'unsure', request: event.request, found: 'looking', error: event.error }
    case 'looks':
      return isAbout(state, event.requestId) ? { ...state, found: 'looking' } : state
    case 'looked':
      return isAbout(state, event.requestId) ? { ...state, found: event.found } : state
    case 'settled':
      return isAbout(state, event.requestId) ? READY : state
    case 'changed':
      return state.phase === 'refused' ? READY : state
  }
}

/** Whether nobody knows what became of this request. */
const isAbout = (
  state: SendState,
  requestId: string,
): state is Extract<SendState, { readonly phase: 'unsure' }> =>
  state.phase === 'unsure' && state.request.requestId === requestId

/** Whether the same request may be offered again: only to somebody who has seen what the account says. */
export const maySendAgain = (state: SendState): boolean =>
  state.phase === 'unsure' && (state.found === 'seen' || state.found === 'notSeen')

/** Whether a request without an answer is what the player has to decide about, also while it is sent again. */
export const isUnsettled = (state: SendState): boolean =>
  state.phase === 'unsure' || (state.phase === 'sending' && state.request.attempts > 1)

/** What the account says now; undefined where it does not say. */
export interface AccountNow {
  /** Minor units. */
  readonly balance?: bigint | undefined
  readonly count?: number | undefined
}

/**
 * Whether the account shows the request: one more is counted, or the balance is so much less.
 *
 * @param taken what it takes off the balance, minor units; 0n where it takes nothing
 */
export function findingOf({ balance, count }: PendingRequest, now: AccountNow, taken: bigint): Finding {
  if (count >= 0 && now.count !== undefined && now.count > count) return 'seen'
  if (taken > 0n && balance !== '' && now.balance !== undefined && BigInt(balance) - now.balance >= taken)
    return 'seen'
  return 'notSeen'
}
