import { guardUrl } from '../ui/url/guard.ts'
import type { Report } from './readInfo.ts'

interface OwnAddress {
  readonly pointer: string
  /** The text about the replacement, if it is refused. */
  readonly instead: string
}

/**
 * An absolute address on the site's own origin, to which the session token or reports are sent. An address of another origin is
 * refused, because this data must not be sent elsewhere.
 */
export function readOwnAddress(
  sent: string | undefined,
  base: string,
  report: Report,
  { pointer, instead }: OwnAddress,
): string | undefined {
  if (!sent?.trim()) return undefined
  const url = guardUrl(sent, { base, allow: 'link' })
  if (url && url.origin === guardUrl(base, { base, allow: 'link' })?.origin) return url.href
  report('url.refused', pointer, sent, instead)
  return undefined
}
