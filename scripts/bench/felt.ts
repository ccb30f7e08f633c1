import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { blockingTime, interactiveAt, QUIET_WINDOW_MS } from './interactive.ts'
import type { Visit } from './metrics.ts'
import type { Network } from './network.ts'
import { observePage, type Seen } from './observe.ts'
import { largestPaintAt } from './paints.ts'
import { begin, slowDown } from './phone.ts'
import { quietFor } from './traffic.ts'

const PATIENCE_MS = 60_000

/** Measures a visit on a slow phone and a slow network: paints, blocking time, and time to interactive. */
export async function measureFelt(context: BrowserContext, url: string, network: Network): Promise<Visit> {
  network.forget()
  const page = await context.newPage()
  try {
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript(observePage)
    await begin(page, url)
    const deadline = performance.now() + PATIENCE_MS
    let seen = await readSeen(page)
    while (!(await isOver(page, network, seen)) && performance.now() < deadline) {
      await sleep(250)
      seen = await readSeen(page)
    }
    // The clocks of page and network have different origins.
    const startedAt = performance.now() - (await page.evaluate(() => performance.now()))
    const requests = network.exchanges.map(({ from, to }) => ({
      from: from - startedAt,
      to: (to ?? performance.now()) - startedAt,
    }))
    const largest = largestPaintAt(seen.paints)
    const live = largestPaintAt(seen.live)
    if (largest === undefined) throw new Error(`${url} painted nothing in ${PATIENCE_MS / 1000} s`)
    return {
      firstPaintMs: seen.firstPaint,
      largestPaintMs: largest,
      ...(live !== undefined && { liveLargestPaintMs: live }),
      shift: seen.shift,
      tbtMs: blockingTime(seen.longTasks, seen.firstPaint),
      interactiveMs: interactiveAt(seen.longTasks, requests, seen.firstPaint),
    }
  } finally {
    await page.close()
  }
}

export const readSeen = async (page: Page): Promise<Seen> => {
  const seen = await page.evaluate(() => window.__SEEN__?.())
  if (!seen) throw new Error(`${page.url()} has no observers`)
  return seen
}

/** Waits until nothing arrives and no long task ends for the quiet time of an interactive page. */
async function isOver(page: Page, network: Network, { longTasks, firstPaint }: Seen): Promise<boolean> {
  if (quietFor(network.exchanges, performance.now()) < QUIET_WINDOW_MS) return false
  const now = await page.evaluate(() => performance.now())
  const last = Math.max(0, ...longTasks.map(({ to }) => to))
  return Number.isFinite(firstPaint) && now - last > QUIET_WINDOW_MS
}
