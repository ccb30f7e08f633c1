import { TABS } from '../../../src/workbench/model/state.ts'
import { accessibilityFindings } from '../../matrix/axe.ts'
import { expect, openBench, phone, test } from '../../support/bench.ts'

test('every tab can be used by keyboard and is well for a screen reader, light and dark', async ({
  page,
  bench,
}) => {
  // Ten pages are examined, each in seconds.
  test.slow()
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
  await page.getByRole('button', { name: 'Conditions' }).click()
  await page.getByRole('tab', { name: 'Flags' }).focus()
  for (const tab of TABS) {
    await expect(page.locator(`#tab-${tab}`)).toBeFocused()
    await expect(page.locator(`#tab-${tab}`)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').locator('h3, ul, ol').first()).toBeVisible()
    await page.emulateMedia({ colorScheme: tab === 'theme' || tab === 'calls' ? 'dark' : 'light' })
    expect(await accessibilityFindings(page, `workbench.${tab}`)).toEqual([])
    await page.keyboard.press('ArrowRight')
  }
  await page.getByRole('button', { name: 'Flag catalogue' }).click()
  await expect(page.getByRole('heading', { name: /CBS3/ })).toBeVisible()
  expect(await accessibilityFindings(page, 'workbench.catalogue')).toEqual([])
})

test('a section is lifted and moved by keyboard alone, and the phone follows', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }], tab: 'home' })
  const sections = page.getByRole('tabpanel').locator('.section b')
  await expect(sections.first()).toHaveText('bannerCarousel')
  await page.getByRole('button', { name: 'Drag bannerCarousel' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/bannerCarousel was moved over droppable area bannerCarousel/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByText(/bannerCarousel was moved over droppable area announcementMarquee/),
  ).toBeAttached()
  // The next message, on findings, may replace it soon.
  const said = page.getByRole('status').filter({ hasText: 'bannerCarousel is number 2' }).waitFor()
  await page.keyboard.press('Space')
  await said
  await expect(sections.nth(1)).toHaveText('bannerCarousel')
  await expect(phone(page, 1).locator('[data-section]').first()).toHaveAttribute(
    'data-section',
    'announcementMarquee',
  )
})

test('a click on an element of a phone says which feature it belongs to, and why it is there', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }], tab: 'why' })
  await page.getByRole('button', { name: 'Ask about an element' }).click()
  await phone(page, 1).locator('[data-feature="languagePicker"]').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'languagePicker' })).toBeVisible()
  const open = page.locator('details.picked')
  await expect(open).toHaveAttribute('open', '')
  await expect(open).toContainText('the site has several languages')
})
