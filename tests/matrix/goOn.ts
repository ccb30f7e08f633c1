import type { Page } from '@playwright/test'
import { REVISIT_DEBOUNCE_MS } from '../../src/boot/revisit.ts'
import { LEAVING_MS } from '../../src/ui/modal/useModal.ts'
import { appears, PATIENCE_MS } from '../support/appears.ts'
import type { Cell } from './rules/cells.ts'
import type { Course } from './rules/course.ts'
import type { Visit } from './rules/passage.ts'
import { type Stored, store } from './stored.ts'

/** The condition of the page after a cell. */
export interface Left {
  readonly visit: Visit
  /** The back office's answers that differed from its defaults. */
  readonly settings: string
  /** The cell was in a state, so something may be open. */
  readonly inState: boolean
  readonly course: Course
  /** Another cell than one that its course leads on to may reuse the page. */
  readonly isLeft: boolean
  /** How far the page was scrolled, px. */
  readonly scrolled: number
  /** The state had other answers to what its screen asks for. */
  readonly hadOwnAnswers: boolean
}

/** What the next cell needs of the page. */
interface Next extends Pick<Left, 'visit' | 'settings'> {
  /** The state has other answers to what its screen asks for. */
  readonly hasOwnAnswers: boolean
  /** Begins a visit: returns what the storage holds then. */
  readonly begin: () => Promise<Stored>
}

/** A screen that sends no calls and shares only its frame with other screens. */
const NOWHERE = '/m/nowhere'
const NOT_FOUND = '[data-screen="notFound"]'
/** A sheet that Escape closes. */
const OPEN = '[data-dismissible]'
const CLOSES_TOAST = '[data-above] > [data-tone] > button:last-of-type'
const STATUS = '/wps/system/status'
/** How long the app keeps an answer that no screen shows, ms: TanStack Query's `gcTime`. */
const KEPT_MS = 300_000

/**
 * Opens a cell's screen with the app's own router, as a player does. From a state, and to one, it goes through another
 * screen, so that nothing of the previous one is left. If the back office's answers differ, the page asks for them again, as
 * on a player's return. Another member logs in.
 *
 * @returns false if something of the previous state is left, so that this page cannot be used
 */
export async function continueTo(page: Page, cell: Cell, left: Left, now: Next): Promise<boolean> {
  const isOther = now.settings !== left.settings
  const isAnother = now.visit.session !== left.visit.session
  const isAside = left.inState || cell.state !== undefined || isOther || isAnother
  if (isAside) {
    // As after five minutes on this screen: all others ask again.
    const forgotten = now.hasOwnAnswers || left.hadOwnAnswers ? KEPT_MS : undefined
    await goAside(page, forgotten)
    if (isAnother) await page.evaluate(store, await now.begin())
    if (isAnother || isOther) await comeBack(page)
  }
  const shown = cell.state ? `[data-screen]:not(${NOT_FOUND})` : `[data-screen="${cell.screen}"]`
  const session = isAside ? now.visit.session : undefined
  if (!(await page.evaluate(goTo, { path: cell.path, session }))) return false
  await appears(page, shown)
  return true
}

/** Stays where the previous cell was looked at: the next one's course leads on from there. */
export const stay = (page: Page, scrolled = 0): Promise<void> =>
  page.evaluate((y) => {
    window.holdLongTimers?.(false)
    scrollTo(0, y)
  }, scrolled)

/**
 * Runs in the page: goes to a screen, unless something covers the page or the session has changed. Checked in the same task: a
 * dialog that opens before the step is closed by it, as by a step back.
 */
function goTo({ path, session }: Step): boolean {
  const over = '[role="dialog"], [role="alertdialog"], [data-above] > *'
  if (session !== undefined) {
    if (document.querySelector(over) || sessionStorage.getItem('MC_SESSION_INFO') !== session) return false
  }
  window.holdLongTimers?.(false)
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  scrollTo(0, 0)
  return true
}

interface Step {
  readonly path: string
  /** The session that the page must have, null for a guest; undefined: nothing is checked. */
  readonly session: string | null | undefined
}

/**
 * Goes to a screen that shares only its frame with others.
 *
 * @param forgotten answers that no screen has shown for so long are forgotten, ms; absent: none
 */
export const goAside = (page: Page, forgotten?: number): Promise<void> =>
  page.evaluate(showAside, {
    to: NOWHERE,
    shows: NOT_FOUND,
    open: OPEN,
    closesToast: CLOSES_TOAST,
    leavingMs: LEAVING_MS,
    patience: PATIENCE_MS,
    forgotten,
  })

/** Runs in the page: closes what lies over it, as a visitor does, and resolves once the other screen is in the document. */
async function showAside(aside: Aside): Promise<void> {
  const { to, shows, open, closesToast, leavingMs, patience, forgotten } = aside
  window.holdLongTimers?.(false)
  document.querySelector<HTMLElement>(closesToast)?.click()
  const sheet = document.querySelector(open)
  if (sheet)
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('a sheet does not close')), patience)
      const end = (): void => {
        clearTimeout(late)
        resolve()
      }
      // A sheet that closes steps back in the history.
      addEventListener('popstate', end, { once: true })
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
  window.endTimersOf?.(leavingMs)
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${to} does not come`)), patience)
    const look = (): void => {
      if (!document.querySelector(shows) || sheet?.isConnected) return
      observer.disconnect()
      clearTimeout(late)
      if (forgotten !== undefined) window.endTimersOf?.(forgotten)
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    look()
  })
}

interface Aside {
  readonly to: string
  /** CSS. */
  readonly shows: string
  /** A sheet that a visitor may close (CSS). */
  readonly open: string
  /** A toast's button that closes it (CSS). */
  readonly closesToast: string
  /** How long a closed sheet stays, ms. */
  readonly leavingMs: number
  /** ms */
  readonly patience: number
  readonly forgotten: number | undefined
}

/**
 * Comes back to the page from another document of this tab, which may have logged a member in. The page reads the session and
 * requests the status again.
 */
async function comeBack(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().includes(STATUS)),
    page.evaluate(comeBackFromCache, REVISIT_DEBOUNCE_MS),
  ])
}

/** Runs in the page. */
function comeBackFromCache(debounceMs: number): void {
  const stored = { ...sessionStorage }
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  // The app has cleared the storage if another member was logged in.
  Object.assign(sessionStorage, stored)
  window.endTimersOf?.(debounceMs)
}
