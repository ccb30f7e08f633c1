import type { FirebaseArguments, FirebaseChannel } from './channel.ts'
import type { SignInFailure } from './failure.ts'

/** 'Coming soon' shows this long, ms (docs/conformance.md § 2.5). */
export const COMING_SOON_MS = 1500

/** Third-party sign-in: the steps of § 2.4. An `attempt` numbers what a player began. */
export type ThirdPartyState =
  | { readonly status: 'idle' }
  /** The provider is asked; `elsewhere`: the page is about to leave for it, or has just come back. */
  | { readonly status: 'asking'; readonly attempt: number; readonly channel: FirebaseChannel }
  | { readonly status: 'loggingIn'; readonly attempt: number; readonly identity: FirebaseArguments }
  /** Nobody is bound to the identity: the dialog asks what to do. */
  | {
      readonly status: 'choosing'
      readonly attempt: number
      readonly identity: FirebaseArguments
      readonly message: string
    }
  /** The account asks for a second factor; its modal is open. */
  | { readonly status: 'confirming'; readonly attempt: number; readonly identity: FirebaseArguments }
  | { readonly status: 'registering'; readonly attempt: number; readonly identity: FirebaseArguments }
  | {
      readonly status: 'success'
      readonly attempt: number
      readonly by: 'login' | 'register'
      readonly answer: unknown
    }
  | { readonly status: 'failure'; readonly attempt: number; readonly failure: SignInFailure }

export type ThirdPartyEvent =
  | { readonly type: 'picked'; readonly attempt: number; readonly channel: FirebaseChannel }
  | { readonly type: 'identified'; readonly attempt: number; readonly idToken: string }
  | { readonly type: 'loggedIn'; readonly attempt: number; readonly answer: unknown }
  /** `bind_customer_required`; `native`: inside the official app, which registers by itself. */
  | {
      readonly type: 'unbound'
      readonly attempt: number
      readonly native: boolean
      readonly message: string
    }
  /** `login_verify_required`. */
  | { readonly type: 'factorRequired'; readonly attempt: number }
  | { readonly type: 'choseNew'; readonly attempt: number }
  | { readonly type: 'registered'; readonly attempt: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: SignInFailure }
  /** The provider, or the player, broke it off, and nothing needs to be said: also what 'existing account' ends with. */
  | { readonly type: 'ended'; readonly attempt: number }
  /** The player has read what was said of a failure. */
  | { readonly type: 'read'; readonly attempt: number }

export const IDLE: ThirdPartyState = { status: 'idle' }

/** Whether the loading indicator shows. */
export const isUnderWay = ({ status }: ThirdPartyState): boolean =>
  status === 'asking' || status === 'loggingIn' || status === 'registering' || status === 'success'

/** The attempt that is under way or waits for an answer. */
export const attemptOf = (state: ThirdPartyState): number | undefined =>
  state.status === 'idle' || state.status === 'failure' ? undefined : state.attempt

/** What belongs to another attempt is late, and discarded. */
export function thirdPartyReducer(state: ThirdPartyState, event: ThirdPartyEvent): ThirdPartyState {
  const { attempt } = event
  if (event.type === 'picked') {
    const isOver = state.status === 'success' || state.status === 'registering'
    return isOver ? state : { status: 'asking', attempt, channel: event.channel }
  }
  if (event.type === 'read') return state.status === 'failure' && state.attempt === attempt ? IDLE : state
  if (attemptOf(state) !== attempt || state.status === 'success') return state
  switch (event.type) {
    case 'identified':
      if (state.status !== 'asking') return state
      return {
        status: 'loggingIn',
        attempt,
        identity: { firebaseChannel: state.channel, firebaseIdToken: event.idToken },
      }
    case 'factorRequired':
      if (state.status !== 'loggingIn') return state
      return { status: 'confirming', attempt, identity: state.identity }
    case 'loggedIn':
      if (state.status !== 'loggingIn' && state.status !== 'confirming') return state
      return { status: 'success', attempt, by: 'login', answer: event.answer }
    case 'unbound':
      if (state.status !== 'loggingIn') return state
      return event.native
        ? { status: 'registering', attempt, identity: state.identity }
        : { status: 'choosing', attempt, identity: state.identity, message: event.message }
    case 'choseNew':
      if (state.status !== 'choosing') return state
      return { status: 'registering', attempt, identity: state.identity }
    case 'registered':
      if (state.status !== 'registering') return state
      return { status: 'success', attempt, by: 'register', answer: event.answer }
    case 'failed':
      return { status: 'failure', attempt, failure: event.failure }
    case 'ended':
      return IDLE
  }
}
