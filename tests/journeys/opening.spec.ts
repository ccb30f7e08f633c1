import type { Page } from '@playwright/test'
import { COMPILE_AS_IT_ARRIVES } from '../../scripts/build/lean/eager.ts'
import { expect, screenOf, test } from '../support/journey.ts'
import { answerOf } from '../support/merchants.ts'

const opening = (page: Page) => page.locator('[data-opening]')

/** The app itself is on its way until it is let go on. */
async function holdApp(page: Page): Promise<() => void> {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/m/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  return goOn
}

// The layout whose own home begins with its banners, and right to left.
for (const merchant of ['aurora', 'karachi']) {
  test(`${merchant}: the first banner of a first visit stands before the app has come, and nothing moves when it does`, async ({
    page,
    office,
  }) => {
    const goOn = await holdApp(page)
    const { origin } = office(merchant)
    await page.goto(`${origin}/m/home`, { waitUntil: 'commit' })
    await expect(opening(page)).toBeVisible()
    await expect(screenOf(page, 'home')).toHaveCount(0)
    const before = await opening(page).boundingBox()
    goOn()
    await expect(opening(page)).toHaveCount(0)
    const live = page.locator('[data-section="bannerCarousel"] img').first()
    expect(await live.boundingBox()).toEqual(before)
  })
}

test('a home that begins with something else, and any other screen, begins without a banner', async ({
  page,
  office,
}) => {
  for (const [merchant, path, screen] of [
    ['manila', '/m/home', 'home'],
    ['aurora', '/m/login', 'login'],
  ] as const) {
    let shown = false
    await page.exposeFunction(`openingShown${merchant}`, () => {
      shown = true
    })
    await page.addInitScript((name) => {
      new MutationObserver(() => {
        if (document.querySelector('[data-opening]')) Reflect.get(window, name)()
      }).observe(document, { childList: true, subtree: true })
    }, `openingShown${merchant}`)
    await page.goto(office(merchant).origin + path)
    await expect(screenOf(page, screen)).toBeVisible()
    expect(shown, `${merchant} ${path}`).toBe(false)
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
  const goOn = await holdApp(page)
  await page.goto(`${aurora.origin}/m/home`, { waitUntil: 'commit' })
  await expect.poll(() => background(page)).toBe('rgb(18, 52, 86)')
  goOn()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(() => background(page)).not.toBe('rgb(18, 52, 86)')
})

test('what a first picture is made of is compiled while it arrives', async ({ page, office }) => {
  const arriving = page.waitForResponse('**/m/assets/app-*.js')
  await page.goto(`${office('aurora').origin}/m/home`, { waitUntil: 'commit' })
  expect(await (await arriving).text()).toMatch(new RegExp(`^${COMPILE_AS_IT_ARRIVES}`))
})
