import type { Target } from '../../ui/Go.tsx'
import { isInstalledFile } from '../../ui/url/files.ts'
import { baseOf, guardUrl, isInside } from '../../ui/url/guard.ts'

/** The base URL of links and pictures: the site's origin and `/m/`. */
export const siteBase = (): string => baseOf(window.location.origin)

/** The target of a link from the back office: a path inside the app, an external URL without any token, or none. */
export function linkTarget(text: unknown, base: string): Target {
  const url = guardUrl(text, { base, allow: 'link' })
  if (!url) return undefined
  // Inside links have no empty segment, so the path cannot be read as a host. App files count as external links.
  return isInside(url, base) && !isInstalledFile(url.href)
    ? { to: url.pathname + url.search + url.hash }
    : { href: url.href }
}

const ABSOLUTE = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/**
 * The URLs of a picture in the order in which they are tried: for a path, the site's image CDNs first, then the site
 * itself. Refused URLs are left out.
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
