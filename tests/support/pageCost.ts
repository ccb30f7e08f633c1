import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { type Exchange, type Network, openNetwork, UNLIMITED } from '../../scripts/bench/network.ts'
import { isOfAWorker, isScript, quietFor } from '../../scripts/bench/traffic.ts'
import { inlineScripts, weigh } from '../../scripts/size/weigh.ts'
import { at, parseObject } from '../../src/json/read.ts'
import { expect } from './journey.ts'
import { TEST_PORT } from './place.ts'

const DIST = process.env.DIST_DIR ?? resolve(import.meta.dirname, '../../dist')

/** Records all requests of a browser to the test server, including those of a service worker. */
export const countingNetwork = (): Promise<Network> => openNetwork(TEST_PORT, UNLIMITED)

/** Waits until there was no request for so many milliseconds. */
export const expectQuiet = ({ exchanges }: Network, ms: number): Promise<void> =>
  expect
    .poll(() => quietFor(exchanges, performance.now()), { message: 'ms without a request', timeout: 60_000 })
    .toBeGreaterThanOrEqual(ms)

export interface Script {
  readonly path: string
  /** Size with Brotli, as it is transferred. */
  readonly bytes: number
}

const weighed = ({ path }: Exchange): Script => ({ path, bytes: weigh(readFileSync(join(DIST, path))) })

/** The size of these files and of the document's inline scripts, with Brotli. */
export const bytesOf = (paths: readonly string[]): number => {
  const inline = inlineScripts(readFileSync(join(DIST, 'm/index.html'), 'utf8'))
  const files = paths.map((path) => readFileSync(join(DIST, path)))
  return [...inline, ...files].reduce((sum, content) => sum + weigh(content), 0)
}

/** Excludes vendors' scripts. */
const isOwnScript = (exchange: Exchange): boolean => isScript(exchange) && exchange.path.startsWith('/m/')

/** The app's scripts that the page itself requested. */
export const scriptsOfThePage = ({ exchanges }: Network): Script[] =>
  exchanges.filter((one) => isOwnScript(one) && !isOfAWorker(one)).map(weighed)

/** All requested scripts of the app, including the service worker's own file. */
export const allScripts = ({ exchanges }: Network): string[] =>
  exchanges.filter(isOwnScript).map(({ path }) => path)

declare global {
  interface Window {
    /** When home was complete, ms after the start. */
    __COMPLETE_AT__?: number
  }
}

/**
 * Records in the page when its home is complete: every section has its content, and every picture in the first window has
 * loaded. To be called before the page's first navigation.
 */
export const noteCompletion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const isLoading = (image: HTMLImageElement): boolean => {
      const { top, bottom } = image.getBoundingClientRect()
      return !image.complete && bottom > 0 && top < innerHeight
    }
    const isComplete = (): boolean => {
      const home = document.querySelector('[data-screen="home"]')
      const sections = home?.querySelectorAll('[data-section]') ?? []
      return (
        sections.length > 0 &&
        !home?.querySelector('[aria-busy="true"]') &&
        ![...document.images].some(isLoading)
      )
    }
    const look = () => {
      if (isComplete()) window.__COMPLETE_AT__ = performance.now()
      else requestAnimationFrame(look)
    }
    if (window.top === window) requestAnimationFrame(look)
  })

/** Paths of the scripts that the page had requested when its home was complete. */
export async function scriptsBeforeCompletion(page: Page): Promise<string[]> {
  await page.waitForFunction(() => window.__COMPLETE_AT__ !== undefined)
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (window.__COMPLETE_AT__ ?? 0))
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/m/') && path.endsWith('.js')),
  )
  // A preloaded script may be listed a second time when it is used.
  return [...new Set(paths)]
}

interface Count {
  /** The browser's clock, s. */
  readonly at: number
  readonly recalculations: number
}

async function countStyles(session: CDPSession): Promise<Count> {
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { at: value('Timestamp'), recalculations: value('RecalcStyleCount') }
}

/** The number of style recalculations during the next `seconds` of the browser's clock. */
export async function styleRecalculationsIn(page: Page, seconds: number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await countStyles(session)
  let after = before
  await expect
    .poll(
      async () => {
        after = await countStyles(session)
        return after.at - before.at
      },
      { message: 'seconds at rest', timeout: seconds * 3_000, intervals: [500] },
    )
    .toBeGreaterThanOrEqual(seconds)
  return after.recalculations - before.recalculations
}

/**
 * How many times the browser styled an element of the page while `visit` ran, on average of the elements that the page has
 * afterwards. Documents of pictures and frames do not count.
 */
export async function stylingsPerElement(page: Page, visit: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a page of a persistent context cannot be traced')
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await visit()
  const trace = parseObject(String(await browser.stopTracing()))
  const events = Array.isArray(trace?.traceEvents) ? trace.traceEvents : []
  const styled = events
    .filter((event) => at(event, 'args', 'beginData', 'frame') === frameTree.frame.id)
    .reduce((sum, event) => sum + Number(at(event, 'args', 'elementCount') ?? 0), 0)
  return styled / (await page.locator('*').count())
}
