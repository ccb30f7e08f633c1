import { expect, screenOf, test, visit } from '../support/journey.ts'

const BANNERS = 'relay/MCSFE_getBanners'
const GAMES = 'relay/GCSGAME_newGameVendor'

test('a section with an unusable answer shows an error with Retry; the rest of home works, and Retry repairs it', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.fault(BANNERS, { kind: 'shape', value: { groups: 7 } })
  await visit(page, aurora)
  const banners = page.locator('[data-section="bannerCarousel"]')
  const retry = banners.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(page.locator('[data-section="gameLanes"]').getByRole('link').first()).toBeVisible()

  await aurora.clearFault(BANNERS)
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(banners.getByRole('link').or(banners.getByRole('button')).first()).toBeVisible()
})

test('when games cannot be loaded the banners still work, and Retry loads the games', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await saigon.fault(GAMES, { kind: 'status', status: 500 })
  await visit(page, saigon)
  const lanes = page.locator('[data-section="gameLanes"]')
  await expect(lanes.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.locator('[data-section="lotteryDraws"]')).toBeVisible()
  await saigon.clearFault(GAMES)
  await lanes.getByRole('button', { name: 'Retry' }).click()
  await expect(lanes.getByRole('link').first()).toBeVisible()
})

test('sections whose code cannot be downloaded are left out and reported; the screen still works', async ({
  page,
  office,
}) => {
  await page.route(/\/assets\/home-[^/]+\.js$/, (route) => route.abort())
  await visit(page, office('aurora'))
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => window.__SITE__?.problems.map(({ code, pointer }) => `${code} ${pointer}`)),
    )
    .toContain('feature.notLoaded /banners')
})

test('an address that leads nowhere says so, and home is one tap away', async ({ page, office }) => {
  await visit(page, office('manila'), '/m/no/such/page', 'notFound')
  await screenOf(page, 'notFound').getByRole('link', { name: 'Back to home' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
})
