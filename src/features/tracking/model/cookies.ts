import type { Pairs } from './pixels.ts'

/** How long an ad network's id is kept, days (docs/conformance.md § 1.9). */
export const AD_COOKIE_DAYS = 90
const HOUR_MS = 3_600_000

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Names and values; a cookie that is not well written is read as it stands. */
export function readCookies(jar: CookieJar): Pairs {
  return jar.cookie.split(';').flatMap((part): (readonly [string, string])[] => {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    return at > 0 && name ? [[name, decoded(part.slice(at + 1).trim())]] : []
  })
}

/** Domains that a cookie may be for, widest first: no list says which suffix belongs to everybody, so the browser is asked. */
export function domainsOf(hostname: string): readonly string[] {
  const labels = hostname.split('.')
  const isAddress = /^[\d.]+$|:/.test(hostname)
  if (isAddress || labels.length < 2) return []
  return labels.slice(1).map((_, index) => labels.slice(labels.length - 2 - index).join('.'))
}

/**
 * Writes a cookie for the widest domain that the browser allows, else for this host (docs/conformance.md § 1.9: days × 24 h,
 * SameSite=Lax, on the top-level domain).
 */
export function writeCookie(
  jar: CookieJar,
  { name, value, days }: { readonly name: string; readonly value: string; readonly days: number },
  { hostname, now }: { readonly hostname: string; readonly now: number },
): void {
  const expires = new Date(now + days * 24 * HOUR_MS).toUTCString()
  const own = `${name}=${encodeURIComponent(value)}; expires=${expires}; path=/; SameSite=Lax`
  const isKept = () => [...readCookies(jar)].some(([kept, held]) => kept === name && held === value)
  for (const domain of domainsOf(hostname)) {
    jar.cookie = `${own}; domain=${domain}`
    if (isKept()) return
  }
  jar.cookie = own
}

/** Removes a cookie, whichever domain it was written for. */
export function removeCookie(jar: CookieJar, name: string, hostname: string): void {
  const gone = `${name}=; expires=${new Date(0).toUTCString()}; max-age=0; path=/; SameSite=Lax`
  jar.cookie = gone
  for (const domain of domainsOf(hostname)) jar.cookie = `${gone}; domain=${domain}`
}
