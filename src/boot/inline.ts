import { readPaint, wear } from './paint.ts'
import { siteRequest, startRequests } from './wire.ts'

/**
 * The document's inline script: it runs before the bundle has arrived. It dresses the page as it was last seen, asks
 * for the site, and brings the bundle itself, which is what the document's policy trusts.
 */
declare const __ENTRY__: string

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

const paint = readPaint({ ...local, setItem: () => {} })
if (paint) wear(paint, document.documentElement)

window.__BOOT__ = startRequests(
  siteRequest(
    window,
    local,
    quiet(() => sessionStorage),
  ),
)

const entry = document.createElement('script')
entry.type = 'module'
entry.src = __ENTRY__
document.head.append(entry)
