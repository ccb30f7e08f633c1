import type { Locator, Page } from '@playwright/test'
import { configure, on } from '../support/appDownload.ts'
import type { BackOffice } from '../support/backOffice.ts'
import { type Watched, watched } from '../support/faults/watch.ts'
import { expect, featureOf, test, visit } from '../support/journey.ts'
import { KNOWN_MERCHANTS } from '../support/knownMerchants.ts'
import { logIn, PLAYER } from '../support/logIn.ts'
import { withoutCaptcha } from '../support/loginForm.ts'
import { openSession } from '../support/member.ts'

test.use({ asksToInstall: true })

/** 36 s: longer than the delay of everything that opens by itself, ms. The first six seconds pass in small steps. */
const STEPS = [...Array<number>(24).fill(250), ...Array<number>(6).fill(5_000)]

/** Runs in the page: lets waiting tasks run. Tasks of a channel do not depend on the clock. */
async function runTasks(): Promise<void> {
  for (let round = 0; round < 20; round += 1)
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage('')
    })
}

async function logInWithoutCaptcha(page: Page, office: BackOffice): Promise<void> {
  await withoutCaptcha(office)
  await logIn(page, office.origin, PLAYER)
}

/** Lets the time after a start pass. The clock stands still while the page loads and renders, however slow the machine is. */
async function passStart({ page, answered }: Watched): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass()
  for (const step of STEPS) {
    await answered()
    await page.evaluate(runTasks)
    await answered()
    await page.clock.runFor(step)
  }
  await page.clock.resume()
}

/** Records the features that open over the page, in order of appearance; a pill is not open. Runs in the page before anything else. */
function noteInterruptions(): void {
  if (window.top !== window) return
  const came: string[] = []
  Object.assign(window, { interruptions: came })
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('[role="dialog"], aside:not([data-folded])')) {
      const feature = element.closest<HTMLElement>('[data-feature]')?.dataset.feature
      if (feature && came.at(-1) !== feature) came.push(feature)
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-folded'] })
}
const interruptionsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'interruptions'))

/** The popup only: the same feature also has a line of news on home. */
const popupOf = (page: Page): Locator =>
  featureOf(page, 'announcements').filter({ has: page.getByRole('dialog') })

/** Reads to the last announcement where the merchant forces it, and closes the popup. */
async function closeAnnouncements(page: Page): Promise<void> {
  const popup = popupOf(page)
  const close = popup.getByRole('button', { name: 'Close' })
  const next = popup.getByRole('button', { name: /^Next/ })
  await expect(close.or(next).first()).toBeVisible()
  while (!(await close.isVisible())) await next.click()
  await close.click()
  await expect(popup).toHaveCount(0)
}
const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0

test.describe('a first visit', () => {
  test.use({ readsAnnouncements: true, welcomes: true })

  // The app of each merchant is offered by another feature.
  for (const [merchant, promotion] of [
    ['aurora', 'installPrompt'],
    ['manila', 'installPrompt'],
    ['saigon', 'installPrompt'],
    ['karachi', 'appDownloadPrompt'],
    ['angkor', 'appDownloadPrompt'],
  ] as const)
    test(`to ${merchant} is interrupted once: afterwards the app is a pill, on the next page too`, async ({
      page,
      office,
    }) => {
      const visitor = await watched(page)
      await page.addInitScript(noteInterruptions)
      await visit(page, office(merchant))
      await expect(popupOf(page)).toBeVisible()
      await passStart(visitor)
      expect(await interruptionsOf(page)).toEqual(['announcements'])
      await closeAnnouncements(page)
      await passStart(visitor)
      await expect(featureOf(page, promotion)).toHaveAttribute('data-folded')
      expect(await interruptionsOf(page)).toEqual(['announcements'])

      await visit(page, office(merchant), '/m/activity', 'activity')
      await passStart(visitor)
      await expect(page.locator('aside[data-folded]')).toHaveCount(1)
      expect(await interruptionsOf(page)).toEqual([])
    })

  for (const merchant of KNOWN_MERCHANTS)
    for (const [visitor, come] of [
      ['a guest', visit],
      ['a member who logs in first', logInWithoutCaptcha],
    ] as const)
      test(`to ${merchant} opens at most one thing by itself in half a minute, for ${visitor}`, async ({
        page,
        office,
      }) => {
        const watching = await watched(page)
        await page.addInitScript(noteInterruptions)
        await come(page, office(merchant))
        await passStart(watching)
        const [, ...further] = await interruptionsOf(page)
        expect(further).toEqual([])
      })
})

test('nothing is offered before the first touch, or three seconds', async ({ page, office }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('aside')) return
      document.documentElement.setAttribute('data-offered-at', String(performance.now()))
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await visit(page, office('manila'))
  await expect(featureOf(page, 'installPrompt')).toBeVisible()
  expect(Number(await page.locator('html').getAttribute('data-offered-at'))).toBeGreaterThanOrEqual(3000)
})

