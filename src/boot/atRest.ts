/** Performance entry types that show that the page is busy. */
const BUSY = ['resource', 'longtask']
/** Longest wait for a page to become quiet, ms. */
export const REST_PATIENCE_MS = 30_000

type Page = Pick<Window, 'setTimeout' | 'clearTimeout'> & {
  readonly performance: Pick<Performance, 'now'>
  readonly requestIdleCallback?: Window['requestIdleCallback']
}

/** Resolves when the page was quiet for `quietMs`, or that wait timed out, and the browser is idle. */
export async function atRest(page: Page, quietMs: number): Promise<void> {
  await quiet(page, quietMs)
  await new Promise<void>((resolve) => {
    if (page.requestIdleCallback) page.requestIdleCallback(() => resolve())
    else resolve()
  })
}

function quiet(page: Page, quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const latest = page.performance.now() + REST_PATIENCE_MS
    let timer = 0
    const done = () => {
      observer.disconnect()
      resolve()
    }
    const wait = () => {
      page.clearTimeout(timer)
      timer = page.setTimeout(done, Math.max(0, Math.min(quietMs, latest - page.performance.now())))
    }
    const observer = new PerformanceObserver(wait)
    for (const type of BUSY)
      if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type })
    wait()
  })
}
