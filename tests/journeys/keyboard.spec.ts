import type { Page } from '@playwright/test'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { merchantCodes } from '../support/merchants.ts'

/** The accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement)) return ''
    const { labels } = activeElement instanceof HTMLInputElement ? activeElement : { labels: null }
    const label = activeElement.getAttribute('aria-label') ?? labels?.[0]?.textContent
    return (label ?? activeElement.textContent).trim()
  })

for (const code of merchantCodes) {
  test(`${code}: a player without a pointer logs in: username, password, its eye, being remembered, a forgotten password, the button`, async ({
    page,
    office,
  }) => {
    await visit(page, office(code), '/m/login', 'login')
    const order: string[] = []
    const wanted = ['Username', 'Password', 'Show password', 'Remember me', 'Forgot password?', 'Log in']
    await screenOf(page, 'login').getByLabel('Username', { exact: true }).focus()
    for (let stop = 0; stop < wanted.length; stop += 1) {
      order.push(await focused(page))
      await page.keyboard.press('Tab')
    }
    expect(order).toEqual(wanted)

    await screenOf(page, 'login').getByLabel('Username', { exact: true }).focus()
    await page.keyboard.type('player')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Player!2026')
    await page.keyboard.press('Enter')
    await expect(screenOf(page, 'home')).toBeVisible()
  })
}

test('the language sheet keeps the focus, closes with Escape, and gives the focus back', async ({
  page,
  office,
}) => {
  await visit(page, office('aurora'))
  const opener = featureOf(page, 'languagePicker').getByRole('button')
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  // The focus may move to the browser's own toolbar (then it is on the body), but not to the page behind the sheet.
  const inside = () =>
    sheet.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    )
  await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a player chooses a language: the page speaks it at once and remembers it', async ({ page, office }) => {
  await visit(page, office('aurora'))
  await featureOf(page, 'languagePicker').getByRole('button').click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('after a navigation the focus is at the beginning of the new screen', async ({ page, office }) => {
  await visit(page, office('aurora'))
  await page.getByRole('link', { name: 'Register' }).first().click()
  await expect(screenOf(page, 'register')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-screen]') !== null))
    .toBe(true)
})
