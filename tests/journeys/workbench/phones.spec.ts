import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, openBench, phone, screenIn, test } from '../../support/bench.ts'

test('one merchant as a member, in the app, dark, right to left: each phone has what it was given', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, {
    phones: [
      { merchant: 'manila', who: 'player', path: '/m/member/home' },
      { merchant: 'manila', device: 'inApp', direction: 'mirrored', scheme: 'dark' },
    ].slice(1),
  })
  await expect(phone(page, 1).locator('html')).toHaveAttribute('dir', 'rtl')
  const seen = await phone(page, 1)
    .locator('html')
    .evaluate(() => ({
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      agent: navigator.userAgent,
    }))
  expect(seen.dark).toBe(true)
  expect(seen.agent).toContain('Android')

  await page.getByRole('button', { name: 'Add phone' }).click()
  const second = page.getByRole('article', { name: 'Phone 2' })
  await second.getByRole('combobox', { name: 'Visitor' }).selectOption('player')
  await expect(phone(page, 2).locator('[data-feature="vipProgress"]').first()).toBeVisible()
  await expect(page).toHaveURL(/%22who%22%3A%22player%22/)
})

test('a fault on any path with one click, and a phone that is offline', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }], tab: 'calls' })
  const calls = page.getByRole('list', { name: 'Calls, the newest first' })
  await expect(calls).toContainText('system/status')
  await page.getByRole('searchbox', { name: 'Filter by path' }).fill('system/status')
  await page.getByRole('combobox', { name: 'Fault on /wps/system/status' }).first().selectOption('business')
  await expect(page.getByRole('region', { name: 'Faults that are on' })).toContainText('/wps/system/status')
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(calls).toContainText('fault')
  await page.getByRole('button', { name: 'Take the fault off /wps/system/status' }).click()

  await page.getByRole('button', { name: 'Conditions' }).click()
  await page.getByRole('combobox', { name: 'Network' }).selectOption('offline')
  await expect
    .poll(() =>
      phone(page, 1)
        .locator('html')
        .evaluate(() => navigator.onLine),
    )
    .toBe(false)
})

test('what a phone’s page reports is beside its calls', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }], tab: 'calls' })
  await expect(screenIn(page, 1)).toBeVisible()
  const status = await phone(page, 1)
    .locator('html')
    .evaluate(async () => {
      const report = {
        type: 'error',
        at: 1,
        screen: 'home',
        release: 'a.js',
        name: 'TypeError',
        message: 'Broken',
      }
      const answer = await fetch('/wps/system/report', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reports: [report] }),
      })
      return answer.status
    })
  expect(status).toBe(200)
  await page.getByText('Reports of the pages (1)').click()
  await expect(page.getByRole('list', { name: 'Reports of the pages (1)' })).toContainText('TypeError home')
})

test('a link holds everything: whoever opens it sees the same', async ({ page, bench, context }) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }], tab: 'home' })
  await page.getByRole('button', { name: 'Move footer up' }).click()
  await expect(page).toHaveURL(/changes=/)
  const order = (root: typeof page) =>
    root.getByRole('tabpanel').getByRole('listitem').locator('b').allTextContents()
  const mine = await order(page)
  const other = await context.newPage()
  await other.goto(page.url(), { waitUntil: 'domcontentloaded' })
  await expect(screenIn(other, 1)).toBeVisible()
  await expect.poll(() => order(other)).toEqual(mine)
  expect(mine.at(-2)).toBe('footer')
})

test('what a phone shows is saved as what the matrix expects of it', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora', path: '/m/login' }].slice(1), tab: 'member' })
  await expect(screenIn(page, 1)).toBeVisible()
  await page.getByRole('radio', { name: /^agent/ }).check()
  await expect(page.getByText('The matrix: agent sees home')).toBeVisible()
  await page.getByRole('button', { name: 'Save as expectation' }).click()
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Save' }).click()
  const said = JSON.parse(readFileSync(join(bench.folder, 'aurora/expectations.json'), 'utf8'))
  expect(said.visitors.agent.home).toContain('banners')
})

test('the clock goes to the beginning of a scheduled change, and the phone shows it', async ({
  page,
  bench,
}) => {
  const day = 86_400_000
  const change = {
    name: 'Campaign',
    from: new Date(Date.now() + 30 * day).toISOString().replace(/\.\d+Z$/, 'Z'),
    to: new Date(Date.now() + 40 * day).toISOString().replace(/\.\d+Z$/, 'Z'),
    set: ['theme.brand=#0A7D5A'],
  }
  writeFileSync(join(bench.folder, 'aurora/schedule.json'), JSON.stringify({ changes: [change] }))
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }], tab: 'member' })
  const brand = () =>
    phone(page, 1)
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--brand').toLowerCase())
  await expect(screenIn(page, 1)).toBeVisible()
  expect(await brand()).toBe('#7c3aed')
  await page.getByRole('button', { name: 'Go to the beginning of Campaign' }).click()
  await expect.poll(brand).toBe('#0a7d5a')
  await expect(page.getByRole('tabpanel')).toContainText('in force')
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect.poll(brand).toBe('#7c3aed')
})

test('a popup on a phone leaves the focus where the operator types', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora', prompts: 'asked' }] })
  const root = phone(page, 1).locator('html')
  const popup = root.locator('[role="dialog"]').first()
  await expect(popup).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Find a merchant' })
  await root.evaluate(({ dataset }) => {
    dataset.load = 'first'
  })
  await page.getByRole('button', { name: 'Load again' }).click()
  await field.fill('man')
  await expect(root).not.toHaveAttribute('data-load')
  await expect(popup).toBeVisible()
  // The popup is entered right after the page behind it has become inert.
  await expect(root.locator('[inert]').first()).toBeAttached()
  await expect(field).toBeFocused()
  // The operator goes into the phone: there the popup has the focus.
  await popup.getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
})
