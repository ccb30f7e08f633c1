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
  /** Number for the next sign-in attempt, greater than any before. */
  nextAttempt(): number
  /** The current session, if somebody is logged in. */
  current(): SessionInfo | undefined
  tokenIsCurrent(token: string): boolean
  /** Ends the current session, whatever its token. Nothing happens for a guest. */
  end(by: EndedBy): void
  /**
   * Takes a token that came with an address into use, in the place of any other session; the one that is in use
   * already stays as it is known. Answers whether anything changed: then the back office must be asked about it.
   */
  adoptToken(token: string): boolean
  /**
   * Follows what session storage says by now: the page was away in the back/forward cache, while another document of
   * this tab may have logged out, or in.
   */
  reread(): void
}

export interface SessionStoreOptions {
  /** Session storage, made safe. */
  storage: SafeStorage
  /** The running merchant's code; a stored session of another merchant is not used. */
  merchant: string
}

/** A newer token of a member keeps what this tab has of that member. */
const isSameMember = (one: SessionInfo, other: SessionInfo): boolean =>
  one.token === other.token || (one.id !== null && one.id === other.id)

/**
 * The one owner of the session. Starts with what session storage holds, writes through on every change, and clears the
 * whole session storage when a session ends (docs/conformance.md § 2.4), online or not. A subscriber that throws
 * stops neither the other subscribers nor the code that ended the session.
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
    // Storage first: whoever is told of the change may read it or reload the page.
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
