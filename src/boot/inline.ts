import { readEarly, sendEarly } from '../app/early.ts'
import { MEMBER_LANGUAGE_KEY } from '../i18n/resolveLanguage.ts'
import { takeBroughtToken } from '../session/broughtToken.ts'
import {
  type AheadMap,
  aheadOfManifest,
  aheadOfStatus,
  callsAhead,
  keepAhead,
  readAhead,
  type Visitor,
} from './ahead.ts'
import { readPaint, wear } from './paint.ts'
import { LANGUAGE_KEY } from './storedKeys.ts'
import { siteRequest, startRequests } from './wire.ts'

/**
 * The document's inline script: it runs before the bundle has arrived. It dresses the page as it was last seen, asks
 * for the site, and brings the bundle itself, which is what the document's policy trusts. As soon as the answers say which
 * layout, language and sections this site has, their files are on their way too, and what they will ask for is asked; what the
 * last visit asked for is asked at once.
 */
declare const __ENTRY__: string
declare const __AHEAD__: AheadMap

// First of all: no request may carry the address with a token in it.
const token = takeBroughtToken(window)

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

const wire = startRequests(siteRequest(window, local, perTab))
const send = window.fetch.bind(window)
const sent = new Set<string>()
const early = sendEarly(send, readEarly(local, location.pathname), new Map(), sent)
window.__BOOT__ = { ...wire, token, early }

const entry = document.createElement('script')
entry.type = 'module'
entry.src = __ENTRY__
document.head.append(entry)

const ahead: AheadMap = __AHEAD__
const asked = new Set<string>()
const bring = (files: readonly string[]) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}
const visitor: Visitor = {
  pathname: location.pathname,
  language: new URLSearchParams(location.search).get('language'),
  stored: local.getItem(LANGUAGE_KEY),
  member: perTab.getItem(MEMBER_LANGUAGE_KEY),
  browser: navigator.languages,
  guest: !token && !perTab.getItem('MC_SESSION_INFO'),
}
bring(readAhead(local, __ENTRY__))
void Promise.all([wire.status, wire.manifest]).then(([status, manifest]) =>
  sendEarly(send, callsAhead(ahead, status, manifest, visitor), early, sent),
)
const followed = [
  wire.status.then((answer) => aheadOfStatus(ahead, answer, visitor)),
  wire.manifest.then((answer) => aheadOfManifest(ahead, answer, visitor)),
].map(async (files) => {
  bring(await files)
  return files
})
void Promise.all(followed).then((files) => keepAhead(local, __ENTRY__, files.flat()))
