import type { Page } from '@playwright/test'
import { configure, expectSaid, on, promptBar, promptModal } from '../support/appDownload.ts'
import { comeBack, expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const BAR = { bottom_app_bar_mode: on(1) }
/** Features that can cover the bottom of a screen. */
const BARS = ['appDownloadPrompt', 'installPrompt', 'downloadBar'] as const

const barsOf = async (page: Page) => {
  const counts = await Promise.all(BARS.map((id) => featureOf(page, id).count()))
  return BARS.filter((_, index) => counts[index])
}

test.use({ asksToInstall: true })

test('of several bars one is shown, and what must be visible is left as a pill when it is closed', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await configure(manila, BAR)
  await visit(page, manila)
  await expect(promptBar(page)).toBeVisible()
  expect(await barsOf(page)).toEqual(['appDownloadPrompt'])
  await promptBar(page).getByRole('button', { name: 'Close' }).click()
  await expect(promptBar(page)).toHaveCount(0)
  await expect(featureOf(page, 'downloadBar')).toHaveAttribute('data-folded')
  expect(await barsOf(page)).toEqual(['downloadBar'])
})

test('a modal comes before the bar, which has its turn again afterwards', async ({ page, office }) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await configure(aurora, { ...BAR, bind_card: on(1) })
  await page.goto(`${aurora.origin}/m/securityCenter/addBankCard`)
  await expect(promptModal(page)).toBeVisible()
  await expect(promptBar(page)).toHaveCount(0)
  await page.goto(`${aurora.origin}/m/home`)
  await expect(promptBar(page)).toBeVisible()
  await expect(promptModal(page)).toHaveCount(0)
})

test('the modal waits until the sheet that the player has opened is closed', async ({ page, office }) => {
  const aurora = office('aurora')
  await configure(aurora, {})
  await asMember(page, aurora)
  await featureOf(page, 'languagePicker').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await configure(aurora, { reg_days: on(0) })
  await comeBack(page)
  await expectSaid(page, /^on: .*reg_days is 0/)
  await expect(promptModal(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(promptModal(page)).toBeVisible()
})

test('the bar hides while the player types, and comes back', async ({ page, office }) => {
  const manila = office('manila')
  await configure(manila, BAR)
  await visit(page, manila)
  await expect(promptBar(page)).toBeVisible()
  const search = page.getByRole('searchbox').first()
  await search.focus()
  await expect(promptBar(page)).toHaveCount(0)
  await search.blur()
  await expect(promptBar(page)).toBeVisible()
})

test('nothing lies over the form of a login', async ({ page, office }) => {
  const aurora = office('aurora')
  await configure(aurora, BAR)
  await visit(page, aurora, '/m/login', 'login')
  await expectSaid(page, /^on: .*bottom_app_bar_mode is on$/)
  expect(await barsOf(page)).toEqual([])
  await screenOf(page, 'login').getByLabel('Username', { exact: true }).fill('somebody')
  expect(await barsOf(page)).toEqual([])
})
