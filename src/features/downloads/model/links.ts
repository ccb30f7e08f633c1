import { compareVersions } from '../../../device/userAgent.ts'
import type { Resource } from '../../../site/site.ts'
import { isInstalledFile } from '../../../ui/url/files.ts'
import { guardUrl } from '../../../ui/url/guard.ts'

/** What can be downloaded of the site's app: absolute, trimmed, http(s) only. */
export interface DownloadLinks {
  readonly android?: string
  readonly ios?: string
  /** The profile that puts the site on an iPhone's home screen: the lite app. */
  readonly mobileconfig?: string
  /** The picture of the app. */
  readonly icon?: string
}

/** The default keys (docs/conformance.md § 1.9), and what each is. */
const KEYS = {
  Android: 'android',
  IOS: 'ios',
  MOBILECONFIG: 'mobileconfig',
  AppDownloadIcon: 'icon',
} as const

/** From this version on the app downloads by itself; older ones need a page of their own (docs/conformance.md § 2.9). */
export const DIRECT_DOWNLOAD_SINCE = '2.4.39'

const isKey = (type: string): type is keyof typeof KEYS => Object.hasOwn(KEYS, type)

interface Sent {
  readonly resourceType?: unknown
  readonly url?: unknown
}

/** What the download setting says; anything of it may be odd. */
export function readResources(sent: readonly Sent[], base: string): Resource[] {
  return sent.flatMap(({ resourceType, url }) => {
    const guarded = typeof url === 'string' ? guardUrl(url.trim(), { base, allow: 'download' }) : undefined
    return typeof resourceType === 'string' && guarded ? [{ type: resourceType, url: guarded.href }] : []
  })
}

/** The links out of resources; the first of a kind counts, so what is asked for first goes first. */
export function linksOf(resources: readonly Resource[]): DownloadLinks {
  const links: { -readonly [K in keyof DownloadLinks]: string } = {}
  for (const { type, url } of resources) {
    if (isKey(type)) links[KEYS[type]] ??= url
  }
  return links
}

/** The domain that the download setting is asked for: without `www.` and port. */
export const cleanDomain = (hostname: string): string => hostname.toLowerCase().replace(/^www\./, '')

/**
 * Where a download opens. Files that a device installs open in the same tab, other links in a new one; an app older than
 * {@link DIRECT_DOWNLOAD_SINCE} cannot download by itself and hands everything to the browser.
 *
 * @param appVersion of the official app that shows the page; undefined outside of it, and where it does not say
 */
export function placeOf(href: string, appVersion?: string): 'same tab' | 'new tab' {
  if (appVersion !== undefined && compareVersions(appVersion, DIRECT_DOWNLOAD_SINCE) < 0) return 'new tab'
  return isInstalledFile(href) ? 'same tab' : 'new tab'
}
