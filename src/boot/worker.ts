/** The service worker of this build (contract, section 12), which keeps its files; see `src/worker/`. */
const WORKER = '/m/sw.js'
const SCOPE = '/m/'
/** A page that is never idle has had time enough to paint, ms. */
const PATIENCE_MS = 4_000

/**
 * Registers the service worker once the page has been painted and has nothing else to do: before, it would take network and
 * CPU from the first picture. A browser without one, or that refuses, goes on without.
 */
export function registerWorker(page: Window): void {
  const { serviceWorker } = page.navigator
  if (!serviceWorker) return
  const register = () => void serviceWorker.register(WORKER, { scope: SCOPE }).catch(() => undefined)
  const whenIdle = () => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(register, { timeout: PATIENCE_MS })
    else setTimeout(register, PATIENCE_MS)
  }
  if (page.document.readyState === 'complete') whenIdle()
  else page.addEventListener('load', whenIdle, { once: true })
}
