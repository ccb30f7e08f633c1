import { test as base, type Page } from '@playwright/test'
import { type BackOffice, backOffice } from './backOffice.ts'
import { expect } from './expect.ts'
import { PHONE } from './phone.ts'

/** A worker's own world, as it is on the first day of each test; whatever a test does, the front end keeps to the contract. */
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
   * The language that the player chose here some other day, since a member's own comes before the browser's; '': never,
   * as for whoever comes with a browser of another language.
   */
  chosenLanguage: [async ({ locale }, use) => use(locale === PHONE.locale ? 'EN' : ''), { option: true }],
  /** What offers the app lies over the bottom of home, or over all of it: whoever is not about that has said "not now". */
  asksToInstall: [false, { option: true }],
  /** The announcement popup lies over all of home: whoever is not about that has hidden it some other day (`hidePopup`). */
  readsAnnouncements: [false, { option: true }],
  /** Welcome images lie over home after a while: whoever is not about them has closed one in this session. */
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

/** Runs in the page before anything else. A page of nobody's origin, as a confined game is, has no storage. */
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

/** Runs in the page before anything else. What is announced later shows nevertheless. */
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

/** Goes to a merchant's address and waits for a screen. */
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

/** The player looks away and comes back: the page is hidden, then visible. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

/** Marks this document, so that a reload shows. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))

/** The page is the one that was marked: nothing reloaded it. */
export const expectNoReload = (page: Page): Promise<void> =>
  expect(page.locator('html'), 'the page was not loaded again').toHaveAttribute('data-marked')

/** Ids of the features that stand in the document, sorted. */
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

/** What `window.__SITE__` says at this moment. */
export const siteNow = (page: Page) => page.evaluate(() => window.__SITE__)
