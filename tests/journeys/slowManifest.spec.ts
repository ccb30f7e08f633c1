import type { Route } from '@playwright/test'
import { expect, screenOf, test } from '../support/journey.ts'

test('a manifest that hangs on a first visit holds up home for five seconds, and dresses it when it comes', async ({
  page,
  office,
}) => {
  const { origin } = office('aurora')
  await page.clock.install()
  let held: Route | undefined
  await page.route('**/wps/system/manifest.json*', (route) => {
    held = route
  })
  await page.goto(`${origin}/m/home`)
  await expect.poll(() => held !== undefined).toBe(true)
  await page.clock.runFor(4900)
  await expect(screenOf(page, 'home')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(screenOf(page, 'home')).toBeVisible()
  const footer = page.locator('[data-section="footer"]')
  await expect(footer).not.toContainText('Termos')
  await held?.continue()
  await expect(footer).toContainText('Termos')
})
