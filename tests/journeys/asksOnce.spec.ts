import type { Page } from '@playwright/test'
import { watchCalm } from '../support/calm.ts'
import { expect, test } from '../support/journey.ts'

/** What a page asks the platform for from now on, with its parameters. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/wps/relay/')) asked.push(pathname + search)
  })
  return asked
}

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`home of ${merchant} asks once for what the document has asked for already`, async ({
    page,
    office,
  }) => {
    const { origin } = office(merchant)
    const asked = listen(page)
    const calm = watchCalm(page)
    await page.clock.install()
    const visitOnce = async () => {
      asked.length = 0
      await page.goto(`${origin}/m/home`)
      await calm.rest()
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
      return asked.toSorted()
    }
    const first = await visitOnce()
    expect(first).toContain('/wps/relay/GCSGAME_newGameVendor?platform=html5')
    // What this visit asked for is kept then, and asked at once by the next one.
    await page.clock.runFor(3000)
    expect(await visitOnce()).toEqual(first)
  })
}

test('a status that comes after the app has begun: what home will ask for is asked before its sections are there, and once', async ({
  page,
  office,
}) => {
  const { origin } = office('aurora')
  const asked = listen(page)
  const calm = watchCalm(page)
  let letSections = () => {}
  const sections = new Promise<void>((resolve) => {
    letSections = resolve
  })
  await page.route('**/wps/system/status*', async (route) => {
    await page.waitForFunction(() => window.__DOCUMENT__ && !window.__BOOT__)
    await route.continue()
  })
  await page.route('**/m/assets/{M1sections,BannerSection,live}-*.js', async (route) => {
    await sections
    await route.continue()
  })
  await page.goto(`${origin}/m/home`, { waitUntil: 'commit' })
  await expect.poll(() => asked.join(' ')).toContain('MCSFE_getBanners')
  letSections()
  await expect(page.locator('[data-section="bannerCarousel"] img').first()).toBeVisible()
  await calm.rest()
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
})
