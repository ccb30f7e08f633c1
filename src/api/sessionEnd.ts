/** What a failed call was sent with. */
export interface SentWith {
  readonly token: string | undefined
  readonly method: string
  /** It takes a session, and there was none to send it with. */
  readonly unsent?: boolean
}

export interface SessionEnd {
  /** Tells that a call goes out with this token: with a new one, a new session has begun. */
  sending(token: string | undefined): void
  /** Whether this not-logged-in answer ends a session, as against repeating what is known already. */
  ends(sent: SentWith): boolean
}

/**
 * A session ends once, for any number of parallel calls, and never for an answer to a token that is no longer the
 * current one, nor for one to the guest who has logged in since (docs/conformance.md § 2.8). A guest is asked to
 * log in for each thing he does, and once for whatever the page fetches by itself; never for what was fetched for a
 * member who has gone meanwhile.
 */
export function createSessionEnd(
  tokenIsCurrent: (token: string) => boolean,
  hasSession: () => boolean,
): SessionEnd {
  let ended: string | undefined
  let guestWasAsked = false

  return {
    sending(token) {
      if (token !== undefined && token !== ended) guestWasAsked = false
    },
    ends({ token, method, unsent = false }) {
      if (token === undefined) {
        if (hasSession() || (unsent && method === 'GET')) return false
        const asks = method !== 'GET' || !guestWasAsked
        guestWasAsked = true
        return asks
      }
      if (token === ended || !tokenIsCurrent(token)) return false
      ended = token
      guestWasAsked = true
      return true
    },
  }
}
