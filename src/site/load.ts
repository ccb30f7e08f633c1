import type { WireAnswer } from './answer.ts'

/**
 * Key in local storage of how the visitor first came to the site (docs/conformance.md § 1.3: stored marketing info).
 */
export const REG_INFO_KEY = 'reg_info'
/** Default request timeout (docs/conformance.md § 1.7). */
export const REQUEST_TIMEOUT_MS = 30_000

/** The visitor's data in a request for the site. */
export interface SiteRequest {
  readonly fetch: typeof fetch
  /** The session's merchant, else the stored one; undefined on a first visit. */
  readonly merchant: string | undefined
  /** Platform language code. */
  readonly language: string
  /** The affiliate code of the address. */
  readonly track: string
  readonly originalDomain: string
  /** The page's address without query, which may contain a token. */
  readonly url: string
  readonly now: () => number
}

/**
 * Requests the system status (docs/contract.md). The only request before the client is loaded: the document's inline script sends
 * it. Never rejects.
 */
export function requestStatus(request: SiteRequest): Promise<WireAnswer> {
  const query = new URLSearchParams({
    device: 'MOBILE',
    track: request.track,
    originalDomain: request.originalDomain,
    url: request.url,
  })
  return ask(`/wps/system/status?${query}`, request, { 'cache-control': 'no-cache' })
}

/** Requests the manifest with its templates. Never rejects. */
export function requestManifest(request: SiteRequest, merchantCode: string): Promise<WireAnswer> {
  const query = new URLSearchParams({ merchantCode, _: String(request.now()) })
  return ask(`/wps/system/manifest.json?${query}`, request)
}

/** Requests other domains and customer service (docs/contract.md) when there is no status. Never rejects. */
export function requestDomainRoute(request: SiteRequest): Promise<WireAnswer> {
  return ask('/wps/system/domainRoute', request)
}

async function ask(
  path: string,
  request: SiteRequest,
  more: Record<string, string> = {},
): Promise<WireAnswer> {
  const headers: Record<string, string> = { Language: request.language, ...more }
  if (request.merchant) headers.Merchant = request.merchant
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), REQUEST_TIMEOUT_MS)
  try {
    const answer = await request.fetch(path, {
      headers,
      credentials: 'same-origin',
      redirect: 'error',
      signal: deadline.signal,
    })
    return { status: answer.status, body: await answer.text() }
  } catch {
    if (deadline.signal.aborted) return { failed: 'timeout' }
    return { failed: typeof navigator === 'object' && navigator.onLine === false ? 'offline' : 'network' }
  } finally {
    clearTimeout(timer)
  }
}
