import type { MouseEvent } from 'react'
import { isInstalledFile } from '../../ui/url/files.ts'
import type { TokenScope } from '../../ui/url/guard.ts'
import type { DomainList } from './domains.ts'
import { type Leaver, outsideAddress } from './model/outside.ts'

/**
 * How long a window stays empty while it is checked whether the token may go there, ms. After that it navigates without the
 * token.
 */
export const PATIENCE_MS = 2000

/** The parts of the page that leaving it needs. */
export type LeftPage = Pick<Window, 'open' | 'setTimeout'>

interface Leaving {
  readonly href: string
  /** The member who is logged in at the time of the call. */
  readonly leaver: () => Leaver | undefined
  readonly scope: Omit<TokenScope, 'domains'>
  readonly domains: DomainList
  readonly page: LeftPage
}

/**
 * Handles a member's tap on a link to another site that may get a token. The token is added to the address only at the tap and is
 * never part of the document. The window has no opener and no referrer.
 */
export function leaveFor(event: MouseEvent, { href, leaver, scope, domains: list, page }: Leaving): void {
  // A file that a device installs opens in the same window, as a plain link, and needs no token.
  // A click with a modifier key keeps the browser's behaviour and opens the plain address.
  if (isInstalledFile(href)) return
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !leaver()) return
  const known = list.now()
  const addressFor = (domains: readonly string[]) => outsideAddress(href, leaver(), { ...scope, domains })
  const address = addressFor(known ?? [])
  if (address !== href) {
    event.preventDefault()
    page.open(address, '_blank', 'noopener,noreferrer')
    return
  }
  if (known) return
  // Opened in the tap's event handler: browsers block a window that is opened later.
  const waiting = page.open('', '_blank')
  if (!waiting) return
  event.preventDefault()
  waiting.opener = null
  const late = new Promise<readonly string[]>((resolve) => page.setTimeout(() => resolve([]), PATIENCE_MS))
  void Promise.race([list.load(), late]).then((domains) => goQuietly(waiting, addressFor(domains)))
}

/** Navigates the empty window. This uses a link, because only a link can omit the referrer. */
function goQuietly({ closed, document }: Window, address: string): void {
  if (closed) return
  const link = document.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}
