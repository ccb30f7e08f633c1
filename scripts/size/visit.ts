import type { Browser, Page, Route } from '@playwright/test'

export interface Visit {
  /** Paths of the JavaScript files that the screen needs. */
  readonly needed: readonly string[]
  /** All files of this visit, including those loaded with data or in idle time. */
  readonly all: readonly string[]
}

/** Timeout of a screen, ms. */
const PATIENCE_MS = 60_000
/** Files of idle time have been requested after this time, ms. */
const SETTLED_MS = 4000
/** If a screen is not shown this long after the last file, it needs another one, ms. */
const STEP_MS = 1000

/**
 * Finds the JavaScript that a screen's first visit needs. All files are held back and released one by one in the order of their
 * requests, until the screen shows its content: it does not need the remaining ones. The document's additional scripts block
 * nothing, and are released last.
 */
export async function firstVisit(browser: Browser, url: string, screen: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    // Without preloads, whose order differs: here each file is requested by the module that needs it.
    await page.addInitScript(preloadNothing)
    const held: Route[] = []
    const later: string[] = []
    let open = false
    await page.route('**/m/**/*.js', async (route) => {
      if (!open) return void held.push(route)
      later.push(pathOf(route))
      await route.continue()
    })
    const needed: string[] = []
    await page.goto(url, { waitUntil: 'commit' })
    const until = Date.now() + PATIENCE_MS
    while (!(await shows(page, screen))) {
      if (Date.now() > until) throw new Error(`nothing after ${needed.join(', ')}`)
      const beside = await page.evaluate(scriptsBeside)
      const first = held.findIndex((route) => !beside.includes(pathOf(route)))
      const [next] = held.splice(Math.max(0, first), 1)
      if (!next) continue
      needed.push(pathOf(next))
      await next.continue()
    }
    open = true
    const rest = held.map(pathOf)
    await Promise.all(held.map((route) => route.continue()))
    await page.waitForTimeout(SETTLED_MS)
    return { needed, all: [...new Set([...needed, ...rest, ...later])].sort() }
  } catch (error) {
    throw new Error(`${url} did not show its screen "${screen}"`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Runs in the page before everything else. */
function preloadNothing(): void {
  const append = Element.prototype.append
  Element.prototype.append = function (this: Element, ...nodes: (Node | string)[]) {
    append.apply(
      this,
      nodes.filter((node) => !(node instanceof HTMLLinkElement && node.rel === 'modulepreload')),
    )
  }
}

const pathOf = (route: Route): string => new URL(route.request().url()).pathname

/** Runs in the page: paths of scripts that are not modules. */
const scriptsBeside = (): string[] =>
  [...document.scripts].flatMap(({ src, type }) => (src && type !== 'module' ? [new URL(src).pathname] : []))

/** Whether the screen shows content, now or within a step. */
async function shows(page: Page, screen: string): Promise<boolean> {
  // A wrapper with `display: contents` has no box of its own, so its content counts.
  const content = page.locator(`[data-screen="${screen}"] *`)
  const isSeen = (parts: Element[]) => parts.some((part) => part.getBoundingClientRect().height > 8)
  const until = Date.now() + STEP_MS
  do {
    if (await content.evaluateAll(isSeen)) return true
    await page.waitForTimeout(25)
  } while (Date.now() < until)
  return false
}
