import type { Page } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { logIn, PLAYER } from '../support/logIn.ts'

/** What the member centre asks for, each with another delay, ms, so that parts come one after the other. */
const LATE: Readonly<Record<string, number>> = {
  'member/info': 500,
  'relay/MCSFE_getPlayerRankProgress': 900,
}

/** Notes each place of the entry Security, in px from the top of the page. */
const followEntries = (page: Page) =>
  page.addInitScript(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const look = () => {
      const buttons = [...document.querySelectorAll('[data-screen="member.home"] button')]
      const entry = buttons.find(({ textContent }) => textContent?.trim() === 'Security')
      const top = entry && Math.round(entry.getBoundingClientRect().top + scrollY)
      if (top !== undefined && places.at(-1) !== top) places.push(top)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`${merchant}: what comes late does not move the entries of the member centre`, async ({
    page,
    office,
  }) => {
    const site = office(merchant)
    await logIn(page, site.origin, PLAYER)
    await followEntries(page)
    for (const [path, delayMs] of Object.entries(LATE)) await site.fault(path, { kind: 'delay', delayMs })
    await visit(page, site, '/m/member/home', 'member.home')
    await expect(screenOf(page, 'member.home').getByRole('button', { name: 'Security' })).toBeVisible()
    await expect(screenOf(page, 'member.home').getByRole('progressbar')).toHaveCount(0)
    await expect(screenOf(page, 'member.home').getByRole('progressbar')).toBeVisible()
    await expect(page.locator('[data-entry-space]')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'places'))).toHaveLength(1)
  })
}
