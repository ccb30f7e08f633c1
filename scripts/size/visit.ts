import type { Browser } from '@playwright/test'

declare global {
  interface Window {
    /** When the screen stood in the document, ms; left by the script below. */
    __shownAt?: number
  }
}

export interface Visit {
  /** Paths of the JavaScript files that were asked for before the screen showed. */
  readonly needed: readonly string[]
  /** Those that this visit asked for in the end: what comes with the data, or while the browser has time. */
  readonly all: readonly string[]
}

/** A screen that needs longer than this does not come, ms. */
const PATIENCE_MS = 20_000

/**
 * Visits a screen for the first time and tells which JavaScript it needed. A screen shows in the very step in which React
 * puts its content into the document: what is asked for later (by an effect, for data, when idle) it did without.
 */
export async function firstVisit(browser: Browser, url: string, screen: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteWhenShown, screen)
    await page.goto(url)
    await page.waitForFunction(() => window.__shownAt !== undefined, undefined, { timeout: PATIENCE_MS })
    await page.waitForLoadState('networkidle')
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => {
        const { origin, pathname } = new URL(name)
        return { here: origin === location.origin, pathname, needed: startTime <= (window.__shownAt ?? 0) }
      }),
    )
    const own = scripts.filter(({ here, pathname }) => here && pathname.endsWith('.js'))
    const paths = (list: typeof own) => [...new Set(list.map(({ pathname }) => pathname))].sort()
    return { needed: paths(own.filter(({ needed }) => needed)), all: paths(own) }
  } catch (error) {
    throw new Error(`${url} did not show its screen "${screen}"`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Runs in the page, before everything else. */
function noteWhenShown(screen: string): void {
  const hasContent = (): boolean => {
    const parts = document.querySelector(`[data-screen="${screen}"]`)?.children ?? []
    return [...parts].some((part) => part.getBoundingClientRect().height > 8)
  }
  const watch = <Method extends 'appendChild' | 'insertBefore'>(method: Method) => {
    const original = Node.prototype[method]
    Object.assign(Node.prototype, {
      [method](this: Node, ...given: Parameters<typeof original>) {
        const result = Reflect.apply(original, this, given)
        if (window.__shownAt === undefined && hasContent()) window.__shownAt = performance.now()
        return result
      },
    })
  }
  watch('appendChild')
  watch('insertBefore')
}
