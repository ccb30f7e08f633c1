import { createPrefetchedResponses, prefetch, readPrefetched } from '../app/prefetchedResponses.ts'
import { SESSION_KEY } from '../session/codec.ts'
import { takeUrlToken } from '../session/urlToken.ts'
import { ownPolicy } from '../ui/url/trusted.ts'
import { refuseForeignFrame } from './framed.ts'
import { readSiteData } from './siteData.ts'
import { applyStoredTheme, readStoredTheme } from './storedTheme.ts'
import { siteRequest, startRequests } from './wire.ts'

/**
 * The document's inline script: it runs before the bundle has arrived. It applies the stored theme, asks
 * for the site, and loads the bundle itself, which is what the document's policy trusts. What the last visit requested comes with it; `preloadScript.ts` reads from the answers what else is needed.
 */
declare const __ENTRY__: string
declare const __PRELOAD_SCRIPT__: string
declare const __WITHOUT__: readonly string[]

// Before anything is drawn, read or asked for.
refuseForeignFrame(window)

// First of all: no request may carry the address with a token in it.
const token = takeUrlToken(window)

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

const paint = readStoredTheme(local)
if (paint) applyStoredTheme(paint, document.documentElement)

const guest = !token && !perTab.getItem(SESSION_KEY)
const trusted = ownPolicy(window)
/** Loads a script; what this one loads is trusted. */
const run = (src: string, type = '') =>
  document.head.append(
    Object.assign(document.createElement('script'), { type, src: trusted.createScriptURL(src) }),
  )
const link = (rel: string, href: string, as = '', onload?: () => void) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as, onload }))

const wire = readSiteData(window, Date.now()) ?? startRequests(siteRequest(window, local, perTab))
const prefetched = createPrefetchedResponses()
window.__BOOT__ = { ...wire, token, prefetched }

if (!__WITHOUT__.includes('prefetched')) prefetch(fetch, readPrefetched(local, location.pathname), prefetched)
// What the entry shows first has the line to itself; the rest comes while it is being read.
run(__ENTRY__, 'module')
if (!__WITHOUT__.includes('preloadScript')) run(__PRELOAD_SCRIPT__)
const arrived = new Promise<void>((resolve) => link('modulepreload', __ENTRY__, '', resolve))
window.__DOCUMENT__ = {
  wire,
  prefetched,
  arrived,
  link,
  local,
  perTab,
  guest,
  isThemeStored: Boolean(paint),
}
