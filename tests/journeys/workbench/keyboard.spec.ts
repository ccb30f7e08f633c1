import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  type Bench,
  commitAll,
  expect,
  openBench,
  openTab,
  phone,
  pressOn,
  screenIn,
  tabTo,
  test,
  typeInto,
} from '../../support/bench.ts'

/** What an operator does without a mouse: no click, and no focus that a key has not set. */
test.use({ models: ['aurora', 'manila'], keepsHistory: true })

const AURORA = { merchant: 'aurora' }
const chat = (page: Page, number = 1) => phone(page, number).locator('[data-feature="chat"]').first()
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const statusOf = ({ folder }: Bench) => join(folder, 'aurora/wps/system/status.json')
const flagsOf = (bench: Bench) => JSON.parse(readFileSync(statusOf(bench), 'utf8')).info.whitelabelVal
const brandOf = (page: Page) =>
  phone(page, 1)
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--brand').toLowerCase())

/** Saves the unsaved change with a reason, also with the errors that the folder has. */
async function save(page: Page, reason: string): Promise<void> {
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Save to merchants/aurora' })
  await expect(dialog.locator('pre').first()).toBeVisible()
  const anyway = dialog.getByRole('checkbox', { name: 'Save it with its errors' })
  if (await anyway.isVisible()) await pressOn(page, 'checkbox', 'Save it with its errors', 'Space')
  await typeInto(page, 'textbox', 'Reason', reason)
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  await tabTo(page, 'button', 'Save')
  await page.keyboard.press('Enter')
  await expect(said(page, 'Commit ')).toBeVisible()
}

/** Turns the chat off on the phones: by the impact and Apply. */
async function turnChatOff(page: Page): Promise<void> {
  await openTab(page, 'Flags')
  await typeInto(page, 'searchbox', 'Search flags and settings', 'CBS3')
  await pressOn(page, 'switch', 'Live chat', 'Space')
  await expect(page.getByRole('region', { name: 'What your change does' })).toContainText('feature chat')
  await expect(chat(page), 'it is not applied yet').toBeVisible()
  await tabTo(page, 'button', 'Apply to the phones', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chat(page)).toHaveCount(0)
}

test('by keyboard alone: why chat is missing, its impact, Apply, save, undo, and the change reverted from the history', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [AURORA] })
  await turnChatOff(page)
  await openTab(page, 'Why')
  await typeInto(page, 'searchbox', 'Search features', 'chat')
  const feature = page
    .getByRole('listitem')
    .filter({ has: page.getByText('chat', { exact: true }) })
    .first()
  await page.keyboard.press('Tab')
  for (
    let presses = 0;
    presses < 5 && !(await feature.getByText('flag CBS3').first().isVisible());
    presses += 1
  ) {
    await page.keyboard.press('Enter')
    if (!(await feature.getByText('flag CBS3').first().isVisible())) await page.keyboard.press('Tab')
  }
  await expect(feature).toContainText('flag CBS3 is off')
  await save(page, 'The vendor has an outage')
  expect(flagsOf(bench).CBS3).toBe(false)

  await page.keyboard.press('Control+z')
  await expect(chat(page)).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(chat(page)).toHaveCount(0)
  await openTab(page, 'History')
  await pressOn(page, 'button', 'Take back: The vendor has an outage')
  await expect(page.getByRole('dialog', { name: 'Take this change back' }).locator('pre')).toContainText(
    '"CBS3": true',
  )
  await pressOn(page, 'button', 'Take back')
  await expect(said(page, '1 value taken back. Commit')).toBeVisible()
  expect(flagsOf(bench).CBS3).toBe(true)
  await expect(chat(page)).toBeVisible()
})

test('by keyboard alone: a colour is changed, scheduled as a campaign, and played until its end', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [AURORA], tab: 'theme' })
  await expect.poll(() => brandOf(page)).toBe('#7c3aed')
  await openTab(page, 'Theme')
  await typeInto(page, 'textbox', 'brand, value', '#0a7d5a')
  await expect.poll(() => brandOf(page)).toBe('#0a7d5a')
  await openTab(page, 'Visit')
  await pressOn(page, 'button', 'Schedule the unsaved changes')
  const dialog = page.getByRole('dialog', { name: 'Schedule changes of aurora' })
  await expect(dialog).toContainText('theme.brand=#0a7d5a')
  await typeInto(page, 'textbox', 'Name', 'Summer')
  await typeInto(page, 'textbox', 'Reason', 'Summer is green')
  await pressOn(page, 'button', 'Schedule it')
  await expect(said(page, 'Summer is scheduled. Commit')).toBeVisible()
  await expect.poll(() => brandOf(page), 'until then it is as it was').toBe('#7c3aed')

  const campaign = page.getByRole('article', { name: 'Summer' })
  await openTab(page, 'Visit')
  await pressOn(page, 'button', 'Play Summer')
  await expect(campaign).toContainText('in force')
  await expect.poll(() => brandOf(page)).toBe('#0a7d5a')
  await expect(campaign).toContainText('over')
  await expect.poll(() => brandOf(page), 'the campaign has ended on the phone').toBe('#7c3aed')
  await pressOn(page, 'button', 'Go to the beginning of Summer')
  await expect.poll(() => brandOf(page)).toBe('#0a7d5a')
  await openTab(page, 'Visit')
  await pressOn(page, 'button', 'Go to the end of Summer')
  await expect.poll(() => brandOf(page)).toBe('#7c3aed')
})