test('the app is offered once at a time: one dismissal ends the offers but the bar that must be visible, a pill', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await configure(manila, { bottom_app_bar_mode: on(1) })
  await page.addInitScript(noteInterruptions)
  await visit(page, manila)
  await featureOf(page, 'appDownloadPrompt').getByRole('button', { name: 'Close' }).click()
  await expect(featureOf(page, 'appDownloadPrompt')).toHaveCount(0)
  await expect(featureOf(page, 'downloadBar')).toHaveAttribute('data-folded')
  await expect(page.locator('aside')).toHaveCount(1)
  expect(await interruptionsOf(page), 'the first that was due has opened').toHaveLength(1)
})

/** The install bar was closed on an earlier page: it cannot come before the bar of a test. */
const hideInstall = (page: Page): Promise<unknown> =>
  page.addInitScript(() => self.origin !== 'null' && sessionStorage.setItem('SHELL_hideInstall', '1'))

/** A bar that offers the app, alone on home. */
interface Bar {
  readonly feature: 'installPrompt' | 'downloadBar' | 'appDownloadPrompt'
  /** What only the whole bar shows. */
  readonly says: string
  readonly main: string | RegExp
  readonly begin: (page: Page, office: BackOffice) => Promise<unknown>
}
const BARS: readonly Bar[] = [
  { feature: 'installPrompt', says: 'Web app', main: 'Get the app', begin: async () => undefined },
  {
    feature: 'downloadBar',
    says: '5.0',
    main: /^Download/,
    begin: hideInstall,
  },
  {
    feature: 'appDownloadPrompt',
    says: 'Win more in the app',
    main: 'Get the app',
    begin: async (page, office) => {
      await hideInstall(page)
      // On a slow machine the configuration comes after this bar has opened.
      await page.addInitScript(() => self.origin !== 'null' && sessionStorage.setItem('hideDownloadBar', '1'))
      await configure(office, { bottom_app_bar_mode: on(1), bottom_app_desc: on('Win more in the app') })
    },
  },
]

for (const { feature, says, main, begin } of BARS) {
  const barOf = (page: Page) => page.locator(`aside[data-feature="${feature}"]`)

  test(`${feature}: the bar becomes a pill beside the chat button when the page is read, is opened by a tap, and can be answered`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await begin(page, aurora)
    await visit(page, aurora)
    const bar = barOf(page)
    await expect(bar.getByText(says, { exact: true })).toBeVisible()
    const whole = await heightOf(bar)
    await page.mouse.wheel(0, 400)
    await expect(bar).toHaveAttribute('data-folded')
    expect(await heightOf(bar)).toBeLessThan(whole)
    await expect(bar.getByRole('button', { name: main, exact: true })).toBeVisible()
    await expect(bar.getByText(says, { exact: true })).toBeHidden()
    const [pill, chat] = [await bar.boundingBox(), await featureOf(page, 'chat').boundingBox()]
    expect((pill?.x ?? 0) + (pill?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
    await bar.locator('[aria-expanded="false"]').click()
    await expect(bar.getByText(says, { exact: true })).toBeVisible()
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(bar).toHaveCount(0)
  })

  for (const merchant of ['aurora', 'manila', 'saigon'])
    test(`${feature}: on a phone 320 px wide the bar of ${merchant} is a strip of 44 px, and so are its buttons`, async ({
      page,
      office,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await begin(page, office(merchant))
      await visit(page, office(merchant))
      const bar = barOf(page)
      await expect(bar).toBeVisible()
      await expect.poll(() => heightOf(bar)).toBe(44)
      for (const button of await bar.getByRole('button').all()) expect(await heightOf(button)).toBe(44)
      await page.mouse.wheel(0, 400)
      await expect(bar).toHaveAttribute('data-folded')
      await expect.poll(() => heightOf(bar)).toBe(44)
    })
}

for (const path of ['voucherCenter', 'withdraw', 'securityCenter/addBankCard'])
  test(`on /m/${path} no bar offers the app, not even the one that the merchant asks for`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await configure(aurora, { bottom_app_bar_mode: on(1) })
    await openSession(page, aurora)
    await page.addInitScript(noteInterruptions)
    const visitor = await watched(page)
    await page.goto(`${aurora.origin}/m/${path}`)
    await passStart(visitor)
    await expect(page.locator('aside')).toHaveCount(0)
    expect(await interruptionsOf(page)).toEqual([])
    await page.goto(`${aurora.origin}/m/home`)
    await expect(featureOf(page, 'appDownloadPrompt'), 'it was only held').toBeVisible()
  })
