import { onSessionChange } from '../../session/onSessionChange.ts'
import type { SessionStore } from '../../session/store.ts'

/** What of a chat belongs to the member who began it. */
export interface ChatUser {
  /** Takes something back when the member goes; what it returns says that it no longer matters. */
  readonly owns: (cancelRequest: () => void) => () => void
  readonly isHere: () => boolean
}

/**
 * The chat user: whoever is logged in now. When the token is cleared, or is another one, the chat user is cleared too (docs/conformance.md § 1.4): windows that wait for an address, offers to open one. Undefined for guests.
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
