import { guardUrl } from '../ui/url/guard.ts'
import type { Report } from './readInfo.ts'

/**
 * Where the session token is told to (part 2, section 7), absolute. An address of another origin is none: the token
 * goes nowhere else.
 */
export function readTokenSync(sent: string | undefined, base: string, report: Report): string | undefined {
  if (!sent?.trim()) return undefined
  const url = guardUrl(sent, { base, allow: 'link' })
  if (url && url.origin === guardUrl(base, { base, allow: 'link' })?.origin) return url.href
  report('url.refused', '/info/tokenSyncUrl', sent, 'no token sync')
  return undefined
}
