import type { Page } from '@playwright/test'
import { appears } from '../support/appears.ts'
import { bringBack } from './foremost.ts'
import type { Cell } from './rules/cells.ts'
import { isOtherWindow } from './rules/passage.ts'

/** The condition of the page after a cell. */
export interface Left {
  /** The visitor on the page, and the content of the storage. */
  readonly visit: string
  /** The back office's answers that differed from its defaults. */
  readonly settings: string
  /** The cell was in a state, so something may be open. */
  readonly inState: boolean
  /** The address of the screen, if it is as at first but for the size of the window (`rules/passage.ts`). */
  readonly atFirst: string | undefined
  /** The state had other answers to what its screen asks for. */
  readonly hadOwnAnswers: boolean
}

/** A screen that sends no calls and shares only its frame with other screens. */
const NOWHERE = '/m/nowhere'
const NOT_FOUND = '[data-screen="notFound"]'
const STATUS = '/wps/system/status'
/** How long the app keeps an answer that no screen shows, ms: TanStack Query's `gcTime`. */
const KEPT_MS = 300_000

/**
 * Opens a cell's screen with the app's own router, as a player does. From a state, and to one, it goes through another
 * screen, so that nothing of the previous one is left; where only the window is another one, it stays. If the back office's
 * answers differ, the page asks for them again, as on a player's return.
 *
 * @param session the stored session, null for a guest
 * @returns false if something of the previous state is left, so that this page cannot be used
 */
export async function continueTo(
  page: Page,
  cell: Cell,
  left: Left,
  now: { readonly settings: string; readonly session: string | null; readonly hasOwnAnswers: boolean },
): Promise<boolean> {
  const isOther = now.settings !== left.settings
  // The window has its size already.
  if (cell.state && isOtherWindow(cell.state) && left.atFirst === cell.path && !isOther) {
    await page.evaluate(() => scrollTo(0, 0))
    return true
  }
  if (left.inState || cell.state || isOther) {
    if (left.inState) await bringBack(page)
    await goTo(page, NOWHERE)
    await appears(page, NOT_FOUND)
    // As after five minutes on this screen: all others ask again.
    if (now.hasOwnAnswers || left.hadOwnAnswers)
      await page.evaluate((kept) => window.endTimersOf?.(kept), KEPT_MS)
    if (isOther) await comeBack(page)
    if (!(await page.evaluate(isAsLoaded, now.session))) return false
  }
  await goTo(page, cell.path)
  await appears(page, cell.state ? `[data-screen]:not(${NOT_FOUND})` : `[data-screen="${cell.screen}"]`)
  return true
}

const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    scrollTo(0, 0)
  }, path)

/** Returns to the page, which then requests the status again. */
async function comeBack(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().includes(STATUS)),
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  ])
}

/** Runs in the page: nothing covers it, and the session is unchanged. */
function isAsLoaded(session: string | null): boolean {
  const over = document.querySelector('[role="dialog"], [role="alertdialog"], [data-above] > *')
  return !over && sessionStorage.getItem('MC_SESSION_INFO') === session
}
