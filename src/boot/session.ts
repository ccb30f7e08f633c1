import type { SessionInfo } from '../session/codec.ts'
import { onSessionChange } from '../session/onSessionChange.ts'
import { createSessionStore, type SessionStore } from '../session/store.ts'
import { urlTokenUse } from '../session/urlToken.ts'
import type { Site } from '../site/site.ts'
import type { BootPage } from './page.ts'

/** The session at the start of the page. */
export interface BegunSession {
  readonly session: SessionStore
  /** The session at page start, even if it has ended since. */
  readonly before: SessionInfo | undefined
  /** The session's token came with the address; its member is not known yet. */
  readonly isFromUrl: boolean
  /** Another token that came with the address, while a member was logged in. */
  readonly otherToken: string | undefined
}

/**
 * Third boot phase: the session of the site's merchant, created on the first call from storage and address. undefined if the host
 * now belongs to another merchant: the page then reloads, because its state belongs to the previous one.
 *
 * @param token the token that was removed from the address
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
