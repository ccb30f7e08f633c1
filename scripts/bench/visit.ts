import type { Browser, BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** When each larger thing was painted, ms, and how large it is, px²; the last is the largest. */
    __paintedAt?: { readonly at: number; readonly size: number }[]
  }
}

export interface Visits {
  /** Largest paint of a first visit, ms after its start. */
  readonly cold: number
  /** The same of a second one: HTTP cache and service worker are as the first has left them. */
  readonly repeat: number
}

const CPU_SLOWDOWN = 4
/** Nothing larger is painted, and nothing more arrives, for this long: the page stands. */
const QUIET_MS = 1_500
const PATIENCE_MS = 30_000

/** A phone's first and second visit, one after the other, in a browser that has never been here. */
export async function measureVisits(browser: Browser, url: string): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const cold = await largestPaint(context, url)
    const repeat = await largestPaint(context, url)
    return { cold, repeat }
  } finally {
    await context.close()
  }
}

async function largestPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(notePaints)
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    const painted = await whenQuiet(page)
    // What it brings for the next visit, once home stands, is not what the next visit is to wait for.
    await page.waitForFunction(workerStands, undefined, { timeout: PATIENCE_MS })
    await page.waitForTimeout(QUIET_MS)
    return painted
  } finally {
    await page.close()
  }
}

/** The largest paint, once the page has come to rest; a page that never does has had time enough. */
async function whenQuiet(page: Page): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS
  let [seen, since, last] = ['', performance.now(), Number.NaN]
  while (performance.now() < deadline && (Number.isNaN(last) || performance.now() - since < QUIET_MS)) {
    const { paints, arrived } = await page.evaluate(() => ({
      paints: window.__paintedAt ?? [],
      arrived: performance.getEntriesByType('resource').length,
    }))
    const now = `${paints.length} ${arrived}`
    if (now !== seen) [seen, since] = [now, performance.now()]
    last = homeStoodAt(paints) ?? last
    await page.waitForTimeout(100)
  }
  if (Number.isNaN(last)) throw new Error(`${page.url()} painted nothing in ${PATIENCE_MS / 1000} s`)
  return last
}

/** What is drawn anew in the same place may come out a hair larger: that is no larger paint. */
const AS_LARGE = 0.95

/** When the largest thing was painted for the first time; undefined where nothing was. */
export function homeStoodAt(
  paints: readonly { readonly at: number; readonly size: number }[],
): number | undefined {
  const largest = paints.at(-1)
  return largest && paints.find(({ size }) => size >= largest.size * AS_LARGE)?.at
}

/** Runs in the page: whether its worker has cached what this visit has used; the document comes last. */
async function workerStands(): Promise<boolean> {
  const registered = await navigator.serviceWorker?.getRegistration()
  return Boolean(registered?.active && (await caches.match('/m/index.html', { ignoreVary: true })))
}

/** Runs in the page, before everything else. */
function notePaints(): void {
  const painted: { at: number; size: number }[] = []
  window.__paintedAt = painted
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      painted.push({ at: entry.startTime, size: 'size' in entry ? Number(entry.size) : 0 })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
