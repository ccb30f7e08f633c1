import type { Locator, Page } from '@playwright/test'

/** As long as an action may take (`playwright.config.ts`). */
const PATIENCE_MS = 20_000

/**
 * Resolves when what a selector (CSS) names is visible. The page says it in the moment in which it comes about: a locator
 * looks after 20, 70, 170, 270 and 770 ms, and most screens are there a moment after one of its looks.
 */
export async function appears(page: Page, css: string): Promise<void> {
  const late = `nothing visible is ${css}`
  const shown = (): Promise<void> => page.evaluate(watchFor, { css, late, patience: PATIENCE_MS })
  // A page that goes elsewhere by itself is asked again where it has arrived.
  await shown().catch((error: unknown) => (isNavigation(error) ? shown() : Promise.reject(error)))
}

const isNavigation = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('Execution context was destroyed')

/** Runs in the page. */
function watchFor({ css, late, patience }: { css: string; late: string; patience: number }): Promise<void> {
  const isThere = (): boolean =>
    [...document.querySelectorAll(css)].some((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
    })
  return new Promise((resolve, reject) => {
    let asked = 0
    const end = (settle: () => void): void => {
      observer.disconnect()
      cancelAnimationFrame(asked)
      clearTimeout(timer)
      settle()
    }
    // With the next frame: to ask for a size in the midst of changes starts transitions that nobody else would see.
    const askSoon = (): void => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => isThere() && end(resolve))
    }
    const observer = new MutationObserver(askSoon)
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    const timer = setTimeout(() => end(() => reject(new Error(late))), patience)
    askSoon()
  })
}

/** Resolves when a locator's element is visible, which it asks whenever the page has changed. */
export async function isSeen(page: Page, locator: Locator): Promise<void> {
  const late = Date.now() + PATIENCE_MS
  while (Date.now() < late) {
    const changed = page.evaluate(nextChange)
    // A page that goes elsewhere has changed, too.
    changed.catch(() => undefined)
    if (await locator.isVisible()) return
    await changed.catch(() => undefined)
  }
  await locator.waitFor()
}

/** Runs in the page: resolves with the next change of the document, or at the end of a wait without one. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => end())
    const timer = setTimeout(end, 500)
    function end(): void {
      observer.disconnect()
      clearTimeout(timer)
      // All of what changes at once, and its picture.
      requestAnimationFrame(() => resolve())
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
