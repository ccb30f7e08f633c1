import type { Client } from '../../api/client.ts'
import type { AppContext } from '../../registry/AppContext.ts'
import type { SiteStore } from '../../site/store.ts'
import { askForConsent, followConsent } from '../consent/public.ts'
import { localStore } from '../shared/localStore.ts'
import { consentKey, demandsConsent, REG_INFO_KEY, readConsent } from '../shared/marketing.ts'
import { keepArrival, type Landing } from './arrival.ts'
import { S2S_INFO_KEY } from './model/appInfo.ts'
import { readCookies, removeCookie } from './model/cookies.ts'
import { mayTrack } from './model/may.ts'
import { marketingNames } from './model/pixels.ts'
import { senderOf } from './tell.ts'

const FEATURE = 'tracking'

interface Env extends Pick<AppContext, 'page' | 'client' | 'overlays'> {
  readonly store: SiteStore
  /** The address as the visitor came with it. */
  readonly landing: Landing
}

/**
 * Starts tracking when the browser is idle after the first paint: stores where the visitor came from, sends events left
 * by an earlier visit, and opens the gate of the pixels. If the site requires consent, it waits for that, and undoes
 * everything when consent is withdrawn, in this or another tab.
 */
export function startTracking({ page, client, overlays, store, landing }: Env): void {
  const { document } = page
  let before: boolean | undefined
  let cancelRequest: (() => void) | undefined

  const apply = () => {
    const { site } = store.getState()
    if (!site) return
    const { code } = site.merchant
    const consent = readConsent(localStore.getItem(consentKey(code)))
    const { on, ask, because } = mayTrack(demandsConsent(site), consent)
    cancelRequest?.()
    cancelRequest = ask ? askForConsent({ overlays }) : undefined
    if (on && !before) {
      keepArrival(landing, site, page, Date.now())
      senderOf(client, code).flush()
    }
    if (consent === 'declined' && !on) forget(page, client, code)
    before = on
    overlays.decide(FEATURE, { on, because })
  }
  apply()
  store.subscribe(({ site }, { site: earlier }) => {
    if (site !== earlier) apply()
  })
  followConsent({ page, overlays }, apply)

  const sender = () => {
    const { site } = store.getState()
    return before && site ? senderOf(client, site.merchant.code) : undefined
  }
  page.addEventListener('online', () => sender()?.flush())
  page.addEventListener('pagehide', () => sender()?.leave())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender()?.leave()
  })
}

/** Removes all stored marketing data. */
function forget({ document, location }: Window, client: Client, merchant: string): void {
  for (const name of marketingNames(readCookies(document))) removeCookie(document, name, location.hostname)
  for (const key of [REG_INFO_KEY, S2S_INFO_KEY]) localStore.removeItem(key)
  senderOf(client, merchant).forget()
}
