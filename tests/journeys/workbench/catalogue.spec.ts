import { accessibilityFindings } from '../../matrix/axe.ts'
import { expect, openBench, test } from '../../support/bench.ts'

test('the catalogue shows what a flag changes, off and on, and says so where nothing is seen', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
  await page.getByRole('button', { name: 'Flag catalogue' }).click()
  await page.getByRole('button', { name: 'See CBS3 off and on' }).click()
  const [off, on] = [
    page.frameLocator('iframe[title="CBS3 off"]'),
    page.frameLocator('iframe[title="CBS3 on"]'),
  ]
  await expect(on.locator('[data-feature="chat"]')).toBeVisible()
  await expect(off.locator('[data-screen="home"]')).toBeVisible()
  await expect(off.locator('[data-feature="chat"]')).toHaveCount(0)
  expect(await accessibilityFindings(page, 'workbench.catalogue')).toEqual([])

  await page.getByRole('button', { name: 'See MOBILEAUTOLOGIN3 off and on' }).click()
  await expect(page.getByText('Nothing of it is on a screen before')).toBeVisible()
})
