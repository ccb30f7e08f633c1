import type { Locator, Page } from '@playwright/test'
import { expect, featureOf, test, visit } from '../support/journey.ts'

test.use({ asksToInstall: true, readsAnnouncements: true, welcomes: true })

/** Longer than the delay of everything that appears by itself after the start, ms. */
const START_MS = 6_000

/** Records the features that cover the page, in order of appearance. Runs in the page before anything else. */
function noteInterruptions(): void {
  if (window.top !== window) return
  const came: string[] = []
  Object.assign(window, { interruptions: came })
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('[role="dialog"], aside')) {
      const feature = element.closest<HTMLElement>('[data-feature]')?.dataset.feature
      if (feature && came.at(-1) !== feature) came.push(feature)
    }
  }).observe(document, { childList: true, subtree: true })
}
const interruptionsOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'interruptions'))

/** The popup only: the same feature also has a line of news on home. */
const popupOf = (page: Page): Locator =>
  featureOf(page, 'announcements').filter({ has: page.getByRole('dialog') })

async function closeAnnouncements(page: Page): Promise<void> {
  const popup = popupOf(page)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toHaveCount(0)
}
const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0

for (const merchant of ['aurora', 'manila', 'saigon'])
  test(`a first visit to ${merchant} is interrupted once, and a second time only after the first was answered`, async ({
    page,
    office,
  }) => {
    await page.addInitScript(noteInterruptions)
    const began = Date.now()
    await visit(page, office(merchant))
    await expect(popupOf(page)).toBeVisible()
    await page.waitForFunction((end) => Date.now() > end, began + START_MS)
    expect(await interruptionsOf(page)).toEqual(['announcements'])
    await closeAnnouncements(page)
    await expect(featureOf(page, 'installPrompt')).toBeVisible()
    expect(await interruptionsOf(page)).toEqual(['announcements', 'installPrompt'])
  })

test('the install bar becomes a pill beside the chat button when the page is read, and can still be answered', async ({
  page,
  office,
}) => {
  await visit(page, office('aurora'))
  await closeAnnouncements(page)
  const bar = featureOf(page, 'installPrompt')
  await expect(bar.getByRole('button', { name: 'Web app' })).toBeVisible()
  const whole = await heightOf(bar)
  await page.mouse.wheel(0, 400)
  await expect(bar).toHaveAttribute('data-folded')
  expect(await heightOf(bar)).toBeLessThan(whole / 2)
  await expect(bar.getByRole('button', { name: 'Get the app' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Web app' })).toBeHidden()
  const [pill, chat] = [await bar.boundingBox(), await featureOf(page, 'chat').boundingBox()]
  expect((pill?.x ?? 0) + (pill?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toHaveCount(0)
})
