import type { SessionInfo } from '../session/codec.ts'
import { onSessionChange } from '../session/onSessionChange.ts'
import { createSessionStore, type SessionStore } from '../session/store.ts'
import { urlTokenUse } from '../session/urlToken.ts'
import type { Site } from '../site/site.ts'
import type { BootPage } from './page.ts'

/** Who is here when the page begins. */
export interface BegunSession {
  readonly session: SessionStore
  /** Whose session it was when the page began, whether or not it still is. */
  readonly before: SessionInfo | undefined
  /** The session's token came with the address: nobody knows yet whose it is. */
  readonly isFromUrl: boolean
  /** Another token that came with the address, while a member was in session. */
  readonly otherToken: string | undefined
}

/**
 * Third phase: the session of a site's merchant, begun at the first call, as storage and the address say. Undefined where the
 * host is another merchant's by now: nothing that began for the one before goes on, and the page loads again.
 *
 * @param token the one that came with the address, taken out of it
 */
export function sessionPhase(
  page: BootPage,
  token: string | undefined,
): (site: Site) => BegunSession | undefined {
  let begun: BegunSession | undefined
  return (site) => {
    begun ??= begin(page, site.merchant.code, token)
    if (begun.session.merchant === site.merchant.code) return begun
    page.window.location.reload()
    return undefined
  }
}

function begin(page: BootPage, merchant: string, token: string | undefined): BegunSession {
  const { window, perTab, client } = page
  const session = createSessionStore({ storage: perTab, merchant })
  const before = session.current()
  const use = token === undefined ? 'drop' : urlTokenUse(token, before, window.parent !== window)
  const isFromUrl = token !== undefined && use === 'adopt' && session.adoptToken(token)
  onSessionChange(session, client.clear)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.reread()
  })
  return { session, before, isFromUrl, otherToken: use === 'ask' ? token : undefined }
}
