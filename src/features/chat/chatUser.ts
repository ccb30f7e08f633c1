import { onSessionChange } from '../../session/onSessionChange.ts'
import type { SessionStore } from '../../session/store.ts'

/** The member to whom a chat belongs. */
export interface ChatUser {
  /** Calls `cancelRequest` when the session ends or changes. The returned function removes this callback. */
  readonly owns: (cancelRequest: () => void) => () => void
  readonly isHere: () => boolean
}

/**
 * The chat user: the member who is logged in now. When the token is cleared or replaced, the chat user is cleared too
 * (docs/conformance.md § 1.4): windows that wait for an address, and offers to open one. undefined for guests.
 */
export function chatUserOf(session: SessionStore): ChatUser | undefined {
  const token = session.current()?.token
  if (token === undefined) return undefined
  const isHere = () => session.tokenIsCurrent(token)
  return {
    isHere,
    owns(cancelRequest) {
      const stop = onSessionChange(session, () => {
        stop()
        cancelRequest()
      })
      return stop
    },
  }
}
