/** The idle callback runs at the latest after this time, because the page has painted by then, ms. */
const PATIENCE_MS = 4_000

type Page = Pick<Window, 'addEventListener' | 'setTimeout'> & {
  readonly document: Pick<Document, 'readyState'>
  readonly requestIdleCallback?: Window['requestIdleCallback']
}

/**
 * Runs a function once the page has loaded and is idle, so that it takes no network and CPU from the first paint. Not every
 * browser supports `requestIdleCallback`.
 */
export function whenIdle(page: Page, action: () => void): void {
  const wait = () => {
    if (page.requestIdleCallback) page.requestIdleCallback(action, { timeout: PATIENCE_MS })
    else page.setTimeout(action, PATIENCE_MS)
  }
  if (page.document.readyState === 'complete') wait()
  else page.addEventListener('load', wait, { once: true })
}
