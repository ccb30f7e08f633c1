import { expect, featureOf, screenOf, siteNow, test, visit } from '../support/journey.ts'

test('a visitor who has been here before still sees home while the back office answers 502', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await expect(featureOf(page, 'chat')).toBeVisible()

  await aurora.fault('system/*', { kind: 'status', status: 502 })
  await visit(page, aurora)
  await expect(featureOf(page, 'gameLanes').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-merchant', 'aurora')
  const codes = async () => (await siteNow(page))?.problems.map(({ code }) => code) ?? []
  await expect.poll(codes).toContain('site.lastGood')

  await aurora.clearFault('system/*')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(codes).toEqual([])
})

test('a site that was good is painted while a slow status is on its way, and follows it when it comes', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await aurora.setFlags({ CBS3: 0 })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/wps/system/status?*', (route) => held.then(() => route.continue()))
  await visit(page, aurora)
  await expect(featureOf(page, 'chat')).toBeVisible()
  answer()
  await expect(featureOf(page, 'chat')).toHaveCount(0)
})

test('a visitor who was never here has no last good site, and is told so', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.fault('system/status', { kind: 'status', status: 502 })
  await page.goto(`${aurora.origin}/m/home`)
  await expect(screenOf(page, 'siteError')).toBeVisible()
})
