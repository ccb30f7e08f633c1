import type { Page } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const INFO = 'member/info'
const PROGRESS = 'relay/MCSFE_getPlayerRankProgress'

/** Keeps the answers to a call from the page, until the returned function is called. */
async function keepBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/wps/${path}*`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
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
    await asMember(page, site)
    await followEntries(page)
    const letInfo = await keepBack(page, INFO)
    const letProgress = await keepBack(page, PROGRESS)
    await visit(page, site, '/m/member/home', 'member.home')
    await expect(screenOf(page, 'member.home').getByRole('button', { name: 'Security' })).toBeVisible()
    await expect(screenOf(page, 'member.home').getByRole('progressbar')).toHaveCount(0)
    const info = page.waitForResponse(`**/wps/${INFO}*`)
    letInfo()
    await info
    letProgress()
    await expect(screenOf(page, 'member.home').getByRole('progressbar')).toBeVisible()
    await expect(page.locator('[data-entry-space]')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'places'))).toHaveLength(1)
  })
}
