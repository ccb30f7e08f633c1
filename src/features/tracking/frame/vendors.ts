import type { OwnName } from '../model/names.ts'
import type { Network } from '../model/networks.ts'
import type { PixelEvent } from '../model/pixelMessage.ts'
import { argumentsQueue, type Bag, callMethod, isFunction, methodQueue, noting } from './bag.ts'

/** Tells a network's pixel what happened. */
export type Tell = (own: OwnName, event: PixelEvent) => void

/** Begins a pixel as its vendor's official snippet does; where the script is, the first address that has it counts. */
export interface Vendor {
  readonly scripts: (id: string) => readonly [string, ...string[]]
  readonly begin: (id: string, bag: Bag) => Tell
}

/** Methods that both libraries note until their scripts are there. */
const METHODS = [
  ...['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group'],
  ...['enableCookie', 'disableCookie'],
]
const TIKTOK_METHODS = [...METHODS, 'holdConsent', 'revokeConsent', 'grantConsent']

const TIKTOK = 'https://analytics.tiktok.com/i18n/pixel/events.js'
const KWAI = 'https://s21-def.ap4r.com/kos/s101/nlav112572/pixel/events.js'
const KWAI_SPARE = 'https://s21-def.ks-la.net/kos/s101/nlav112572/pixel/events.js'
const asked = (url: string, id: string, lib: string) => `${url}?sdkid=${id}&lib=${lib}`

/** What `load` of TikTok's and Kwai's snippets leaves for their scripts. */
function note(queue: object, id: string, url: string, methods: readonly string[]): void {
  const of = (member: string) => Object(Reflect.get(queue, member))
  Reflect.set(of('_i'), id, Object.assign(noting([], methods), { _u: url }))
  Reflect.set(of('_t'), id, Date.now())
  Reflect.set(of('_o'), id, {})
}

export const VENDORS: Readonly<Record<Network, Vendor>> = {
  // Meta Pixel: `fbq` notes calls until `callMethod` is there. What it would find in the page by itself is switched off.
  facebook: {
    scripts: () => ['https://connect.facebook.net/en_US/fbevents.js'],
    begin(id, bag) {
      const queue: unknown[] = []
      const fbq = (...given: unknown[]): void => {
        const method: unknown = Reflect.get(fbq, 'callMethod')
        if (isFunction(method)) method.apply(fbq, given)
        else queue.push(given)
      }
      Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue, disablePushState: true })
      bag.set('fbq', fbq)
      bag.set('_fbq', fbq)
      fbq('set', 'autoConfig', false, id)
      fbq('init', id)
      return ({ name, own }, { id: eventID }) =>
        fbq(own ? 'trackSingleCustom' : 'trackSingle', id, name, {}, { eventID })
    },
  },
  tiktok: {
    scripts: (id) => [asked(TIKTOK, id, 'ttq')],
    begin(id, bag) {
      bag.set('TiktokAnalyticsObject', 'ttq')
      note(methodQueue(bag, 'ttq', TIKTOK_METHODS), id, TIKTOK, TIKTOK_METHODS)
      return ({ name }, event) => {
        const ttq = bag.get('ttq')
        if (name === 'PageView') callMethod(ttq, 'page', { url: event.page }, { event_id: event.id })
        else callMethod(ttq, 'track', name, { url: event.page }, { event_id: event.id })
      }
    },
  },
  kwai: {
    scripts: (id) => [asked(KWAI, id, 'kwaiq'), asked(KWAI_SPARE, id, 'kwaiq')],
    begin(id, bag) {
      bag.set('KwaiAnalyticsObject', 'kwaiq')
      note(methodQueue(bag, 'kwaiq', METHODS), id, KWAI, METHODS)
      return ({ name }, event) => {
        const kwaiq = bag.get('kwaiq')
        if (name === 'pageview') callMethod(kwaiq, 'page')
        else callMethod(kwaiq, 'track', name, { event_id: event.id })
      }
    },
  },
  google: {
    scripts: (id) => [`https://www.googletagmanager.com/gtag/js?id=${id}`],
    begin(id, bag) {
      const gtag = argumentsQueue(bag, 'dataLayer', 'gtag')
      gtag('js', new Date())
      gtag('config', id, { send_page_view: false, allow_google_signals: false })
      return ({ name }, event) =>
        gtag('event', name, { send_to: id, event_id: event.id, page_location: event.page })
    },
  },
  bigo: {
    scripts: (id) => [`https://api.imotech.video/ad/events.js?pixel_id=${id}`],
    begin(id, bag) {
      const bge = argumentsQueue(bag, 'bgdataLayer', 'bge')
      bge('init', id)
      return ({ name }, event) => bge('event', name, { event_id: event.id })
    },
  },
}
