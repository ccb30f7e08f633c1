import { expect, featureOf, test, visit } from '../support/journey.ts'
import { touch } from '../support/touch.ts'

test('a sheet follows the finger: let go soon it returns, flicked down it closes', async ({
  page,
  office,
}) => {
  await visit(page, office('aurora'))
  await featureOf(page, 'languagePicker').getByRole('button').first().tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  const handle = sheet.locator('[data-handle]')
  const topOf = () => sheet.evaluate((element) => element.getBoundingClientRect().top)
  const rest = await topOf()
  const { x, y, width } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const [atX, atY] = [x + width / 4, y + 10]

  const short = await touch(page, atX, atY)
  for (const way of [10, 20, 40, 60]) await short.move(atX, atY + way)
  expect(await topOf()).toBeGreaterThan(rest + 40)
  // Held, so that letting go is no flick.
  await short.move(atX, atY + 58)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 120)))
  await short.release()
  await expect.poll(topOf).toBe(rest)
  await expect(sheet).toBeVisible()

  const far = await touch(page, atX, atY)
  const height = await page.evaluate(() => innerHeight)
  for (const share of [0.2, 0.4, 0.6, 0.9]) await far.move(atX, atY + (height - atY) * share)
  await far.release()
  await expect(sheet).toHaveCount(0)
})
