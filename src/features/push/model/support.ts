import { compareVersions, iosVersion } from '../../../device/userAgent.ts'

/** iOS knows push since then, and in the installed app only, which the feature's gate sees to. */
export const IOS_PUSH_SINCE = '16.4'

/** Whether this browser can take part in push: it has the means, and is no iOS before 16.4. */
export function canPush(browser: { readonly userAgent: string; readonly hasApis: boolean }): boolean {
  if (!browser.hasApis) return false
  // An iPad that calls itself a Mac has the means from 16.4 on, and not before.
  const ios = /\biP(?:hone|ad|od)\b/.test(browser.userAgent) ? iosVersion(browser.userAgent) : undefined
  return ios === undefined || compareVersions(ios, IOS_PUSH_SINCE) >= 0
}
