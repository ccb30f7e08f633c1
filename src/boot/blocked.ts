import type { Failure } from '../site/answer.ts'
import type { SiteState } from '../site/store.ts'

/** Why the site cannot be shown, and the screen that explains it. */
export type Blocked =
  | Failure
  | { readonly screen: 'maintenance' /** ms since 1970 */; readonly endsAt?: number }
  | { readonly screen: 'accessDenied'; readonly ip?: string }

/** Pure: returns the screen that replaces the site; undefined if the site can be shown. */
export function blockedBy({ site, failure }: SiteState): Blocked | undefined {
  if (failure) return failure
  const availability = site?.availability
  if (availability?.state === 'maintenance') {
    return {
      screen: 'maintenance',
      ...(availability.endsAt !== undefined && { endsAt: availability.endsAt }),
    }
  }
  if (availability?.state === 'restricted') {
    return { screen: 'accessDenied', ...(availability.ip && { ip: availability.ip }) }
  }
  return undefined
}

/** Translation keys (namespace `shell`) of each screen's texts. */
export const BLOCKED_TEXTS = {
  maintenance: { title: 'maintenance', text: 'maintenance_desc' },
  accessDenied: { title: 'error_access', text: 'error_ip_desc' },
  domainUnavailable: { title: 'domain_unavailable', text: 'domain_unavailable_desc' },
  siteError: { title: 'site_error', text: 'site_error_desc' },
} as const

/** The notice over a failed status (docs/conformance.md § 1.8): the server's message, a translation key, or none. */
export type FailureNotice = { readonly message: string } | { readonly key: 'error' | 'network_error' }

export function noticeOf(blocked: Blocked, https: boolean): FailureNotice | undefined {
  if (blocked.screen === 'domainUnavailable') {
    return blocked.message ? { message: blocked.message } : { key: 'error' }
  }
  if (blocked.screen !== 'siteError') return undefined
  if (!https && !blocked.errorCode) return { key: 'network_error' }
  return blocked.message ? { message: blocked.message } : { key: 'error' }
}

const CONNECTION: readonly string[] = ['network', 'timeout', 'offline', 'gateway', 'notJson']

/**
 * Whether another endpoint may show the site: its domain is not available, or no back office answered. An answer of the back
 * office itself would be the same on every endpoint.
 */
export const wantsEndpoint = (failure: Failure): boolean =>
  failure.screen === 'domainUnavailable' || CONNECTION.includes(failure.reason)
