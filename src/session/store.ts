import { createStore, type StoreApi } from 'zustand/vanilla'
import { decodeSession, encodeSession, SESSION_KEY, type SessionInfo, unknownSession } from './codec.ts'
import {
  type EndedBy,
  GUEST,
  isCurrent,
  type SessionEvent,
  type SessionState,
  sessionReducer,
} from './reducer.ts'
import type { SafeStorage } from './storage.ts'

export interface SessionStore
  extends Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** The merchant whose sessions this store holds. */
  readonly merchant: string
  dispatch(event: SessionEvent): void
  /** The number of the next sign-in attempt, higher than all before. */
  nextAttempt(): number
  /** The current session, if a member is logged in. */
  current(): SessionInfo | undefined
  tokenIsCurrent(token: string): boolean
  /** Ends the current session, whatever its token. Does nothing for a guest. */
  end(by: EndedBy): void
  /**
   * Replaces the session by one for a token from the address; if the token is already in use, the session keeps its data. Returns
   * whether the session has changed: then the back office must be asked for its member.
   */
  adoptToken(token: string): boolean
  /**
   * Reads session storage again: while the page was in the back/forward cache, another document of this tab may have logged out
   * or in.
   */
  reread(): void
}

export interface SessionStoreOptions {
  /** Session storage that never throws. */
  storage: SafeStorage
  /** The running merchant's code; a stored session of another merchant is not used. */
  merchant: string
}

/** A newer token of the same member keeps this member's data in the tab. */
const isSameMember = (one: SessionInfo, other: SessionInfo): boolean =>
  one.token === other.token || (one.id !== null && one.id === other.id)

/**
 * The only owner of the session. Starts with the stored session, writes every change to session storage, and clears the whole
 * session storage when a session ends (docs/conformance.md § 2.4), online or not. A subscriber that throws affects neither the
 * other subscribers nor the code that ended the session.
 */
export function createSessionStore({ storage, merchant }: SessionStoreOptions): SessionStore {
  const read = () => decodeSession(storage.getItem(SESSION_KEY), merchant)
  const stored = read()
  const store = createStore<SessionState>(() => (stored ? { status: 'member', session: stored } : GUEST))
  let attempts = 0

  const current = () => {
    const state = store.getState()
    return state.status === 'member' ? state.session : undefined
  }

  function dispatch(event: SessionEvent) {
    const before = store.getState()
    const after = sessionReducer(before, event)
    if (after === before) return
    // Writes to the storage first: a subscriber may read it or reload the page.
    if (after.status === 'member') {
      const isAnother = before.status === 'member' && !isSameMember(before.session, after.session)
      if (isAnother) storage.clear()
      storage.setItem(SESSION_KEY, encodeSession(after.session))
    } else if (after.status === 'ended') storage.clear()
    store.setState(after, true)
  }

  return {
    merchant,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) =>
      store.subscribe((state, before) => {
        try {
          listener(state, before)
        } catch (failure) {
          console.error(failure)
        }
      }),
    dispatch,
    nextAttempt: () => ++attempts,
    current,
    tokenIsCurrent: (token) => isCurrent(store.getState(), token),
    end(by) {
      const session = current()
      if (session) dispatch({ type: 'ended', token: session.token, by })
    },
    adoptToken(token) {
      if (current()?.token === token) return false
      dispatch({ type: 'adopted', session: unknownSession(token, merchant) })
      return true
    },
    reread() {
      const session = current()
      const found = read()
      if (found?.token === session?.token) return
      if (found) dispatch({ type: 'adopted', session: found })
      else if (session) dispatch({ type: 'ended', token: session.token, by: 'player' })
    },
  }
}
