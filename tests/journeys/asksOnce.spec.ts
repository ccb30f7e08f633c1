import type { Page } from '@playwright/test'
import { watchCalm } from '../support/disableMotion.ts'
import { expect, test } from '../support/journey.ts'

/** Records a page's calls to the platform from now on, with their parameters. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/wps/relay/')) asked.push(pathname + search)
  })
  return asked
}

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`home of ${merchant} takes over the calls that the document has sent and sends none twice`, async ({
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
    // After this time the visit stores its calls; the next visit sends them immediately.
    await page.clock.runFor(3000)
    expect(await visitOnce()).toEqual(first)
  })
}

for (const [late, files] of [
  ['the status comes', '**/wps/system/status*'],
  ['the status and the preload script come', '**/{wps/system/status*,m/assets/preloadScript-*.js}'],
] as const) {
  test(`when ${late} after the app has started, home’s calls are still sent before its sections are there, and once`, async ({
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
    await page.route(files, async (route) => {
      await page.waitForFunction(() => window.__DOCUMENT__ && !window.__BOOT__)
      await route.continue()
    })
    await page.route('**/m/assets/{M1home,home,live}-*.js', async (route) => {
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
}

test.describe('without a worker that keeps the app', () => {
  test.use({ serviceWorkers: 'block' })

  test('when the site comes after the calls of the last visit were sent, none is sent twice, and Retry sends a new one', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    const asked = listen(page)
    const calm = watchCalm(page)
    await page.goto(`${aurora.origin}/m/home`)
    await calm.rest()
    // As if the visit had been too short to store its calls.
    await page.evaluate(() => localStorage.removeItem('SHELL_early'))
    await page.goto('about:blank')
    await aurora.fault('relay/MCSFE_getBanners', { kind: 'status', status: 500 })
    let letSite = () => {}
    const site = new Promise<void>((resolve) => {
      letSite = resolve
    })
    await page.route('**/wps/system/{status,manifest.json}*', async (route) => {
      await site
      await route.continue()
    })
    // The preload script arrives before the app, as it usually does because it is smaller.
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement && target.src.includes('/preloadScript-'))
          document.documentElement.dataset.readsAhead = ''
      }
      document.addEventListener('load', note, { capture: true })
    })
    await page.route('**/m/assets/app-*.js', async (route) => {
      await page.locator('html[data-reads-ahead]').waitFor({ state: 'attached' })
      await route.continue()
    })
    asked.length = 0
    await page.goto(`${aurora.origin}/m/home`, { waitUntil: 'commit' })
    const retry = page.locator('[data-section="bannerCarousel"]').getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    const arrived = page.waitForResponse('**/wps/system/manifest.json*')
    letSite()
    await (await arrived).finished()
    await calm.rest()
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
    await aurora.clearFault('relay/MCSFE_getBanners')
    await retry.click()
    await expect(page.locator('[data-section="bannerCarousel"] img').first()).toBeVisible()
  })
})
