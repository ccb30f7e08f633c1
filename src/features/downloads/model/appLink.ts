import type { DownloadLinks } from './links.ts'

interface On {
  readonly os: 'ios' | 'android' | 'other'
}

/** The app for this device: on a desk, where nothing of it can be installed, what there is. */
export function appLink(links: DownloadLinks, { os }: On): string | undefined {
  if (os === 'ios') return links.ios ?? links.mobileconfig
  if (os === 'android') return links.android
  return links.android ?? links.ios
}

/** The install window's app: the lite app on iOS, the Android package elsewhere (docs/conformance.md § 2.2). */
export function liteAppLink(links: DownloadLinks, { os }: On): string | undefined {
  return os === 'ios' ? (links.mobileconfig ?? links.ios) : appLink(links, { os })
}

/** Where and how the page runs, as far as it decides what can be got. */
export interface Here extends On {
  readonly webview: boolean
  readonly webclip: boolean
  /** From the home screen, or installed by the browser's own menu while this page ran. */
  readonly installed: boolean
}

/**
 * The app that is offered here, the same for every bar, button and prompt: none inside the app and where the site is
 * installed; in a web clip, which the profile has made already, only an app of its own (docs/conformance.md § 1.4; § 2.5).
 */
export function offeredApp(links: DownloadLinks, here: Here): string | undefined {
  if (here.webview || here.installed) return undefined
  return here.webclip ? links.ios : appLink(links, here)
}
