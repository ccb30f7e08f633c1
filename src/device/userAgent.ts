/** Apps with a built-in browser. They are never the official app. */
export type InAppBrowser = 'facebook' | 'instagram' | 'line' | 'wechat' | 'tiktok' | 'telegram'

// Instagram before Facebook: its user agent also matches Facebook's pattern.
const IN_APP: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB|IOS|SS)\b|\bFBAN\/|\[FB/],
  ['line', /\bLine\/\d/],
  ['wechat', /\bMicroMessenger\//],
  ['tiktok', /\bmusical_ly|\bBytedanceWebview|\bByteLocale|\bTikTok|\btrill_/],
  ['telegram', /\bTelegram(?:-Android|Bot|\/)/],
]

/** Other apps with a built-in browser, listed only so that they are not taken for the official app. */
const OTHER_APPS =
  /\bGSA\/|\bTwitter|\bSnapchat|\bPinterest|\bLinkedInApp|\bKAKAOTALK|\bNAVER\(|\bZalo|\bViber|\bWhatsApp|\bDuckDuckGo/

const ANDROID = /\bAndroid\b/
const ANDROID_WEBVIEW = '; wv)'
const IOS = /\b(?:iPhone|iPad|iPod)\b/
const WEBKIT = 'AppleWebKit'
/** Present in Safari and every browser on iOS, absent in a bare web view and in an installed web app. */
const IOS_BROWSER = /\bSafari\//

export function inAppBrowserOf(userAgent: string): InAppBrowser | undefined {
  return IN_APP.find(([, mark]) => mark.test(userAgent))?.[0]
}

/** A bare web view of an unknown app. An installed iOS web app looks the same and must be excluded first. */
export function looksLikeWebview(userAgent: string): boolean {
  if (inAppBrowserOf(userAgent) || OTHER_APPS.test(userAgent)) return false
  if (ANDROID.test(userAgent) && userAgent.includes(ANDROID_WEBVIEW)) return true
  return IOS.test(userAgent) && userAgent.includes(WEBKIT) && !IOS_BROWSER.test(userAgent)
}

const dotted = (text: string | undefined) => text?.replaceAll('_', '.')

/** Compares dotted version numbers; missing parts count as 0. Below 0, 0, above 0 as in `sort`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0))
  for (let i = 0; i < Math.max(left?.length ?? 0, right?.length ?? 0); i += 1) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Since iOS 26, Safari's OS token stays at 18 and only `Version/` is right: the higher of the two counts. */
export function iosVersion(userAgent: string): string | undefined {
  const token = dotted(/\b(?:iPhone )?OS (\d+(?:_\d+)*) like Mac/.exec(userAgent)?.[1])
  const safari = /\bVersion\/(\d+(?:\.\d+)*)/.exec(userAgent)?.[1]
  if (token === undefined || safari === undefined) return token ?? safari
  return compareVersions(safari, token) > 0 ? safari : token
}

/** Chrome reports `Android 10` for every newer version too. */
export const androidVersion = (userAgent: string) => /\bAndroid (\d+(?:\.\d+)*)/.exec(userAgent)?.[1]
