import { compareVersions } from '../../../device/userAgent.ts'
import type { Resource } from '../../../site/site.ts'
import { isInstalledFile } from '../../../ui/url/files.ts'
import { guardUrl } from '../../../ui/url/guard.ts'

/** The downloads of the site's app: absolute, trimmed, http(s) only. */
export interface DownloadLinks {
  readonly android?: string
  readonly ios?: string
  /** The profile that adds the site to an iPhone's home screen: the lite app. */
  readonly mobileconfig?: string
  /** The app's picture. */
  readonly icon?: string
}

/** The default keys (docs/conformance.md § 1.9), and the link that each one defines. */
const KEYS = {
  Android: 'android',
  IOS: 'ios',
  MOBILECONFIG: 'mobileconfig',
  AppDownloadIcon: 'icon',
} as const

/**
 * Since this version the app can download files itself; older versions need a redirect page (docs/conformance.md § 2.9).
 */
export const DIRECT_DOWNLOAD_SINCE = '2.4.39'

const isKey = (type: string): type is keyof typeof KEYS => Object.hasOwn(KEYS, type)

interface Sent {
  readonly resourceType?: unknown
  readonly url?: unknown
}

/** Reads the download setting; every part of it may be malformed. */
export function readResources(sent: readonly Sent[], base: string): Resource[] {
  return sent.flatMap(({ resourceType, url }) => {
    const guarded = typeof url === 'string' ? guardUrl(url.trim(), { base, allow: 'download' }) : undefined
    return typeof resourceType === 'string' && guarded ? [{ type: resourceType, url: guarded.href }] : []
  })
}

/** The links of the resources. The first resource of a type counts, so resources with priority must come first. */
export function linksOf(resources: readonly Resource[]): DownloadLinks {
  const links: { -readonly [K in keyof DownloadLinks]: string } = {}
  for (const { type, url } of resources) {
    if (isKey(type)) links[KEYS[type]] ??= url
  }
  return links
}

/** The domain for the request of the download setting: without `www.` and port. */
export const cleanDomain = (hostname: string): string => hostname.toLowerCase().replace(/^www\./, '')

/**
 * Where a download opens. Files that a device installs open in the same tab, other links in a new one. An app older than {@link
 * DIRECT_DOWNLOAD_SINCE} cannot download by itself, so it opens everything in the browser.
 *
 * @param appVersion of the official app that shows the page; undefined outside of it, and if it is not known
 */
export function placeOf(href: string, appVersion?: string): 'same tab' | 'new tab' {
  if (appVersion !== undefined && compareVersions(appVersion, DIRECT_DOWNLOAD_SINCE) < 0) return 'new tab'
  return isInstalledFile(href) ? 'same tab' : 'new tab'
}
