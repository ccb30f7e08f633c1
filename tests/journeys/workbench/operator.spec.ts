import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectWithin, openBench, phone, screenIn, test } from '../../support/bench.ts'

/** What the task may take on a quiet machine, ms. */
const [WHY_MS, LAUNCH_MS] = [30_000, 5 * 60_000]
const AURORA = { merchant: 'aurora' }

test('an operator changes a theme colour: two phones show it at once, undo takes it back, and save writes it', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [AURORA, { ...AURORA, who: 'player' }], tab: 'theme' })
  const brandOf = (number: number) =>
    phone(page, number)
      .locator('html')
      .evaluate((root) => root.style.getPropertyValue('--brand'))
  const before = [await brandOf(1), await brandOf(2)]
  for (const number of [1, 2])
    await phone(page, number)
      .locator('html')
      .evaluate((root) => root.setAttribute('data-marked', ''))

  await page.getByRole('textbox', { name: 'brand, value', exact: true }).fill('#d11f5b')
  for (const number of [1, 2]) await expect.poll(() => brandOf(number)).not.toBe(before[0])
  expect(await brandOf(1)).toBe(await brandOf(2))
  for (const number of [1, 2])
    await expect(phone(page, number).locator('html'), 'nothing was loaded again').toHaveAttribute(
      'data-marked',
    )
  await expect(page.getByText(/on surface-3/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  for (const number of [1, 2]) await expect.poll(() => brandOf(number)).toBe(before[0])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page).toHaveURL(/d11f5b/)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to merchants/aurora' })
  await expect(dialog).toContainText('d11f5b')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toContainText('manifest.json')
  const file = join(bench.folder, 'aurora/wps/system/manifest.json')
  expect(readFileSync(file, 'utf8')).toContain('\\"brand\\":\\"#d11f5b\\"')
})

test('an operator breaks a configuration and is told, before it is saved and after', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [AURORA], tab: 'theme' })
  await page.getByRole('textbox', { name: 'accent, value', exact: true }).fill('no colour')
  await expect(page.getByRole('status')).toContainText('new finding')
  const findings = page.getByRole('complementary', { name: 'Inspector' }).getByRole('listitem')
  await expect(findings.filter({ hasText: 'accent' }).first()).toContainText('manifest.json')

  const file = join(bench.folder, 'aurora/wps/system/status.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"M1"', '"M9"'))
  const merchants = page.getByRole('navigation', { name: 'Merchants' })
  await expect(merchants.getByRole('button', { name: /Aurora/ })).toContainText('error')
  await expect(merchants.getByRole('button', { name: /manila/ })).toContainText('passes')
})

test('an operator finds out why chat is missing, sees what the switch does before it is on, and turns it on', async ({
  page,
  bench,
}, testInfo) => {
  const file = join(bench.folder, 'aurora/wps/system/status.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"CBS3": true', '"CBS3": false'))
  const began = Date.now()
  await openBench(page, bench, { phones: [AURORA], tab: 'why' })
  await expect(phone(page, 1).locator('[data-feature="chat"]')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search features' }).fill('chat')
  const chat = page
    .getByRole('listitem')
    .filter({ has: page.getByText('chat', { exact: true }) })
    .first()
  await chat.locator('summary').click()
  await expect(chat).toContainText('flag CBS3 is off')
  expectWithin(began, WHY_MS, testInfo)

  await page.getByRole('tab', { name: 'Flags' }).click()
  await page.getByRole('searchbox', { name: 'Search flags and settings' }).fill('CBS3')
  await page.getByRole('switch', { name: 'Live chat' }).check()
  const impact = page.getByRole('region', { name: 'What your change does' })
  await expect(impact).toContainText('feature chat')
  await expect(phone(page, 1).locator('[data-feature="chat"]'), 'it is not applied yet').toHaveCount(0)
  await impact.getByRole('button', { name: 'Apply to the phones' }).click()
  await expect(phone(page, 1).locator('[data-feature="chat"]').first()).toBeVisible()
})

test('Why says of a share whether this very phone is in it, and its number', async ({ page, bench }) => {
  const file = join(bench.folder, 'aurora/wps/system/status.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"CBS3": true', '"CBS3": "20%"'))
  await openBench(page, bench, { phones: [AURORA], tab: 'why' })
  await page.getByRole('searchbox', { name: 'Search features' }).fill('chat')
  const chat = page
    .getByRole('listitem')
    .filter({ has: page.getByText('chat', { exact: true }) })
    .first()
  await chat.locator('summary').click()
  await expect(chat).toContainText(/flag CBS3: in the 20 %: (yes|no) \(visitor is \d+\)/)
  const isIn = (await chat.innerText()).includes('20 %: yes')
  const shown = phone(page, 1).locator('[data-feature="chat"]')
  if (isIn) await expect(shown.first()).toBeVisible()
  else await expect(shown).toHaveCount(0)
  await page.getByRole('tab', { name: 'Flags' }).click()
  await page.getByRole('searchbox', { name: 'Search flags and settings' }).fill('CBS3')
  await expect(page.getByRole('tabpanel')).toContainText('on for 20 %')
})

test('an operator launches a merchant and sees it', async ({ page, bench }, testInfo) => {
  const began = Date.now()
  await openBench(page, bench, { phones: [AURORA] })
  await page.getByRole('button', { name: 'Launch a merchant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Launch a merchant' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nova Play')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('nova')
  await dialog.getByRole('button', { name: 'Launch' }).click()
  const merchants = page.getByRole('navigation', { name: 'Merchants' })
  await expect(merchants.getByRole('button', { name: /Nova Play/ })).toContainText(/passes|warning/)
  await expect(phone(page, 1).locator('html')).toHaveAttribute('data-merchant', 'nova')
  await expect(screenIn(page, 1)).toBeVisible()
  expectWithin(began, LAUNCH_MS, testInfo)
})
