import { accessibilityFindings } from '../../matrix/axe.ts'
import { expect, openBench, phone, test } from '../../support/bench.ts'

test('the phones and the inspector are one key or two tabs away, and ? lists the keys', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }, { merchant: 'manila' }] })
  const hasFocus = (selector: string) =>
    expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to the phones' })).toBeFocused()
  expect(await accessibilityFindings(page, 'workbench.skip')).toEqual([])
  await page.keyboard.press('Enter')
  await hasFocus('main.phones')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Inspect: Phone 1' })).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: 'Inspect: Phone 2' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Inspect: Phone 2' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('i')
  await hasFocus('.inspector')
  await page.keyboard.press('/')
  await hasFocus('.merchants input')
  await page.keyboard.type('p?')
  await expect(page.getByRole('searchbox', { name: 'Find a merchant' })).toHaveValue('p?')

  await page.keyboard.press('Tab')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('Find a merchant')
  await keys.getByRole('checkbox', { name: 'Single keys do something' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('i')
  await expect(keys).toHaveCount(0)
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect(keys.getByRole('checkbox')).not.toBeChecked()
})

test('announcements that cover a phone at every load are switched off for it', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora', prompts: 'asked' }], tab: 'theme' })
  const dialog = phone(page, 1).locator(
    '[data-feature="announcements"][role="dialog"], [data-feature="announcements"] [role="dialog"]',
  )
  const decision = () =>
    phone(page, 1)
      .locator('html')
      .evaluate((): unknown => Reflect.get(window, '__SITE__')?.decisions?.announcements?.because)
  await expect.poll(decision).toContain('new announcements')
  await page.getByRole('button', { name: 'Conditions' }).click()
  await page.getByRole('combobox', { name: 'Announcements' }).selectOption('Read before')
  for (const load of ['the first', 'another']) {
    await expect.poll(decision, load).toContain('hidePopup hides it')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Load again' }).click()
  }
  await expect(page).toHaveURL(/announcements/)
})

test('an operator’s browser is as it comes: no touch, motion as usual', async ({ page, bench }) => {
  await page.goto(bench.url)
  const seen = await page.evaluate(() => ({
    touch: navigator.maxTouchPoints,
    reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  expect(seen).toEqual({ touch: 0, reduced: false })
})
