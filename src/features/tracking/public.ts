import { getClient } from '../../api/current.ts'
import { localStore } from '../localStore.ts'
import { marketingCodes, REG_INFO_KEY } from '../marketing.ts'
import { trackEventsCall } from './api.ts'
import { appInfoOf, S2S_INFO_KEY } from './model/appInfo.ts'
import { readCookies } from './model/cookies.ts'
import { eventOf, makeEventId, type Tracked } from './model/event.ts'
import { channelsOf, facebookIds, pixelTrackOf } from './model/pixels.ts'

export type { Tracked }

/** The page as far as tracking reads it. */
export type TrackedPage = Pick<Window, 'location'> & {
  readonly document: { cookie: string }
  readonly crypto: Crypto
}

/** What a registration says in `pixelTrack`, from the address, the cookies and the app; {} where nothing is known. */
export function readPixelTrack(page: TrackedPage): Readonly<Record<string, string>> {
  const address = new URLSearchParams(page.location.search)
  const app = appInfoOf(address, localStore.getItem(S2S_INFO_KEY))
  return pixelTrackOf([...address], readCookies(page.document), app, Date.now())
}

/**
 * Tells the back office that something happened (part 1, section 3: tracking event). Never blocks what the player does: it
 * returns at once, and a failure is nobody's business.
 */
export function track(tracked: Tracked, page: TrackedPage = window): void {
  const { search, hostname } = page.location
  const pixels = readPixelTrack(page)
  const { affiliateCode } = marketingCodes(search, localStore.getItem(REG_INFO_KEY))
  const event = eventOf(tracked, {
    domain: hostname,
    ...(affiliateCode && { affiliateCode }),
    channels: [...channelsOf(pixels)],
    eventID: makeEventId(page.crypto),
    ...facebookIds([...new URLSearchParams(search)], readCookies(page.document), Date.now()),
  })
  getClient()
    .send(trackEventsCall, { body: { events: JSON.stringify([event]) }, alert: false })
    .catch(() => undefined)
}
