import { compareVersions, iosVersion } from '../../../device/userAgent.ts'

/** First iOS version with push, in the installed app only; the feature's gate checks that. */
export const IOS_PUSH_SINCE = '16.4'

/** Whether this browser supports push: it has the APIs and is not iOS before 16.4. */
export function canPush(browser: { readonly userAgent: string; readonly hasApis: boolean }): boolean {
  if (!browser.hasApis) return false
  // An iPad that reports itself as a Mac has the APIs only from 16.4 on.
  const ios = /\biP(?:hone|ad|od)\b/.test(browser.userAgent) ? iosVersion(browser.userAgent) : undefined
  return ios === undefined || compareVersions(ios, IOS_PUSH_SINCE) >= 0
}
