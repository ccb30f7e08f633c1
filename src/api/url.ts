import { ApiError } from './error.ts'

/** An unpaired surrogate, as at the end of a cut text, would make the encoder throw. */
const HALF_LETTER = /\p{Cs}/gu

/** null, undefined and values that are not scalar are left out: a missing option is a missing parameter. */
function pairsOf(query: unknown): string[] {
  if (typeof query !== 'object' || query === null) return []
  return Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [`${encodeURIComponent(name)}=${encodeURIComponent(String(value).replace(HALF_LETTER, '\ufffd'))}`]
      : [],
  )
}

/**
 * The address of a call.
 * @throws ApiError of kind `url` if there is no path (docs/conformance.md § 2.8, 'url is null, check'), or if the path would
 * leave the origin that the token belongs to
 */
export function buildUrl(baseUrl: string, path: string | null | undefined, query: unknown): string {
  if (!path?.trim()) throw new ApiError('url', 'url is null, check')
  // For a browser '//evil.test' and '/\evil.test' are other origins.
  if (!/^\/(?![/\\])/.test(path)) throw new ApiError('url', 'a path starts with one slash')
  const pairs = pairsOf(query)
  return baseUrl + path + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}
