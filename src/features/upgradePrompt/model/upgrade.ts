import { compareVersions } from '../../../device/userAgent.ts'

/** The official app's mark in its web view's user agent. */
const APP_VERSION = /\bApp\/(\d+(?:\.\d+){1,3})\b/

/** Version of the app around the page; undefined where it does not say. */
export const appVersion = (userAgent: string): string | undefined => APP_VERSION.exec(userAgent)?.[1]

/** What is known of a newer app. */
export interface Offered {
  readonly version: string
  readonly url: string
}

/**
 * The link of an upgrade to offer (part 2, section 4): there is one, and the app is not as new already. An app that does not
 * say its version is told. `link`: the app's own download, where the upgrade brings none.
 */
export function upgradeLink(
  upgrade: Offered | undefined,
  running: string | undefined,
  link?: string,
): string | undefined {
  if (!upgrade) return undefined
  if (running !== undefined && compareVersions(upgrade.version, running) <= 0) return undefined
  return upgrade.url || link || undefined
}
