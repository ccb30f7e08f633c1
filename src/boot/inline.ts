import { type Early, readEarly, sendEarly } from '../app/early.ts'
import { MEMBER_LANGUAGE_KEY } from '../i18n/resolveLanguage.ts'
import { takeBroughtToken } from '../session/broughtToken.ts'
import {
  type AheadMap,
  aheadOfManifest,
  aheadOfStatus,
  backgroundOf,
  callsAhead,
  keepAhead,
  pictureOf,
  readAhead,
  type Visitor,
} from './ahead.ts'
import { readPaint, wear } from './paint.ts'
import { STILL_STANDS } from './still.ts'
import { LANGUAGE_KEY, STILL_BY_KEY } from './storedKeys.ts'
import { type BootWire, siteRequest, startRequests } from './wire.ts'

/**
 * The document's inline script: it runs before the bundle has arrived. It dresses the page as it was last seen, asks
 * for the site, and brings the bundle itself, which is what the document's policy trusts. As soon as the answers say which
 * layout, language and sections this site has, their files are on their way too, and what they will ask for is asked; what the
 * last visit asked for is asked at once.
 */
declare const __ENTRY__: string
declare const __OPENING__: string
declare const __AHEAD__: AheadMap

/** A still that has not been painted by then is not waited for, ms. */
const STILL_FIRST_MS = 1500

// First of all: no request may carry the address with a token in it.
const token = takeBroughtToken(window)

// The browser may offer its install prompt before the bundle is there; each new one takes the place of the one before.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.__INSTALL__ = event
})

/** Storage that may be forbidden: then every visit is a first one. */
const quiet = (get: () => Storage) => ({
  getItem(key: string): string | null {
    try {
      return get().getItem(key)
    } catch {
      return null
    }
  },
  setItem(key: string, value: string): void {
    try {
      get().setItem(key, value)
    } catch {
      // Nothing is kept then.
    }
  },
})
const local = quiet(() => localStorage)
const perTab = quiet(() => sessionStorage)

const paint = readPaint(local)
if (paint) wear(paint, document.documentElement)

const guest = !token && !perTab.getItem('MC_SESSION_INFO')
/** Brings a script; what this one brings is trusted. */
const run = (src: string, type = '') =>
  document.head.append(Object.assign(document.createElement('script'), { type, src }))
const stillBy = local.getItem(STILL_BY_KEY)
/** The last visit's home is seen first: to ask for all else, and to compile it, would keep its picture back. */
const stillStands = new Promise<void>((resolve) => {
  if (!guest || !stillBy?.startsWith('/m/assets/')) return resolve()
  addEventListener(STILL_STANDS, () => resolve())
  run(stillBy)
  setTimeout(resolve, STILL_FIRST_MS)
})

const link = (rel: string, href: string, as = '', onload?: () => void) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as, onload }))

const ahead: AheadMap = __AHEAD__
const visitor: Visitor = {
  pathname: location.pathname,
  language: new URLSearchParams(location.search).get('language'),
  stored: local.getItem(LANGUAGE_KEY),
  member: perTab.getItem(MEMBER_LANGUAGE_KEY),
  browser: navigator.languages,
  guest,
}
const wire = startRequests(siteRequest(window, local, perTab))
const opening: NonNullable<BootWire['opening']> = { ahead, visitor, seen: [] }
/** The first picture of an answer is on its way before there is anybody to show it. */
const send: typeof fetch = async (input, init) => {
  const answer = await window.fetch(input, init)
  const url = String(input)
  const body = answer.clone().text()
  opening.seen.push({ url, body })
  opening.tell?.({ url, body })
  body.then(
    (text) => {
      const picture = pictureOf(ahead, url, text)
      if (picture) link('preload', picture, 'image')
    },
    () => undefined,
  )
  return answer
}
const sent = new Set<string>()
const early: Early = new Map()
window.__BOOT__ = { ...wire, token, early, opening }
// Who has seen this home sees it again; who has not, sees what it begins with.
if (ahead.home.includes(location.pathname) && !(guest && stillBy)) run(__OPENING__)

// What the entry shows first has the line to itself; the rest comes while it is being read.
const arrived = stillStands.then(() => {
  sendEarly(send, readEarly(local, location.pathname), early, sent)
  run(__ENTRY__, 'module')
  return new Promise<void>((resolve) => link('modulepreload', __ENTRY__, '', resolve))
})

const afterwards = new Set([ahead.soon, ahead.sections].flatMap((list) => Object.values(list).flat()))
const asked = new Set<string>()
const bring = async (files: readonly string[], atOnce?: boolean) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    if (!atOnce && afterwards.has(file)) await arrived
    link('modulepreload', file)
  }
}
void stillStands.then(() => bring(readAhead(local, __ENTRY__), true))
// Who was never here has no other colour yet; a manifest that comes after the app changes nothing of its theme.
if (!paint)
  void wire.manifest.then((manifest) => {
    const { dataset, style } = document.documentElement
    const colour = backgroundOf(manifest)
    if (!dataset.layout && typeof colour === 'string' && CSS.supports('color', colour))
      style.setProperty('--bg', colour)
  })
void Promise.all([wire.status, wire.manifest]).then(([status, manifest]) =>
  sendEarly(send, callsAhead(ahead, status, manifest, visitor), early, sent),
)
const followed = [
  wire.status.then((answer) => aheadOfStatus(ahead, answer, visitor)),
  wire.manifest.then((answer) => aheadOfManifest(ahead, answer, visitor)),
].map(async (files) => {
  void bring(await files)
  return files
})
void Promise.all(followed).then((files) => keepAhead(local, __ENTRY__, files.flat()))
