import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { SessionState } from './reducer.ts'
import type { SessionStore } from './store.ts'

/** Provided once by the app. */
export const SessionContext = createContext<SessionStore | null>(null)

/** The session store, for dispatching. Throws outside of the app: a component cannot create a session. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext)
  if (store === null) throw new Error('no SessionContext above this component')
  return store
}

/** A part of the session's state; re-renders when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useSessionStore(), select)
}

/** The token of the logged-in member; re-renders when the session changes, as defined by `onSessionChange`. */
export const useSessionToken = (): string | undefined =>
  useSession((state) => (state.status === 'member' ? state.session.token : undefined))
