import type { MouseEvent } from 'react'
import { isInstalledFile } from '../../ui/url/files.ts'
import type { TokenScope } from '../../ui/url/guard.ts'
import type { DomainList } from './domains.ts'
import { type Leaver, outsideAddress } from './model/outside.ts'

/** For so long a window stands empty while it is found out whether the token may go there; then it goes without, ms. */
export const PATIENCE_MS = 2000

/** The page as far as somebody leaves it. */
export type LeftPage = Pick<Window, 'open' | 'setTimeout'>

interface Leaving {
  readonly href: string
  /** Who is logged in at this very moment. */
  readonly leaver: () => Leaver | undefined
  readonly scope: Omit<TokenScope, 'domains'>
  readonly domains: DomainList
  readonly page: LeftPage
}

/**
 * Takes over a member's tap on a link to another site where a token goes along: it is put into the address at the tap and
 * stands in no document. The window has no opener, and is told of no referrer.
 */
export function leaveFor(event: MouseEvent, { href, leaver, scope, domains: list, page }: Leaving): void {
  // A file that a device installs opens in the same window, as a plain link, and needs no token.
  // A modified click is the browser's: it opens the plain address.
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
  // Opened while the finger is still on it: later, browsers would block it.
  const waiting = page.open('', '_blank')
  if (!waiting) return
  event.preventDefault()
  waiting.opener = null
  const late = new Promise<readonly string[]>((resolve) => page.setTimeout(() => resolve([]), PATIENCE_MS))
  void Promise.race([list.load(), late]).then((domains) => goQuietly(waiting, addressFor(domains)))
}

/** Goes on in a window of ours that is still empty; by a link of its own, since only a link can leave the referrer out. */
function goQuietly({ closed, document }: Window, address: string): void {
  if (closed) return
  const link = document.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}
