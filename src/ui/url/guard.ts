import { withoutAround, withoutTrailing } from './ends.ts'

/** The use of a URL: pictures may also be `data:image/…`, others only http(s). */
export type UrlPurpose = 'link' | 'picture' | 'download'

export interface GuardOptions {
  /** Site origin + `/m/`, absolute; relative texts resolve against it. */
  base: string
  allow: UrlPurpose
}

/** Control and invisible characters, unusual spaces, lone surrogates, backslashes: no valid URL contains them unencoded. */
const DISGUISE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]|(?! )\p{Zs}|%00/u
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** Exactly two slashes and then a host: parsers disagree on `http:x`, `https:///x` and `///x`. */
const PLAIN_ABSOLUTE = /^(?:https?:)?\/\/([^/?#]+)/i
/** An empty segment, or an encoded slash. */
const HIDDEN_PATH = /\/\/|%2f|%5c/i
const DATA_PICTURE = /^data:image\/(?:png|jpeg|webp|gif|avif|svg\+xml)[;,]/i

/** Longer addresses are refused by servers and proxies. */
const LONGEST_URL = 8192
/** The longest `data:` URL of a picture. A larger picture should be a file. */
const LONGEST_DATA_PICTURE = 4 * 1024 * 1024

/** Parses without throwing. The only place in the code where text becomes a URL (docs/conformance.md § 2.2). */
function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

const isWeb = (url: URL) => url.protocol === 'https:' || url.protocol === 'http:'

/**
 * The only way in which a text from a back office, an address or a frame becomes a URL.
 *
 * Returns `undefined` for anything but plain http(s) (pictures also `data:image/…`): other schemes however they are written,
 * credentials, percent-encoding or a trailing dot in the host, control characters, backslashes, `%00`.
 * The result may be another site's: check `isInside` or `mayCarryToken` before trusting it.
 * Navigate to its `href`, never to its `pathname` (`/m/..//evil.test` has our origin and the path `//evil.test`).
 * docs/conformance.md § 1.5, § 2.2, § 2.5.
 */
export function guardUrl(text: unknown, { base, allow }: GuardOptions): URL | undefined {
  if (typeof text !== 'string' || text.length > LONGEST_DATA_PICTURE) return undefined
  const plain = withoutAround(text, ' ')
  const isData = allow === 'picture' && DATA_PICTURE.test(plain)
  if (plain === '' || (!isData && plain.length > LONGEST_URL) || DISGUISE.test(plain)) return undefined
  if (isData) return parse(plain)
  if (SCHEME.test(plain) || plain.startsWith('//')) {
    const authority = PLAIN_ABSOLUTE.exec(plain)?.[1]
    if (authority === undefined || /[@%]/.test(authority)) return undefined
  }
  const url = parse(plain, base)
  if (url === undefined || !isWeb(url) || url.username || url.password) return undefined
  return url.hostname === '' || url.hostname.endsWith('.') ? undefined : url
}

/**
 * Whether a URL is one of this app's own pages: the base's origin, and a path under the base's (`/m`).
 * The path is the normalised one: `/m/..//evil.test` and `/m/%2e%2e/evil` are outside. One with an empty segment, or with an
 * encoded slash that a server may decode, is not inside either, since a router could read it as a host.
 */
export function isInside(url: URL, base: string): boolean {
  const home = parse(base)
  if (home === undefined || !isWeb(url) || url.origin !== home.origin) return false
  if (url.username || url.password || HIDDEN_PATH.test(url.pathname)) return false
  const root = withoutTrailing(home.pathname, '/')
  return url.pathname === root || url.pathname.startsWith(`${root}/`)
}

/**
 * Whether a sign-in may go on to this URL: on the site's own origin only to pages of the app; elsewhere (a domain of the list, a
 * trusted host: ask `mayCarryToken`) to any path that a router cannot read as another host.
 */
export function mayRedirectTo(url: URL, base: string): boolean {
  if (url.origin === parse(base)?.origin) return isInside(url, base)
  return !HIDDEN_PATH.test(url.pathname)
}

export interface TokenScope {
  /** The site's own origin. */
  origin: string
  /** Domain names of the domain list: `host`, `host:port` or an origin. */
  domains: readonly string[]
  /** `info.trustedHosts` of the system status, in the same forms. */
  trustedHosts: readonly string[]
}

/**
 * Whether a session token may be appended to this URL: its parsed origin is the site's own, in the domain list,
 * or a trusted host. An entry without a port means the scheme's own port; https unless the site itself is http;
 * no sub-domains, no trailing dot, and an entry that is not plain ASCII matches nothing.
 * § 2.2, "Redirect after login"; docs/architecture.md.
 */
export function mayCarryToken(url: URL, { origin, domains, trustedHosts }: TokenScope): boolean {
  const site = guardUrl(origin, { base: origin, allow: 'link' })
  if (site === undefined || !isWeb(url) || url.username || url.password) return false
  if (url.hostname.endsWith('.')) return false
  if (url.origin === site.origin) return true
  if (url.protocol === 'http:' && site.protocol === 'https:') return false
  return [...domains, ...trustedHosts].some((entry) => {
    if (typeof entry !== 'string' || !/^[\x21-\x7e]+$/.test(entry)) return false
    const text = SCHEME.test(entry) && entry.includes('://') ? entry : `${url.protocol}//${entry}`
    return guardUrl(text, { base: origin, allow: 'link' })?.origin === url.origin
  })
}

/** Parameters that survive every navigation inside the app (docs/conformance.md § 2.9). */
export const TRACKED_PARAMETERS = [
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
] as const

/** A copy of the URL that has each given parameter exactly once; `undefined` leaves the existing value. */
export function withParams(url: URL, params: Readonly<Record<string, string | undefined>>): URL {
  const copy = new URL(url)
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) copy.searchParams.set(name, value)
  }
  return copy
}

/** The tracked parameters of an address as a query; '' where it has none. */
export function trackedOf(search: string): string {
  const all = new URLSearchParams(search)
  const kept = TRACKED_PARAMETERS.flatMap((name) => {
    const value = all.get(name)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** A copy of `to` with the tracked parameters of `from`. Parameters that `to` already has stay. */
export function keepTrackedParameters(from: URLSearchParams, to: URL): URL {
  if (from.size === 0) return new URL(to)
  const kept = TRACKED_PARAMETERS.map(
    (name) => [name, to.searchParams.has(name) ? '' : from.get(name)] as const,
  )
  return withParams(to, Object.fromEntries(kept.map(([name, value]) => [name, value || undefined])))
}

/** A base for parsing paths. No request is ever sent to it. */
const NOWHERE = 'http://app.invalid'

/** A path inside the app with the tracked parameters of the current address (docs/conformance.md § 2.9), for the router. */
export function withTracked(
  path: string,
  search: string,
): { pathname: string; search: string; hash: string } {
  const {
    pathname,
    search: query,
    hash,
  } = keepTrackedParameters(new URLSearchParams(search), new URL(path, NOWHERE))
  return { pathname, search: query, hash }
}

/** The base of links and pictures: the site's origin and `/m/`. */
export const baseOf = (origin: string): string => `${origin}/m/`
