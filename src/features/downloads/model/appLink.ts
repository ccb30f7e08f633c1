import type { DownloadLinks } from './links.ts'

interface On {
  readonly os: 'ios' | 'android' | 'other'
}

/** The app for this device. On a desktop, which can install neither app, any of them. */
export function appLink(links: DownloadLinks, { os }: On): string | undefined {
  if (os === 'ios') return links.ios ?? links.mobileconfig
  if (os === 'android') return links.android
  return links.android ?? links.ios
}

/** The app of the install window: the lite app on iOS, the Android package elsewhere (docs/conformance.md § 2.2). */
export function liteAppLink(links: DownloadLinks, { os }: On): string | undefined {
  return os === 'ios' ? (links.mobileconfig ?? links.ios) : appLink(links, { os })
}

/** The facts about device and page on which the offered app depends. */
export interface Here extends On {
  readonly webview: boolean
  readonly webclip: boolean
  /** Opened from the home screen, or installed by the browser's own menu since the page started. */
  readonly installed: boolean
}

/**
 * The offered app, the same for every bar, button and prompt: none inside the app and if the site is installed. In a web clip,
 * which the profile has already created, only the native iOS app (docs/conformance.md § 1.4; § 2.5).
 */
export function offeredApp(links: DownloadLinks, here: Here): string | undefined {
  if (here.webview || here.installed) return undefined
  return here.webclip ? links.ios : appLink(links, here)
}
