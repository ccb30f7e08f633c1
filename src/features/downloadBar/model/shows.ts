import { compareVersions } from '../../../device/userAgent.ts'

/** Session storage: the bar was closed, or is not useful here (docs/conformance.md § 1.3). */
export const HIDE_DOWNLOAD_BAR = 'hideDownloadBar'
/** Older versions of iOS support neither manifest nor service worker, so they cannot run web apps. */
export const OLDEST_WEB_APP_IOS = '11.3'
/** The fixed rating of every app in this bar (docs/conformance.md § 1.2). */
export const RATING = '5.0'
export const RATING_OF = 5

export interface BarFacts {
  /** Session flag {@link HIDE_DOWNLOAD_BAR} is 1. */
  readonly hidden: boolean
  readonly webview: boolean
  readonly installed: boolean
  readonly webclip: boolean
  readonly os: 'ios' | 'android' | 'other'
  readonly osVersion?: string | undefined
  /** There is an app for this device. */
  readonly hasLink: boolean
  readonly hasIosLink: boolean
  /** The site shows the bar to members only. */
  readonly loginRequired: boolean
  readonly isMember: boolean
  /** The lowest VIP rank level that sees the bar; undefined: all. */
  readonly leastRank: number | undefined
  /** The member's rank; undefined: unknown, or a guest. */
  readonly rank: number | undefined
}

/** Whether the download bar is shown, and why (docs/conformance.md § 1.4, § 1.6). Pure. */
export function barShows(facts: BarFacts): { readonly shows: boolean; readonly because: string } {
  const no = (because: string) => ({ shows: false, because })
  if (facts.hidden) return no('it was closed in this session')
  if (facts.webview) return no('inside the app')
  if (facts.installed) return no('the site is installed')
  if (facts.webclip && !facts.hasIosLink) return no('a web clip, and no iOS link')
  if (facts.os === 'ios' && facts.osVersion && compareVersions(facts.osVersion, OLDEST_WEB_APP_IOS) < 0)
    return no('an iOS that cannot run web apps')
  if (!facts.hasLink) return no('nothing to download for this device')
  if (facts.loginRequired && !facts.isMember) return no('for members only')
  if (facts.leastRank !== undefined && (facts.rank === undefined || facts.rank < facts.leastRank))
    return no('the VIP rank level is too low')
  return { shows: true, because: 'there is an app, and it is not here' }
}

/**
 * Whether the flag is set automatically, because the bar is not useful: in the app, and in the installed web app
 * (docs/conformance.md § 1.4).
 */
export const hidesByItself = ({ webview, installed }: Pick<BarFacts, 'webview' | 'installed'>): boolean =>
  webview || installed
