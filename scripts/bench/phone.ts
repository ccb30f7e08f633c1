import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { SESSION_KEY } from '../../src/session/codec.ts'

/** The phone of Lighthouse's mobile preset, so that both have the same first window. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const

export const CPU_SLOWDOWN = 4
const PATIENCE_MS = 60_000

/** The visitor, and their overlays. */
export interface Visitor {
  /** The stored session of a member; undefined for a guest. */
  readonly session: string | undefined
  /** Suppresses overlays, so that taps reach the page. */
  readonly declinesOffers?: boolean
}

export async function newPhone(
  browser: Browser,
  { session, declinesOffers }: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE)
  if (session !== undefined) await context.addInitScript(keepSession, { key: SESSION_KEY, session })
  if (declinesOffers) await context.addInitScript(declineOffers)
  return context
}

/** Runs in the page before everything else. A page with an opaque origin has no storage. */
function keepSession({ key, session }: { readonly key: string; readonly session: string }): void {
  if (self.origin !== 'null') sessionStorage.setItem(key, session)
}

/** Runs in the page, before everything else. */
function declineOffers(): void {
  if (self.origin === 'null') return
  localStorage.setItem('language', 'EN')
  localStorage.setItem('hidePopup', '1')
  for (const key of ['SHELL_downloadImage', 'SHELL_hideInstall', 'hideDownloadBar', 'SHELL_appDownloadSkip'])
    sessionStorage.setItem(key, key === 'SHELL_downloadImage' ? '0' : '1')
}

/** Logs a member in in a separate browser context, and returns the stored session. */
export async function logInAs(
  browser: Browser,
  origin: string,
  { userName, password }: { readonly userName: string; readonly password: string },
): Promise<string> {
  const context = await newPhone(browser, { session: undefined, declinesOffers: true })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/m/login`, { timeout: PATIENCE_MS })
    await page.getByLabel('Username', { exact: true }).fill(userName)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.locator('[data-screen="home"]').waitFor({ timeout: PATIENCE_MS })
    const session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)
    if (session === null) throw new Error(`${origin}: ${userName} has no session after a login`)
    return session
  } finally {
    await context.close()
  }
}

/** The browser's metrics of a page; times in ms. */
export interface Counters {
  readonly taskMs: number
  readonly processMs: number
  readonly nodes: number
  readonly listeners: number
  readonly styles: number
}

/** Starts counting CPU time, which other processes on the machine do not affect. */
export const startCounting = (session: CDPSession): Promise<void> =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' }).then(() => undefined)

export async function readCounters(session: CDPSession): Promise<Counters> {
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    taskMs: value('TaskDuration') * 1000,
    processMs: value('ProcessTime') * 1000,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    styles: value('RecalcStyleCount'),
  }
}

export const slowDown = (session: CDPSession): Promise<void> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }).then(() => undefined)

/** Navigates, and returns when the document starts to arrive. */
export const begin = (page: Page, url: string): Promise<unknown> =>
  page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS })
