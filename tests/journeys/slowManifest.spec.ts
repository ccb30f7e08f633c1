import type { Route } from '@playwright/test'
import { holdTime } from '../support/heldTime.ts'
import { expect, screenOf, test } from '../support/journey.ts'

test('a manifest that hangs on a first visit delays home for five seconds, and themes it when it comes', async ({
  page,
  office,
}) => {
  const { origin } = office('aurora')
  const time = await holdTime(page)
  const held: Route[] = []
  await page.route('**/wps/system/manifest.json*', (route) => void held.push(route))
  await page.goto(`${origin}/m/home`)
  await expect.poll(() => held.length).toBe(1)
  await time.asked(5000)
  await time.pass(4999)
  await expect(screenOf(page, 'home')).toHaveCount(0)
  await time.pass(1)
  await time.continueTo()
  await expect(screenOf(page, 'home')).toBeVisible()
  const footer = page.locator('[data-section="footer"]')
  await expect(footer).not.toContainText('Termos')
  // Another one, which the page asks for on a return, may still hang.
  await held[0]?.continue()
  await expect(footer).toContainText('Termos')
})
