import type { Target } from '../../ui/Go.tsx'
import { isInstalledFile } from '../../ui/url/files.ts'
import { baseOf, guardUrl, isInside } from '../../ui/url/guard.ts'

/** What links and pictures are resolved against: the site's origin and `/m/`. */
export const siteBase = (): string => baseOf(window.location.origin)

/** Where a text from the back office leads: inside the app, out of it without any token, or nowhere. */
export function linkTarget(text: unknown, base: string): Target {
  const url = guardUrl(text, { base, allow: 'link' })
  if (!url) return undefined
  // Inside, no segment is empty: the path cannot be read as a host. A file is no page of the app, wherever it lies.
  return isInside(url, base) && !isInstalledFile(url.href)
    ? { to: url.pathname + url.search + url.hash }
    : { href: url.href }
}

const ABSOLUTE = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/**
 * The addresses of a picture, in the order in which they are tried: a path goes through the site's image CDNs first and
 * through the site itself last; what is refused is left out.
 */
export function picturesOf(text: unknown, base: string, cdns: readonly string[] = []): readonly string[] {
  const own = guardUrl(text, { base, allow: 'picture' })
  if (!own) return []
  if (typeof text !== 'string' || ABSOLUTE.test(text)) return [own.href]
  const throughCdns = cdns.flatMap((cdn) => {
    const url = guardUrl(own.pathname + own.search, { base: cdn, allow: 'picture' })
    return url ? [url.href] : []
  })
  return [...new Set([...throughCdns, own.href])]
}
