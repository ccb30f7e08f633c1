import type { Page } from '@playwright/test'
import { appears } from '../support/appears.ts'
import { bringBack } from './foremost.ts'
import type { Cell } from './rules/cells.ts'

/** Where a page stands that a cell has left. */
export interface Left {
  /** Who is on the page, and with what in storage. */
  readonly visit: string
  /** What the back office said otherwise than it does by itself. */
  readonly settings: string
  /** It stood in a state: something may be open. */
  readonly inState: boolean
}

/** A screen that asks for nothing, and shares nothing with others but their frame. */
const NOWHERE = '/m/nowhere'
const NOT_FOUND = '[data-screen="notFound"]'
const STATUS = '/wps/system/status'

/**
 * Goes to a cell's screen as a player goes on: by the app's own router. From a state, and to one, the way leads over another
 * screen, so that nothing is left of the one before; what the back office says now is asked for as by whoever comes back.
 *
 * @param session what is stored of it, null where nobody is logged in
 * @returns false where something of the state before is still there: nobody is to go on from it
 */
export async function continueTo(
  page: Page,
  cell: Cell,
  left: Left,
  now: { readonly settings: string; readonly session: string | null },
): Promise<boolean> {
  const isOther = now.settings !== left.settings
  if (left.inState || cell.state || isOther) {
    if (left.inState) await bringBack(page)
    await goTo(page, NOWHERE)
    await appears(page, NOT_FOUND)
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

/** Whoever comes back to the page has it ask again for what the back office says. */
async function comeBack(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().includes(STATUS)),
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  ])
}

/** Runs in the page: nothing lies over it, and whoever was here still is. */
function isAsLoaded(session: string | null): boolean {
  const over = document.querySelector('[role="dialog"], [role="alertdialog"], [data-above] > *')
  return !over && sessionStorage.getItem('MC_SESSION_INFO') === session
}
