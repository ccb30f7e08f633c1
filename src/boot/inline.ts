import { createEarly, readEarly, sendEarly } from '../app/early.ts'
import { takeBroughtToken } from '../session/broughtToken.ts'
import { ownPolicy } from '../ui/url/trusted.ts'
import { readAhead } from './ahead.ts'
import { refuseForeignFrame } from './framed.ts'
import { readPaint, wear } from './paint.ts'
import { siteRequest, startRequests } from './wire.ts'

/**
 * The document's inline script: it runs before the bundle has arrived. It dresses the page as it was last seen, asks
 * for the site, and brings the bundle itself, which is what the document's policy trusts. What the last visit brought and asked for comes with it; `aheadNow.ts` reads from the answers what else is needed.
 */
declare const __ENTRY__: string
declare const __AHEAD_NOW__: string
declare const __WITHOUT__: readonly string[]

// Before anything is drawn, read or asked for.
refuseForeignFrame(window)

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
const trusted = ownPolicy(window)
/** Brings a script; what this one brings is trusted. */
const run = (src: string, type = '') =>
  document.head.append(
    Object.assign(document.createElement('script'), { type, src: trusted.createScriptURL(src) }),
  )
const link = (rel: string, href: string, as = '', onload?: () => void) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as, onload }))

const wire = startRequests(siteRequest(window, local, perTab))
const early = createEarly()
window.__BOOT__ = { ...wire, token, early }

const asked = new Set<string>()
const bring = (file: string) => {
  if (!asked.has(file)) link('modulepreload', file)
  asked.add(file)
}
if (!__WITHOUT__.includes('early')) sendEarly(fetch, readEarly(local, location.pathname), early)
// What the entry shows first has the line to itself; the rest comes while it is being read.
run(__ENTRY__, 'module')
if (!__WITHOUT__.includes('aheadNow')) run(__AHEAD_NOW__)
const arrived = new Promise<void>((resolve) => link('modulepreload', __ENTRY__, '', resolve))
if (!__WITHOUT__.includes('ahead')) readAhead(local, __ENTRY__).forEach(bring)
window.__DOCUMENT__ = {
  entry: __ENTRY__,
  wire,
  early,
  arrived,
  bring,
  link,
  local,
  perTab,
  guest,
  painted: Boolean(paint),
}
