import { guardUrl, mayCarryToken, type TokenScope, withParams } from '../../../ui/url/guard.ts'

/** The member who opens another site. */
export interface Leaver {
  readonly token: string
  readonly userName: string | null
}

/**
 * The address of another site for a tap (docs/conformance.md § 2.5): with token and username if there is a session and the host
 * is the site's own, in its domain list or trusted; else unchanged. Pure.
 */
export function outsideAddress(href: string, leaver: Leaver | undefined, scope: TokenScope): string {
  const url = guardUrl(href, { base: scope.origin, allow: 'link' })
  if (!leaver || !url || !mayCarryToken(url, scope)) return href
  return withParams(url, { token: leaver.token, username: leaver.userName ?? undefined }).href
}
