/** The properties of a failed call. */
export interface SentWith {
  readonly token: string | undefined
  readonly method: string
  /** It requires a session and was not sent, because there was none. */
  readonly unsent?: boolean
}

export interface SessionEnd {
  /** Called when a call is sent with this token; a new token means a new session. */
  sending(token: string | undefined): void
  /** Whether this not-logged-in answer ends a session; false if that is already known. */
  ends(sent: SentWith): boolean
}

/**
 * A session ends once, regardless of the number of parallel calls. An answer to an old token never ends it, nor an answer to a
 * guest who has logged in since (docs/conformance.md § 2.8). A guest is asked to log in for each own action, but only once for
 * the page's own requests, and never for requests of a member who has logged out meanwhile.
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
