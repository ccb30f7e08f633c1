import type { Target } from '../../../ui/Go.tsx'
import { guardUrl } from '../../../ui/url/guard.ts'

/**
 * What "copy link" copies: where the picture leads, else the picture's own address, else the site's. Absolute, and never with a
 * token: no rendered target holds one.
 */
export function linkToCopy(target: Target, source: string, base: string): string {
  const wanted = target && ('to' in target ? target.to : 'href' in target ? target.href : undefined)
  for (const text of [wanted, source]) {
    const url = guardUrl(text, { base, allow: 'link' })
    if (url) return url.href
  }
  return base
}
