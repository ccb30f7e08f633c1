import type { Page } from '@playwright/test'

/** The same limit as for an action (`playwright.config.ts`), ms. */
export const PATIENCE_MS = 20_000

/**
 * Resolves as soon as an element that matches a CSS selector is visible. The page itself watches for it: a locator only
 * checks after 20, 70, 170, 270 and 770 ms, and most screens appear shortly after one of these checks.
 */
export async function appears(page: Page, css: string): Promise<void> {
  const late = `nothing visible is ${css}`
  const shown = (): Promise<void> => page.evaluate(watchFor, { css, late, patience: PATIENCE_MS })
  // If the page navigates by itself meanwhile, the new document is asked again.
  await shown().catch((error: unknown) => (isNavigation(error) ? shown() : Promise.reject(error)))
}

export const isNavigation = (error: unknown): boolean =>
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
    // In the next frame: reading a size in the middle of changes forces a layout, which starts transitions that no user sees.
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
