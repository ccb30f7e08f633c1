import { expect, screenOf, test, visit } from '../support/journey.ts'

/** Good, as Core Web Vitals have it, is 0.1 at most. */
const MOST_SHIFT = 0.05
const LATE_MS = 1000

/** Runs in the page before anything else. */
function addUpShifts(): void {
  const sum = { value: 0 }
  Object.assign(window, { shifts: sum })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number' && !Reflect.get(entry, 'hadRecentInput'))
        sum.value += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const merchant of ['aurora', 'manila', 'saigon', 'chennai', 'bangkok']) {
  test(`${merchant}: a home whose answers come late does not jump`, async ({ page, office }) => {
    const merchantState = office(merchant)
    await merchantState.fault('relay/*', { kind: 'delay', delayMs: LATE_MS, times: -1 })
    await page.addInitScript(addUpShifts)
    await visit(page, merchantState)
    await expect(screenOf(page, 'home').locator('[data-section] [aria-busy="true"]:visible')).toHaveCount(0)
    await expect(screenOf(page, 'home').locator('[data-section="footer"]')).toBeVisible()
    const shift = await page.evaluate(() => Reflect.get(Reflect.get(window, 'shifts'), 'value'))
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT)
  })
}
