import { compareVersions } from '../../../device/userAgent.ts'

/** The mark that the official app puts into its web view's user agent, `App/2.4.39`: a convention of this front end. */
const APP_VERSION = /\bApp\/(\d+(?:\.\d+){1,3})\b/

/** Version of the app around the page; undefined where it does not say. */
export const appVersion = (userAgent: string): string | undefined => APP_VERSION.exec(userAgent)?.[1]

/** What is known of a newer app. */
export interface Offered {
  readonly version: string
  readonly url: string
}

/** What is offered. */
export interface Upgrade {
  readonly link: string
  /** It can be put off: the update is not mandatory, or nobody knows that this app is older. */
  readonly isClosable: boolean
}

interface Facts {
  readonly offered: Offered | undefined
  /** Version of the app around the page; undefined: it does not say. */
  readonly running: string | undefined
  /** The app's own download, where the upgrade brings no link. */
  readonly link: string | undefined
  readonly isMandatory: boolean
}

/**
 * The upgrade to offer (docs/conformance.md § 2.4), if it is newer than the app. If the app's version is unknown, the
 * upgrade is never forced: a shared link with `inApp=1` would lock a browser out of the site.
 */
export function upgradeOf({ offered, running, link, isMandatory }: Facts): Upgrade | undefined {
  if (!offered) return undefined
  if (running !== undefined && compareVersions(offered.version, running) <= 0) return undefined
  const wanted = offered.url || link
  return wanted ? { link: wanted, isClosable: !isMandatory || running === undefined } : undefined
}
