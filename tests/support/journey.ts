import { test as base, expect, type Page } from '@playwright/test'
import { type BackOffice, backOffice } from './backOffice.ts'
import { PHONE } from './phone.ts'

/** Each worker has its own world, reset before each test. After each test the front end must not have violated the contract. */
export const test = base.extend<
  {
    office: (merchant: string) => BackOffice
    freshWorld: undefined
    chosenLanguage: string
    asksToInstall: boolean
    readsAnnouncements: boolean
    welcomes: boolean
  },
  { world: string }
>({
  /**
   * The language that the player chose on an earlier visit. Without it a member's own language precedes the browser's.
   * '': none, which is the default for tests with another browser language.
   */
  chosenLanguage: [async ({ locale }, use) => use(locale === PHONE.locale ? 'EN' : ''), { option: true }],
  /** Shows the prompts to install the app. They cover home or its bottom, so in other tests the player has said "not now". */
  asksToInstall: [false, { option: true }],
  /** Shows the announcement popup. It covers home, so in other tests the player has hidden it before (`hidePopup`). */
  readsAnnouncements: [false, { option: true }],
  /** Shows welcome images. They cover home after a while, so in other tests the player has closed one in this session. */
  welcomes: [false, { option: true }],
  context: async ({ context, chosenLanguage, asksToInstall, readsAnnouncements, welcomes }, use) => {
    if (!readsAnnouncements) await context.addInitScript(hideAnnouncements)
    if (!asksToInstall) await context.addInitScript(declineInstall)
    if (!welcomes) await context.addInitScript(closeWelcome)
    if (chosenLanguage) await context.addInitScript(choose, chosenLanguage)
    await use(context)
  },
  world: [
    async ({ browserName: _ }, use, { parallelIndex }) => use(`j${parallelIndex}`),
    { scope: 'worker' },
  ],
  freshWorld: [
    async ({ world }, use) => {
      const office = backOffice('', world)
      await office.reset()
      await use(undefined)
      expect(await office.violations(), 'calls that the contract does not allow').toEqual([])
    },
    { auto: true },
  ],
  office: async ({ world }, use) => use((merchant) => backOffice(merchant, world)),
})

/** Runs in the page before anything else. A page with an opaque origin, such as a sandboxed game, has no storage. */
function choose(language: string): void {
  if (self.origin === 'null' || localStorage.getItem('language')) return
  localStorage.setItem('language', language)
}

/** Runs in the page before anything else. */
function declineInstall(): void {
  if (self.origin === 'null') return
  sessionStorage.setItem('SHELL_hideInstall', '1')
  sessionStorage.setItem('hideDownloadBar', '1')
  sessionStorage.setItem('SHELL_appDownloadSkip', '1')
}

/** Runs in the page before anything else. Later announcements are shown all the same. */
function hideAnnouncements(): void {
  if (self.origin === 'null') return
  localStorage.setItem('hidePopup', '1')
}

/** Runs in the page before anything else. */
function closeWelcome(): void {
  if (self.origin === 'null') return
  sessionStorage.setItem('SHELL_downloadImage', '0')
}

export { expect }

/** Opens a path of a merchant's site and waits for a screen. */
export async function visit(
  page: Page,
  office: BackOffice,
  path = '/m/home',
  screen = 'home',
): Promise<void> {
  await page.goto(office.origin + path, { waitUntil: 'domcontentloaded' })
  await expect(screenOf(page, screen)).toBeVisible()
}

export const screenOf = (page: Page, id: string) => page.locator(`[data-screen="${id}"]`)
export const featureOf = (page: Page, id: string) => page.locator(`[data-feature="${id}"]`)

/** The player leaves the page and returns: it is hidden, then visible. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

/** Marks this document, to detect a reload later. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))

/** Expects the marked document: the page has not been reloaded. */
export const expectNoReload = (page: Page): Promise<void> =>
  expect(page.locator('html'), 'the page was not loaded again').toHaveAttribute('data-marked')

/** Ids of the features in the document, sorted. */
export const shownFeatures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...new Set(
        [...document.querySelectorAll('[data-feature]')].map(
          (part) => part.getAttribute('data-feature') ?? '',
        ),
      ),
    ].sort(),
  )

/** The current value of `window.__SITE__`. */
export const siteNow = (page: Page) => page.evaluate(() => window.__SITE__)
