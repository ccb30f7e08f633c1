import type { Locator, Page } from '@playwright/test'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { memberScreen } from '../support/member.ts'
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

/** Presses Tab until a control has the focus, this often at most. */
async function tabTo(page: Page, control: Locator, most = 24): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control).toBeFocused()
}

/** An error is read with its field, and announced where the focus goes. */
async function expectFault(screen: Locator, said: RegExp): Promise<void> {
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveAccessibleDescription(said)
  await expect(screen.getByRole('alert')).toHaveText(said)
}

test('a member without a pointer deposits: method, amount, error, quick amount, payment', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, '/m/voucherCenter', 'voucherCenter')
  const [pix, other] = [/^Pix/, /^Transferência/].map((name) => screen.getByRole('radio', { name }).first())
  if (!pix || !other) throw new Error('the methods are not there')
  const amount = screen.getByRole('textbox', { name: 'Amount' })

  await tabTo(page, pix)
  for (let stop = 0; stop < 4 && !(await other.isChecked()); stop += 1) await page.keyboard.press('ArrowDown')
  await expect(other).toBeChecked()
  await expect(other).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(amount).toBeFocused()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expectFault(screen, /^At least R\$/)
  expect(await aurora.calls('/wps/member/deposit')).toHaveLength(0)

  const quick = screen.getByRole('button', { name: /^R\$\s?200$/ }).first()
  await tabTo(page, quick)
  await page.keyboard.press('Space')
  await expect(quick).toHaveAttribute('aria-pressed', 'true')
  await expect(amount).toHaveValue('200')
  await tabTo(page, screen.getByRole('button', { name: /^Deposit R\$\s?200\.00$/ }))
  await page.keyboard.press('Space')

  await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
  expect(await aurora.lastBody('/wps/member/deposit')).toMatchObject({ methodId: 'ted', amount: '200.00' })
  // The focus is at the payment's beginning: the next Tab goes to what one needs to pay.
  expect(await focused(page)).toMatch(/200\.00/)
  await tabTo(page, screen.getByRole('button', { name: 'Copy: Account number' }))
})

test('a member without a pointer withdraws: account, amount, error, confirmation', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, '/m/withdraw', 'withdraw')
  const accounts = screen.getByRole('radio')
  const chosen = screen.getByRole('radio', { name: /^Banco do Litoral/ })

  await tabTo(page, accounts.first())
  for (let stop = 0; stop < 4 && !(await chosen.isChecked()); stop += 1)
    await page.keyboard.press('ArrowDown')
  await expect(chosen).toBeFocused()

  await tabTo(page, screen.getByRole('textbox', { name: 'Amount' }))
  await page.keyboard.type('1520,51')
  await page.keyboard.press('Enter')
  await expectFault(screen, /^You have R\$/)
  expect(await aurora.calls('/wps/member/withdraw')).toHaveLength(0)

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('520,50')
  await expect(screen.getByRole('alert')).toHaveCount(0)
  await tabTo(page, screen.getByRole('button', { name: /^Withdraw R\$\s?520\.50$/ }))
  await page.keyboard.press('Enter')

  const done = screen.getByRole('status').filter({ hasText: 'Your withdrawal is on its way' })
  await expect(done).toBeFocused()
  expect(await aurora.lastBody('/wps/member/withdraw')).toMatchObject({
    accountId: 'acc-2',
    amount: '520.50',
  })
  await tabTo(page, screen.getByRole('link', { name: 'OK' }), 2)
})
