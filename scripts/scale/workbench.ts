import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { median } from '../bench/median.ts'
import { BROWSER_FLAGS, findBrowser } from '../toolchain/browser.ts'

/** One visit of a page: ms from its address being opened. */
interface Visit {
  /** The frame after the one in which the wanted element is drawn. */
  readonly drawn: number
  /** The document: its time until its last byte, and its size. */
  readonly document: number
  readonly bytes: number
}

/** Addresses of workbenches: with all merchants, with few, and with a page that shows one element by React. */
export interface Benches {
  readonly all: string
  readonly few: string
  readonly floor: string
}

/** Medians of the workbench's list. */
export interface ListTimes extends Visit {
  /** The list of few merchants, and the page with one element: ms. */
  readonly few: number
  readonly floor: number
  /** The list of all merchants as a multiple of the floor of the same round. */
  readonly ratio: number
}

const ROUNDS = 9
const ROW = '.merchants .merchant'
const FLOOR = '.floor'
const DRAWN = 'drawn'

/** Builds the page with one element, as the workbench is built. */
export async function buildFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'floor'),
    base: '/workbench/',
    build: { outDir, emptyOutDir: true, target: 'esnext', modulePreload: false },
  })
}

/** Opens the pages in turns in a browser, each time with an empty cache. */
export async function measureList(benches: Benches): Promise<ListTimes> {
  const executablePath = findBrowser('headless-shell')
  const browser = await chromium.launch({
    args: [...BROWSER_FLAGS],
    ...(executablePath && { executablePath }),
  })
  try {
    const rounds: Readonly<Record<keyof Benches, Visit>>[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const floor = await visit(browser, benches.floor, FLOOR)
      const all = await visit(browser, benches.all, ROW)
      const few = await visit(browser, benches.few, ROW)
      // The first round starts the browser's processes and fills the servers' caches.
      if (round > 0) rounds.push({ floor, all, few })
    }
    const of = (page: keyof Benches, name: keyof Visit) => median(rounds.map((round) => round[page][name]))
    return {
      drawn: of('all', 'drawn'),
      document: of('all', 'document'),
      bytes: of('all', 'bytes'),
      few: of('few', 'drawn'),
      floor: of('floor', 'drawn'),
      ratio: median(rounds.map(({ all, floor }) => all.drawn / floor.drawn)),
    }
  } finally {
    await browser.close()
  }
}

async function visit(browser: Browser, origin: string, wanted: string): Promise<Visit> {
  const url = `${origin}/workbench`
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(
    ([selector, name]) => {
      const look = () =>
        requestAnimationFrame(() => {
          if (!document.querySelector(selector)) look()
          else requestAnimationFrame(() => performance.mark(name))
        })
      look()
    },
    [wanted, DRAWN] as const,
  )
  await page.goto(url, { waitUntil: 'commit' })
  const seen = await page.waitForFunction((name) => {
    const drawn = performance.getEntriesByName(name)[0]?.startTime
    const [document] = performance.getEntriesByType('navigation')
    return drawn === undefined || !(document instanceof PerformanceResourceTiming)
      ? undefined
      : { drawn, document: document.responseEnd, bytes: document.decodedBodySize }
  }, DRAWN)
  const value = await seen.jsonValue()
  await page.close()
  if (!value) throw new Error(`${url} draws no ${wanted}`)
  return value
}
