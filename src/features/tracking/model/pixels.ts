/**
 * What ad networks put into the address of a landing page (docs/conformance.md § 1.2, § 1.3): pixel ids (`pixel_id`, and with a
 * network before it), click ids (`click_id`, and each network's own), utm_source.
 */
const PIXEL_ID = /^(?:[a-z]{1,20}_)?pixel_?id$/i
const CLICK_ID = /^(?:[a-z]{1,20}_)?click_?id$/i
const OWN_CLICK_IDS = ['fbclid', 'gclid', 'ttclid', 'kwaiclid', 'bbg', 'isBgeTest', 'cid']
const SOURCE = 'utm_source'

/** Facebook's two cookies; its library, where a site loads it, writes them under these names. */
export const FBC_COOKIE = '_fbc'
export const FBP_COOKIE = '_fbp'

/** Longer is no id of anybody's. */
const LONGEST = 500
/** More is an attempt to fill the request. */
const MOST = 20

const isPixel = (name: string): boolean =>
  name === SOURCE || OWN_CLICK_IDS.includes(name) || PIXEL_ID.test(name) || CLICK_ID.test(name)

/** Names and values, of an address or of cookies. */
export type Pairs = Iterable<readonly [name: string, value: string]>

/** The pixel-tracking fields among these; the first of a name counts. */
export function pixelsOf(pairs: Pairs): Readonly<Record<string, string>> {
  const found = new Map<string, string>()
  for (const [name, sent] of pairs) {
    const value = sent.trim()
    if (!isPixel(name) || value === '' || value.length > LONGEST || found.has(name)) continue
    if (found.size < MOST) found.set(name, value)
  }
  return Object.fromEntries(found)
}

/** Facebook's click id in the form that it wants: version, index of the domain, time of the click in ms, fbclid. */
export const facebookClick = (fbclid: string, now: number): string => `fb.1.${now}.${fbclid}`

const cookieOf = (cookies: Pairs, name: string): string | undefined => {
  for (const [own, value] of cookies)
    if (own === name && value !== '' && value.length <= LONGEST) return value
  return undefined
}

export interface FacebookIds {
  readonly fbc?: string
  readonly fbp?: string
}

/** Facebook's ids: a click in the address is newer than the cookie that an earlier one left. */
export function facebookIds(address: Pairs, cookies: Pairs, now: number): FacebookIds {
  const kept = cookieOf(cookies, FBC_COOKIE)
  const { fbclid } = pixelsOf(address)
  const isKept = !fbclid || kept?.endsWith(`.${fbclid}`)
  const fbc = isKept ? kept : facebookClick(fbclid, now)
  const fbp = cookieOf(cookies, FBP_COOKIE)
  return { ...(fbc && { fbc }), ...(fbp && { fbp }) }
}

/** What a registration says in `pixelTrack`: the address before cookies, Facebook's ids, and what an app knows of itself. */
export function pixelTrackOf(
  address: Pairs,
  cookies: Pairs,
  app: Readonly<Record<string, string>>,
  now: number,
): Readonly<Record<string, string>> {
  return { ...app, ...pixelsOf(cookies), ...pixelsOf(address), ...facebookIds(address, cookies, now) }
}

/** Ad networks by the click id that each puts into an address. */
const NETWORKS = {
  fbclid: 'facebook',
  gclid: 'google',
  ttclid: 'tiktok',
  kwaiclid: 'kwai',
  bbg: 'bigo',
} as const

/** The networks that brought the visitor: those an event is meant for. */
export const channelsOf = (pixels: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(NETWORKS).flatMap(([id, network]) => (pixels[id] ? [network] : []))

const isMarketing = (name: string): boolean => isPixel(name) || name === FBC_COOKIE || name === FBP_COOKIE

/** Names of the cookies that are kept for marketing, among these. */
export const marketingNames = (cookies: Pairs): readonly string[] => [
  ...new Set([...cookies].flatMap(([name]) => (isMarketing(name) ? [name] : []))),
]

/** Cookies that the networks' own scripts know, in a form in which they can be one: the first of a name counts. */
export const pixelCookiesOf = (cookies: Pairs): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...cookies]
      .filter(([name, value]) => isMarketing(name) && value.length <= LONGEST && /^[\x21-\x7e]+$/.test(value))
      .filter(([, value]) => !/[;,]/.test(value))
      .slice(0, MOST)
      .reverse(),
  )
