import { createPrefetchedResponses, prefetch, readPrefetched } from '../app/prefetchedResponses.ts'
import { SESSION_KEY } from '../session/codec.ts'
import { takeUrlToken } from '../session/urlToken.ts'
import { ownPolicy } from '../ui/url/trusted.ts'
import { refuseForeignFrame } from './framed.ts'
import { isOutdated } from './outdated.ts'
import { readSiteData } from './siteData.ts'
import { applyStoredTheme, readStoredTheme } from './storedTheme.ts'
import { siteRequest, startRequests } from './wire.ts'

/**
 * The document's inline script: it runs before the bundle has loaded. It applies the stored theme, requests the site and loads
 * the bundle, because the document's CSP trusts only scripts that this one loads. It also repeats the requests of the last visit;
 * `preloadScript.ts` finds out from the answers what else is needed.
 */
declare const __ENTRY__: string
declare const __PRELOAD_SCRIPT__: string
declare const __OUTDATED_SCRIPT__: string
declare const __WITHOUT__: readonly string[]

// Before anything is rendered, read or requested.
refuseForeignFrame(window)

// Before everything else: no request may contain an address with a token.
const token = takeUrlToken(window)

// The browser may offer its install prompt before the bundle has loaded; the latest event replaces an earlier one.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.__INSTALL__ = event
})

/** Storage that may be blocked: then every visit counts as the first. */
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
      // The value is not stored.
    }
  },
})
const local = quiet(() => localStorage)
const perTab = quiet(() => sessionStorage)

const paint = readStoredTheme(local)
if (paint) applyStoredTheme(paint, document.documentElement)

const trusted = ownPolicy(window)
/** Loads a script, which the CSP then trusts. */
const run = (src: string, type = '') =>
  document.head.append(
    Object.assign(document.createElement('script'), { type, src: trusted.createScriptURL(src) }),
  )
const link = (rel: string, href: string, as = '', onload?: () => void) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as, onload }))

if (isOutdated(window)) run(__OUTDATED_SCRIPT__)
else start()

function start(): void {
  const guest = !token && !perTab.getItem(SESSION_KEY)
  const wire = readSiteData(window, Date.now()) ?? startRequests(siteRequest(window, local, perTab))
  const prefetched = createPrefetchedResponses()
  window.__BOOT__ = { ...wire, token, prefetched }

  if (!__WITHOUT__.includes('prefetched'))
    prefetch(fetch, readPrefetched(local, location.pathname), prefetched)
  // What the entry needs first gets the whole connection; the rest follows while the entry is parsed.
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
}
