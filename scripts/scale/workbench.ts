import { type Browser, chromium } from '@playwright/test'
import { median } from '../bench/median.ts'
import { BROWSER_FLAGS, findBrowser } from '../toolchain/browser.ts'

/** One visit of a page: ms from its address being opened. */
interface Visit {
  /** The frame after the one in which the wanted element is drawn. */
  readonly drawn: number
  /** The request for the list of merchants: its time, and its answer's size. */
  readonly answer: number
  readonly bytes: number
}

/** The workbench's list of merchants and an empty page of the same server: medians. */
export interface ListTimes extends Visit {
  readonly empty: number
}

const ROUNDS = 7
const ROW = '.merchants .merchant'
const LIST = '/workbench/api/merchants'
const DRAWN = 'drawn'

/** Opens the workbench several times in a browser, each time with an empty cache. */
export async function measureList(origin: string): Promise<ListTimes> {
  const executablePath = findBrowser('headless-shell')
  const browser = await chromium.launch({
    args: [...BROWSER_FLAGS],
    ...(executablePath && { executablePath }),
  })
  try {
    const [empty, list]: [Visit[], Visit[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      empty.push(await visit(browser, `${origin}/workbench/none`, 'body'))
      list.push(await visit(browser, `${origin}/workbench`, ROW))
    }
    const of = (visits: readonly Visit[], name: keyof Visit) => median(visits.map((one) => one[name]))
    return {
      drawn: of(list, 'drawn'),
      answer: of(list, 'answer'),
      bytes: of(list, 'bytes'),
      empty: of(empty, 'drawn'),
    }
  } finally {
    await browser.close()
  }
}

async function visit(browser: Browser, url: string, wanted: string): Promise<Visit> {
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
  const seen = await page.waitForFunction(
    ([name, path]) => {
      const drawn = performance.getEntriesByName(name)[0]?.startTime
      const entries = performance.getEntriesByType('resource')
      const list = entries.find(
        (entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith(path),
      )
      const bytes = list instanceof PerformanceResourceTiming ? list.decodedBodySize : 0
      return drawn === undefined ? undefined : { drawn, answer: list?.duration ?? 0, bytes }
    },
    [DRAWN, LIST] as const,
  )
  const value = await seen.jsonValue()
  await page.close()
  if (!value) throw new Error(`${url} draws no ${wanted}`)
  return value
}
