import { type AheadMap, aheadOfManifest, aheadOfStatus, type Visitor } from './ahead.ts'
import { readEarly, sendEarly } from './early.ts'
import { readPaint, wear } from './paint.ts'
import { LANGUAGE_KEY } from './storedKeys.ts'
import { siteRequest, startRequests } from './wire.ts'

/**
 * The document's inline script: it runs before the bundle has arrived. It dresses the page as it was last seen, asks
 * for the site, and brings the bundle itself, which is what the document's policy trusts. As soon as the answers say which
 * layout, language and sections this site has, their files are on their way too; what the last visit asked for is asked at once.
 */
declare const __ENTRY__: string
declare const __AHEAD__: AheadMap

const quiet = (get: () => Storage) => ({
  getItem(key: string): string | null {
    try {
      return get().getItem(key)
    } catch {
      return null
    }
  },
})
const local = quiet(() => localStorage)

const wire = startRequests(
  siteRequest(
    window,
    local,
    quiet(() => sessionStorage),
  ),
)
window.__BOOT__ = {
  ...wire,
  early: sendEarly(window.fetch.bind(window), readEarly(local, location.pathname)),
}

const entry = document.createElement('script')
entry.type = 'module'
entry.src = __ENTRY__
document.head.append(entry)

const ahead: AheadMap = __AHEAD__
const asked = new Set<string>()
const bring = (files: readonly string[] = []) => {
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
  browser: navigator.languages,
}
const paint = readPaint({ ...local, setItem: () => {} })
if (paint) {
  wear(paint, document.documentElement)
  bring(ahead.layouts[paint.layout])
}
void wire.status.then((answer) => bring(aheadOfStatus(ahead, answer, visitor)))
void wire.manifest.then((answer) => bring(aheadOfManifest(ahead, answer, visitor)))
