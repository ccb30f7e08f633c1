import type { Site } from '../../site/site.ts'
import { localStore } from '../shared/localStore.ts'
import { isMarketingHeld, REG_INFO_KEY } from '../shared/marketing.ts'
import { appInfoOf, S2S_INFO_KEY } from './model/appInfo.ts'
import { regInfoOf } from './model/arrival.ts'
import { AD_COOKIE_DAYS, type CookieJar, readCookies, writeCookie } from './model/cookies.ts'
import { isBrowserId, makeBrowserId } from './model/fbp.ts'
import { FBC_COOKIE, FBP_COOKIE, facebookIds, pixelsOf } from './model/pixels.ts'

/** The URL parts of the visitor's first page. */
export interface Landing {
  readonly search: string
  readonly hostname: string
}

/**
 * Stores where the visitor came from (docs/conformance.md § 1.1, § 1.3) for a later registration: reg_info and s2s_info
 * in local storage, ids of ad networks in cookies. Call it when the browser is idle; never throws.
 */
export function keepArrival(
  { search, hostname }: Landing,
  site: Pick<Site, 'settings' | 'merchant'>,
  {
    document: jar,
    crypto,
  }: { readonly document: CookieJar; readonly crypto: Pick<Crypto, 'getRandomValues'> },
  now: number,
): void {
  if (isMarketingHeld(site)) return
  const address = new URLSearchParams(search)
  localStore.setItem(
    REG_INFO_KEY,
    JSON.stringify(regInfoOf(search, hostname, localStore.getItem(REG_INFO_KEY))),
  )
  const app = appInfoOf(address, localStore.getItem(S2S_INFO_KEY))
  if (Object.keys(app).length > 0) localStore.setItem(S2S_INFO_KEY, JSON.stringify(app))

  const keep = (name: string, value: string) =>
    writeCookie(jar, { name, value, days: AD_COOKIE_DAYS }, { hostname, now })
  for (const [name, value] of Object.entries(pixelsOf([...address]))) keep(name, value)
  const { fbc, fbp } = facebookIds([...address], readCookies(jar), now)
  if (fbc && address.has('fbclid')) keep(FBC_COOKIE, fbc)
  // Meta's own script would write this cookie, but it runs in a frame without cookies.
  keep(FBP_COOKIE, fbp && isBrowserId(fbp) ? fbp : makeBrowserId(now, crypto))
}
