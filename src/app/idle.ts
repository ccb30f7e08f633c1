/** A page that is never idle has had time enough to paint, ms. */
const PATIENCE_MS = 4_000

type Page = Pick<Window, 'addEventListener' | 'setTimeout'> & {
  readonly document: Pick<Document, 'readyState'>
  readonly requestIdleCallback?: Window['requestIdleCallback']
}

/**
 * Does something once the page has loaded and has nothing else to do: before, it would take network and CPU from the
 * first picture. Not every browser says when it is idle.
 */
export function whenIdle(page: Page, action: () => void): void {
  const wait = () => {
    if (page.requestIdleCallback) page.requestIdleCallback(action, { timeout: PATIENCE_MS })
    else page.setTimeout(action, PATIENCE_MS)
  }
  if (page.document.readyState === 'complete') wait()
  else page.addEventListener('load', wait, { once: true })
}
