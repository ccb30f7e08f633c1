import { guardUrl } from '../ui/url/guard.ts'
import type { Report } from './readInfo.ts'

interface OwnAddress {
  readonly pointer: string
  /** What is used instead if it is refused. */
  readonly instead: string
}

/**
 * An address of the site's own origin, absolute: where the session token is told to, and where reports go. One of another
 * origin is none: what is told there goes nowhere else.
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
