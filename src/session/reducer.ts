import type { SessionInfo } from './codec.ts'

/** Who ended a session: the player by a logout, or the back office by refusing the token. */
export type EndedBy = 'player' | 'backOffice'

/** guest → authenticating → member → ended (docs/conformance.md § 1.4, § 2.4). */
export type SessionState =
  | { status: 'guest' }
  | { status: 'authenticating'; attempt: number }
  | { status: 'member'; session: SessionInfo }
  | { status: 'ended'; by: EndedBy }

export type SessionEvent =
  /** A sign-in begins; a later attempt replaces an earlier one, whose late answer is discarded. */
  | { type: 'signInStarted'; attempt: number }
  | { type: 'signInFailed'; attempt: number }
  | { type: 'signInSucceeded'; attempt: number; session: SessionInfo }
  /** An existing session: from storage, or from a token in the address. */
  | { type: 'adopted'; session: SessionInfo }
  /** The back office has sent more data about the member of this token. */
  | { type: 'learned'; token: string; facts: Partial<Omit<SessionInfo, 'token' | 'merchantCode'>> }
  /** Ignored if the token is no longer the current one: a late 401 must not end the next session. */
  | { type: 'ended'; token: string; by: EndedBy }
  /** The player has seen the notice about the end of the session. */
  | { type: 'noticeSeen' }

export const GUEST: SessionState = { status: 'guest' }

/** Returns the same state object if an event changes nothing. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'signInStarted':
      return state.status === 'member' ? state : { status: 'authenticating', attempt: event.attempt }
    case 'signInFailed':
      return state.status === 'authenticating' && state.attempt === event.attempt ? GUEST : state
    case 'signInSucceeded':
      return state.status === 'authenticating' && state.attempt === event.attempt
        ? { status: 'member', session: event.session }
        : state
    case 'adopted':
      return { status: 'member', session: event.session }
    case 'learned':
      return isCurrent(state, event.token)
        ? { ...state, session: { ...state.session, ...event.facts } }
        : state
    case 'ended':
      return isCurrent(state, event.token) ? { status: 'ended', by: event.by } : state
    case 'noticeSeen':
      return state.status === 'ended' ? GUEST : state
  }
}

/** Whether this is the current token. */
export function isCurrent(
  state: SessionState,
  token: string,
): state is Extract<SessionState, { status: 'member' }> {
  return state.status === 'member' && state.session.token === token
}
