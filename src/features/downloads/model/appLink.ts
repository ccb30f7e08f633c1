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

/** The install window's app: the lite app on iOS, the Android package elsewhere (part 2, section 2). */
export function liteAppLink(links: DownloadLinks, { os }: On): string | undefined {
  return os === 'ios' ? (links.mobileconfig ?? links.ios) : appLink(links, { os })
}
