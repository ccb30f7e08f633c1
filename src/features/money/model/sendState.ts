import type { PendingRequest } from './pendingRequest.ts'

/** Result of checking the account for an unanswered request. `failed`: the check failed. */
export type Finding = 'seen' | 'notSeen' | 'failed'

/** The state of a form's request. */
export type SendState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'sending'; readonly request: PendingRequest }
  /** It may have been carried out. The account is checked before the same request is offered again. */
  | {
      readonly phase: 'unsure'
      readonly request: PendingRequest
      readonly found: Finding | 'looking'
      /** Why there is no answer; undefined for another page's attempt. */
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
  /** The user has edited the form after a refusal. */
  | { readonly type: 'changed' }

export const READY: SendState = { phase: 'ready' }

/** Returns the same state object if an event changes nothing. */
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

/** Whether the state is `unsure` about this request. */
const isAbout = (
  state: SendState,
  requestId: string,
): state is Extract<SendState, { readonly phase: 'unsure' }> =>
  state.phase === 'unsure' && state.request.requestId === requestId

/** Whether the same request may be offered again: only after the account check has succeeded. */
export const maySendAgain = (state: SendState): boolean =>
  state.phase === 'unsure' && (state.found === 'seen' || state.found === 'notSeen')

/** Whether the player must decide about an unanswered request, also while it is sent again. */
export const isUnsettled = (state: SendState): boolean =>
  state.phase === 'unsure' || (state.phase === 'sending' && state.request.attempts > 1)

/** The current data of the account; undefined: not sent. */
export interface AccountNow {
  /** Minor units. */
  readonly balance?: bigint | undefined
  readonly count?: number | undefined
}

/**
 * Whether the account shows the request: the count has grown, or the balance has dropped by the amount.
 *
 * @param taken the amount that the request takes from the balance, minor units; 0n: none
 */
export function findingOf({ balance, count }: PendingRequest, now: AccountNow, taken: bigint): Finding {
  if (count >= 0 && now.count !== undefined && now.count > count) return 'seen'
  if (taken > 0n && balance !== '' && now.balance !== undefined && BigInt(balance) - now.balance >= taken)
    return 'seen'
  return 'notSeen'
}
