import type { Locator, Page } from '@playwright/test'
import { continueAfter, SUCCESS_MESSAGE_MS } from '../../src/features/auth/account/model/completion.ts'
import { isNavigation, PATIENCE_MS } from '../support/appears.ts'
import type { Calm } from '../support/disableMotion.ts'

/** How long a page may stay as it is before it is looked at whether it rests, and its long timers with it, ms. */
const STILL_MS = 20
/** How far ahead of time a page's timers run, ms: later ones are the limits for answers. */
const MOST_AHEAD_MS = 8000
/** After a login, until its message goes and until the next page comes, ms. The form's button is busy meanwhile. */
const AFTER_LOGIN_MS = [SUCCESS_MESSAGE_MS, continueAfter('login')]

/**
 * Resolves when a locator's element is visible, or hidden. Checks after every change of the page. Where the page rests
 * before, its long timers run ahead of time (`longTimers.ts`).
 *
 * @param held calls that are not answered
 */
export async function reach(
  page: Page,
  calm: Calm,
  locator: Locator,
  { state = 'visible', held }: { readonly state?: 'visible' | 'hidden'; readonly held?: RegExp | undefined },
): Promise<void> {
  const goOnAfterLogin = async (busy: string) => {
    if (busy.startsWith('<button')) await page.evaluate(endTimers, AFTER_LOGIN_MS)
  }
  const isReached = async () => (await locator.isVisible()) === (state === 'visible')
  const late = Date.now() + PATIENCE_MS
  let ahead = 0
  /** A timer has just run ahead of time. Most change nothing, so that no change is waited for. */
  let isAhead = false
  while (Date.now() < late) {
    try {
      if (!isAhead) {
        const change = page.evaluate(nextChange, STILL_MS)
        // The check may throw first.
        change.catch(() => undefined)
        if (await isReached()) return
        if (await change) continue
      }
      await calm.rest(held, goOnAfterLogin)
      if (await isReached()) return
      const passed = await page.evaluate((most) => window.passToNextTimer?.(most), MOST_AHEAD_MS - ahead)
      isAhead = passed !== undefined
      ahead += passed ?? 0
    } catch (error) {
      // Some steps leave the page. That counts as a change.
      isAhead = false
      if (!isNavigation(error)) throw error
    }
  }
  await locator.waitFor({ state })
}

/** Runs in the page. */
function endTimers(lengths: readonly number[]): void {
  for (const ms of lengths) window.endTimersOf?.(ms)
}

/** Runs in the page: resolves with true after the next change of the document, with false if there is none for this long. */
function nextChange(stillMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => end(true))
    const timer = setTimeout(end, stillMs, false)
    function end(changed: boolean): void {
      observer.disconnect()
      clearTimeout(timer)
      // In the next frame all changes of this task are done and about to be drawn.
      requestAnimationFrame(() => resolve(changed))
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
