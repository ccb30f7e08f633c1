import type { Client } from '../../api/client.ts'
import { type AppContext, onePer } from '../../registry/AppContext.ts'
import { pageLater } from '../../ui/later.ts'
import { localStore } from '../shared/localStore.ts'
import { isMarketingHeld, marketingCodes, REG_INFO_KEY } from '../shared/marketing.ts'
import { trackEventsCall } from './api.ts'
import { readCookies } from './model/cookies.ts'
import { eventOf, makeEventId, type Tracked } from './model/event.ts'
import { channelsOf, facebookIds } from './model/pixels.ts'
import { tellPixels } from './pixels.ts'
import { readPixelTrack, type TrackedPage } from './public.ts'
import { createSender, queueKey, type Sender } from './sender.ts'

/** The page's queues, by the code of the merchant. */
const sendersOf = onePer((_: Client) => new Map<string, Sender>())
const LOCK = 'SHELL_events'

/** The queue of a merchant's events. */
export function senderOf(client: Client, merchant: string): Sender {
  const senders = sendersOf(client)
  const known = senders.get(merchant)
  if (known) return known
  const locks = 'locks' in navigator ? navigator.locks : undefined
  const sender = createSender({
    storage: localStore,
    key: queueKey(merchant),
    now: Date.now,
    later: pageLater,
    // A beacon could not carry the headers of every call (docs/contract.md).
    send: (events, keepalive) =>
      client.send(trackEventsCall, {
        body: { events: JSON.stringify(events) },
        alert: false,
        keepalive,
      }),
    isOnline: () => navigator.onLine,
    canOutlive: 'keepalive' in Request.prototype,
    ...(locks && {
      alone: async (run: () => Promise<void>) => {
        await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
          if (lock) await run()
        })
      },
    }),
  })
  senders.set(merchant, sender)
  return sender
}

/** {@link track}, once its code is there. */
export function tell(
  { client, siteStore }: Pick<AppContext, 'client' | 'siteStore'>,
  tracked: Tracked,
  page: TrackedPage = window,
): void {
  const { site } = siteStore.getState()
  if (!site || isMarketingHeld(site)) return
  const { search, hostname } = page.location
  const { affiliateCode } = marketingCodes(search, localStore.getItem(REG_INFO_KEY))
  const eventID = makeEventId(page.crypto)
  const event = eventOf(tracked, {
    domain: hostname,
    ...(affiliateCode && { affiliateCode }),
    channels: [...channelsOf(readPixelTrack(page))],
    eventID,
    ...facebookIds([...new URLSearchParams(search)], readCookies(page.document), Date.now()),
  })
  senderOf(client, site.merchant.code).add({ ...event, eventID })
  tellPixels(tracked.eventName, eventID)
}
