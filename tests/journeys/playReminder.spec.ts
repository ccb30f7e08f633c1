import type { Page } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'
import { gameBar, gamePage, launchAsMember, plainPlay } from '../support/playing.ts'

const GAME = '/m/launchGame?vendor=RNG&code=GEMNORTE&backUrl=%2Fm%2Fhome'
const reminder = (page: Page) => page.getByRole('alertdialog', { name: 'Time for a break?' })
/** Less than a break, so that the time goes on. */
const STEP_MS = 20 * 60_000
const STEPS_OF_AN_HOUR = [1, 2, 3]

/** Lets time pass as for a member who plays. The machine's pace has no influence. */
async function pass(page: Page, steps: readonly number[]) {
  for (const _ of steps) await page.clock.fastForward(STEP_MS)
}

/** Waits until the page counts the member's time. */
const counts = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('SHELL_playTime') ?? '{}')))
    .toMatchObject({ seenAt: expect.any(Number) })

test('a member is reminded over a running game after an hour, and again after another', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await page.clock.install()
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  await expect(gamePage(page)).toBeVisible()
  const clock = gameBar(page).getByRole('timer', { name: 'Playing time: 0 min' })
  await expect(clock).toBeVisible()

  await pass(page, [1, 2])
  await expect(gameBar(page).getByRole('timer')).toHaveText('40 min')
  await expect(reminder(page)).toHaveCount(0)
  await pass(page, [3])
  await expect(reminder(page)).toContainText('You have been playing for 1 h.')

  await test.step('a reload does not lose it', async () => {
    await page.reload()
    await expect(reminder(page)).toBeVisible()
  })
  await reminder(page).getByRole('button', { name: 'Continue' }).click()
  await expect(reminder(page)).toHaveCount(0)
  await expect(gamePage(page)).toBeVisible()

  await pass(page, STEPS_OF_AN_HOUR)
  await expect(reminder(page)).toContainText('2 h')
  await reminder(page).getByRole('button', { name: 'Take a break' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
})

test('a payment form is never interrupted, and the next screen is', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.setSettings({ responsible_play_reminder: 20 })
  await page.clock.install()
  await asMember(page, aurora)
  await visit(page, aurora, '/m/voucherCenter', 'voucherCenter')
  await expect(screenOf(page, 'voucherCenter').getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await counts(page)
  await pass(page, [1])
  await expect(reminder(page)).toHaveCount(0)
  await screenOf(page, 'voucherCenter').getByRole('link', { name: 'Back' }).click()
  await expect(reminder(page)).toBeVisible()
})

test('what is answered in one tab is answered in the other', async ({ page, context, office }) => {
  const aurora = office('aurora')
  await aurora.setSettings({ responsible_play_reminder: 20 })
  await page.clock.install()
  await asMember(page, aurora)
  await visit(page, aurora, '/m/home')
  await counts(page)
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token)
  await page.clock.fastForward(STEP_MS)
  await expect(reminder(page)).toBeVisible()

  const other = await context.newPage()
  await other.clock.install({ time: Date.now() + STEP_MS })
  await visit(other, aurora, `/m/home?token=${token}`)
  await expect(reminder(other)).toBeVisible()
  await reminder(other).getByRole('button', { name: 'Continue' }).click()
  await expect(reminder(page)).toHaveCount(0)
})
