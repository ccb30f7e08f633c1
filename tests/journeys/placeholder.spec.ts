import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, screenOf, test } from '../support/journey.ts'
import { answerOf } from '../support/merchants.ts'

const opening = (page: Page) => page.locator('[data-placeholder]')

/** Delays the files of an address pattern until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let continueTo = () => {}
  const held = new Promise<void>((resolve) => {
    continueTo = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return continueTo
}

const holdApp = (page: Page) => hold(page, '**/m/assets/app-*.js')

/** Homes whose first element has a place that the layout knows: as is, right to left, and after other elements. */
const BEGINNINGS = [
  ['aurora', 'the first banner', '[data-section="bannerCarousel"] img'],
  ['karachi', 'the first banner', '[data-section="bannerCarousel"] img'],
  ['manila', 'the first banner', '[data-section="bannerCarousel"] img'],
  ['seoul', 'the first banner', '[data-section="bannerCarousel"] img'],
  ['saigon', 'the name of the next draw', '[data-section="lotteryDraws"] h3'],
  ['angkor', 'the name of the next draw', '[data-section="lotteryDraws"] h3'],
] as const

for (const [merchant, what, live] of BEGINNINGS) {
  test(`${merchant}: ${what} stands on a first visit before the app has come, and does not move when it does`, async ({
    page,
    office,
  }) => {
    await expectInPlace(page, office(merchant), live)
  })
}

for (const [merchant, what] of BEGINNINGS.filter(([code]) => ['aurora', 'manila', 'saigon'].includes(code))) {
  test(`${merchant}: ${what} stays while home’s frame stands and its sections are on their way`, async ({
    page,
    office,
  }) => {
    const { origin } = office(merchant)
    const continueTo = await hold(page, '**/m/assets/{home,M?home}-*.js')
    await page.goto(`${origin}/m/home`, { waitUntil: 'commit' })
    await expect(page.locator('[data-section="footer"]')).toBeAttached()
    await expect(opening(page)).toBeVisible()
    continueTo()
    await expect(opening(page)).toHaveCount(0)
  })
}

test('the first banner is asked for before the manifest has come, and shown only if the home template has banners', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const continueTo = await hold(page, '**/wps/system/manifest.json*')
  const banners = page.waitForResponse('**/wps/relay/MCSFE_getBanners*')
  await page.goto(`${aurora.origin}/m/home`, { waitUntil: 'commit' })
  await (await banners).finished()
  await expect(opening(page)).toHaveCount(0)
  continueTo()
  await expect(opening(page)).toHaveAttribute('src', /\.svg/)
})

/** Homes of the same layout without links to other sections above the next draw. */
const FEW_NAMES = [
  ['but the draws', ['lotteryDraws', 'announcementMarquee', 'footer']],
  ['but the draws and what members alone have', ['lotteryDraws', 'vipProgress', 'footer']],
] as const

for (const [what, types] of FEW_NAMES) {
  test(`saigon, where no section has a name ${what}: the name of the next draw stands in its place all the same`, async ({
    page,
    office,
  }) => {
    const saigon = office('saigon')
    const manifest = Object(answerOf('saigon', 'system/manifest'))
    const { parameters } = manifest.templates
    const home = JSON.stringify({ sections: types.map((type) => ({ type })) })
    await saigon.setValue('system/manifest', {
      ...manifest,
      templates: { parameters: { ...parameters, home } },
    })
    await expectInPlace(page, saigon, '[data-section="lotteryDraws"] h3')
  })
}

/** The placeholder of a first visit is shown before the app, at the position where the app then shows `live`. */
async function expectInPlace(page: Page, { origin }: BackOffice, live: string): Promise<void> {
  const continueTo = await holdApp(page)
  await page.goto(`${origin}/m/home`, { waitUntil: 'commit' })
  await expect(opening(page)).toBeVisible()
  await expect(screenOf(page, 'home')).toHaveCount(0)
  const before = await opening(page).boundingBox()
  const words = await opening(page).textContent()
  continueTo()
  await expect(opening(page)).toHaveCount(0)
  const first = page.locator(live).first()
  if (words) await expect(first).toHaveText(words)
  expect(rounded(await first.boundingBox())).toEqual(rounded(before))
}

const rounded = (box: { x: number; y: number; width: number; height: number } | null) =>
  box && Object.values(box).map(Math.round)

test('a home that begins with another section, and any other screen, has no placeholder', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const manifest = Object(answerOf('aurora', 'system/manifest'))
  const { parameters } = manifest.templates
  const home = JSON.stringify({ sections: [{ type: 'gameLanes' }, { type: 'bannerCarousel' }] })
  await aurora.setValue('system/manifest', {
    ...manifest,
    templates: { parameters: { ...parameters, home } },
  })
  for (const [path, screen] of [
    ['/m/home', 'home'],
    ['/m/login', 'login'],
  ] as const) {
    let shown = false
    await page.exposeFunction(`openingShown${screen}`, () => {
      shown = true
    })
    await page.addInitScript((name) => {
      new MutationObserver(() => {
        if (document.querySelector('[data-placeholder]')) Reflect.get(window, name)()
      }).observe(document, { childList: true, subtree: true })
    }, `openingShown${screen}`)
    await page.goto(aurora.origin + path)
    await expect(screenOf(page, screen)).toBeVisible()
    expect(shown, path).toBe(false)
  }
})

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('a first visit begins on the colour that the manifest names, until its theme is there', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const manifest = Object(answerOf('aurora', 'system/manifest'))
  await aurora.setValue('system/manifest', { ...manifest, background_color: '#123456' })
  const continueTo = await holdApp(page)
  await page.goto(`${aurora.origin}/m/home`, { waitUntil: 'commit' })
  await expect.poll(() => background(page)).toBe('rgb(18, 52, 86)')
  continueTo()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(() => background(page)).not.toBe('rgb(18, 52, 86)')
})
