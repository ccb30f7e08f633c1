import type { AppContext } from '../../registry/AppContext.ts'
import { localStore } from '../shared/localStore.ts'
import { appInfoOf, S2S_INFO_KEY } from './model/appInfo.ts'
import { readCookies } from './model/cookies.ts'
import type { Tracked } from './model/event.ts'
import { pixelTrackOf } from './model/pixels.ts'

export type { Tracked }

/** The page as far as tracking reads it. */
export type TrackedPage = Pick<Window, 'location'> & {
  readonly document: { cookie: string }
  readonly crypto: Crypto
}

/** The value of `pixelTrack` in a registration, from the URL, the cookies and the app; {} if nothing is known. */
export function readPixelTrack(page: TrackedPage): Readonly<Record<string, string>> {
  const address = new URLSearchParams(page.location.search)
  const app = appInfoOf(address, localStore.getItem(S2S_INFO_KEY))
  return pixelTrackOf([...address], readCookies(page.document), app, Date.now())
}

/**
 * Sends a tracking event to the back office and the site's pixels (docs/conformance.md § 1.3), if the player and the
 * site allow it. Returns at once and ignores failures, so that it never blocks the player.
 */
export function track(app: Pick<AppContext, 'client' | 'siteStore'>, tracked: Tracked): void {
  import('./tell.ts').then(
    ({ tell }) => tell(app, tracked),
    () => undefined,
  )
}