test('by keyboard alone: a fault, a condition, a report and a case of it, and the merchant at a moment', async ({
  page,
  bench,
}) => {
  writeFileSync(
    statusOf(bench),
    readFileSync(statusOf(bench), 'utf8').replace('"CBS3": true', '"CBS3": "100%"'),
  )
  commitAll(bench.folder, 'Chat for a share')
  await openBench(page, bench, { phones: [AURORA], tab: 'calls' })
  await openTab(page, 'Calls')
  await typeInto(page, 'searchbox', 'Filter by path', 'system/status')
  await tabTo(page, 'combobox', 'Fault on /wps/system/status')
  await page.keyboard.type('Business')
  const faults = page.getByRole('region', { name: 'Faults that are on' })
  await expect(faults).toContainText('/wps/system/status')
  await openTab(page, 'Calls')
  await pressOn(page, 'button', 'Take the fault off /wps/system/status')
  await expect(faults).toHaveCount(0)

  await page.keyboard.press('p')
  await pressOn(page, 'button', 'Conditions')
  await tabTo(page, 'combobox', 'Scheme')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('article', { name: 'Phone 1' })).toContainText('Dark')

  await openTab(page, 'Flags')
  await typeInto(page, 'searchbox', 'Search flags and settings', 'CBS3')
  await expect(page.getByRole('tabpanel')).toContainText('on for 100 %')

  await pressOn(page, 'button', 'From a report')
  await typeInto(page, 'textbox', 'Link or report', 'https://www.aurora.example/m/activity')
  await pressOn(page, 'button', 'Show it')
  await expect(screenIn(page, 1, 'activity')).toBeVisible()
  await openTab(page, 'Visit')
  await typeInto(page, 'textbox', 'What it proves', 'Promotions open')
  await pressOn(page, 'button', 'Write the test')
  await expect(said(page, 'cases/promotions-open.json is written')).toBeVisible()

  await openTab(page, 'History')
  const tomorrow = new Date(Date.now() + 86_400_000)
  const two = (value: number) => String(value).padStart(2, '0')
  await tabTo(page, 'textbox', 'At this moment')
  await page.keyboard.type(
    `${two(tomorrow.getMonth() + 1)}${two(tomorrow.getDate())}${tomorrow.getFullYear()}`,
  )
  await page.keyboard.press('Tab')
  await page.keyboard.type('1200PM')
  await pressOn(page, 'button', 'Show the merchant at this moment')
  await expect(page.getByRole('article', { name: 'Phone 2' })).toContainText('as of ')
})

test('by keyboard alone: a merchant is launched, and a draft is kept, shown and discarded', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [AURORA] })
  await turnChatOff(page)
  await page.keyboard.press('s')
  await expect(
    page.getByRole('dialog', { name: 'Save to merchants/aurora' }).locator('pre').first(),
  ).toBeVisible()
  await typeInto(page, 'textbox', 'Name of the draft', 'Chat off')
  await pressOn(page, 'button', 'Keep as a draft')
  await expect(said(page, 'kept as a draft')).toBeVisible()
  await openTab(page, 'Drafts')
  await pressOn(page, 'button', 'Show on the phones: Chat off')
  await expect(chat(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(chat(page)).toBeVisible()

  await pressOn(page, 'button', 'Launch a merchant')
  await typeInto(page, 'textbox', 'Name', 'Nova Play')
  await typeInto(page, 'textbox', 'Code', 'nova')
  await pressOn(page, 'button', 'Launch')
  await expect(phone(page, 1).locator('html')).toHaveAttribute('data-merchant', 'nova')
})

test('an operator’s browser is as it comes: no touch, motion as usual', async ({ page, bench }) => {
  await page.goto(bench.url)
  const seen = await page.evaluate(() => ({
    touch: navigator.maxTouchPoints,
    reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  expect(seen).toEqual({ touch: 0, reduced: false })
})
