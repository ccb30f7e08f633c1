import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  type Bench,
  commitAll,
  expect,
  expectWithin,
  git,
  openBench,
  phone,
  screenIn,
  test,
} from '../../support/bench.ts'
import {
  AURORA,
  chatOn,
  openSave,
  openTab,
  pressOn,
  said,
  saveWith,
  tabTo,
  turnChatOff,
  typeInto,
} from '../../support/benchKeys.ts'

/** By keyboard alone: no click, and no focus that a key has not set. Each way to a part is many keys long. */
test.use({ models: ['aurora', 'manila'], keepsHistory: true })

const DAY_MS = 86_400_000
/** What taking back a change of yesterday may take on a quiet machine, ms. */
const REVERT_MS = 60_000
const fileOf = ({ folder }: Bench, name: string) => join(folder, 'aurora', name)
const statusOf = (bench: Bench) => fileOf(bench, 'wps/system/status.json')
const flagsOf = (bench: Bench) => JSON.parse(readFileSync(statusOf(bench), 'utf8')).info.whitelabelVal
const brandOf = (page: Page) =>
  phone(page, 1)
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--brand').toLowerCase())

test('by keyboard alone: a change is saved with a reason, and is the first of the history', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [AURORA] })
  await turnChatOff(page)
  await openSave(page)
  await saveWith(page, 'The vendor has an outage')
  expect(flagsOf(bench).CBS3).toBe(false)
  await openTab(page, 'History')
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText(
    'The vendor has an outage',
  )
})

test('by keyboard alone: errors are named before a save, and the save is undone', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [AURORA], tab: 'theme' })
  await openTab(page, 'Theme')
  await typeInto(page, 'textbox', 'accent, value', 'no colour')
  await openTab(page, 'Theme')
  const dialog = await openSave(page)
  const anyway = dialog.getByRole('checkbox', { name: 'Save it with its errors' })
  await expect(dialog).toContainText('accent')
  await expect(anyway).not.toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await saveWith(page, 'A colour that is none')
  const manifest = fileOf(bench, 'wps/system/manifest.json')
  expect(readFileSync(manifest, 'utf8')).toContain('no colour')
  await page.keyboard.press('Control+z')
  await openSave(page)
  await saveWith(page, 'Take the colour back')
  expect(readFileSync(manifest, 'utf8')).not.toContain('no colour')
})

test('by keyboard alone: yesterday’s change is seen beside today, and taken back, within a minute', async ({
  page,
  bench,
}, testInfo) => {
  writeFileSync(
    statusOf(bench),
    readFileSync(statusOf(bench), 'utf8').replace('"CBS3": true', '"CBS3": false'),
  )
  commitAll(bench.folder, 'Chat is closed over night')
  const yesterday = new Date(Date.now() - DAY_MS).toISOString()
  git(bench.folder, 'commit', '--amend', '--quiet', '--no-edit', `--date=${yesterday}`)
  await openBench(page, bench, { phones: [AURORA] })
  const began = Date.now()
  await openTab(page, 'History')
  await pressOn(page, 'button', 'Show it then, after: The merchants as they were')
  await expect(screenIn(page, 2)).toBeVisible()
  await expect(chatOn(page, 2)).toBeVisible()
  await expect(chatOn(page)).toHaveCount(0)
  await openTab(page, 'History')
  await pressOn(page, 'button', 'Take back: Chat is closed over night')
  await expect(page.getByRole('dialog', { name: 'Take this change back' }).locator('pre')).toContainText(
    '"CBS3": true',
  )
  await pressOn(page, 'button', 'Take back')
  await expect(said(page, '1 value taken back. Commit')).toBeVisible()
  expectWithin(began, REVERT_MS, testInfo)
  expect(flagsOf(bench).CBS3).toBe(true)
})

test('by keyboard alone: a colour is changed, and scheduled as a campaign', async ({ page, bench }) => {
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
})

test('by keyboard alone: a campaign is stepped through, played and paused, and its beginning and end are shown', async ({
  page,
  bench,
}) => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z')
  const summer = { name: 'Summer', from: inDays(30), to: inDays(40), set: ['theme.brand=#0A7D5A'] }
  writeFileSync(fileOf(bench, 'schedule.json'), JSON.stringify({ changes: [summer] }))
  await openBench(page, bench, { phones: [AURORA], tab: 'member' })
  await expect.poll(() => brandOf(page)).toBe('#7c3aed')
  const campaign = page.getByRole('article', { name: 'Summer' })
  await openTab(page, 'Visit')
  await pressOn(page, 'button', 'Next step of Summer')
  await expect(campaign).toContainText('in force')
  await expect.poll(() => brandOf(page)).toBe('#0a7d5a')
  await page.keyboard.press('Enter')
  await expect(campaign).toContainText('over')
  await expect.poll(() => brandOf(page)).toBe('#7c3aed')
  await openTab(page, 'Visit')
  await pressOn(page, 'button', 'Go to the beginning of Summer')
  await expect.poll(() => brandOf(page)).toBe('#0a7d5a')
  await openTab(page, 'Visit')
  await pressOn(page, 'button', 'Go to the end of Summer')
  await expect.poll(() => brandOf(page)).toBe('#7c3aed')
  await openTab(page, 'Visit')
  await pressOn(page, 'button', 'Play Summer')
  await expect(campaign.getByRole('button', { name: 'Pause Summer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(campaign.getByRole('button', { name: 'Play Summer' })).toBeFocused()
})

test('by keyboard alone: the merchant at a moment stands beside today’s', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [AURORA] })
  await openTab(page, 'History')
  const tomorrow = new Date(Date.now() + DAY_MS)
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

test('by keyboard alone: a draft is kept, shown, taken back with Undo, and discarded after a question', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [AURORA] })
  await turnChatOff(page)
  await openSave(page)
  await typeInto(page, 'textbox', 'Name of the draft', 'Chat off')
  await pressOn(page, 'button', 'Keep as a draft')
  await expect(said(page, 'kept as a draft')).toBeVisible()
  await expect(chatOn(page), 'a draft changes nothing').toBeVisible()
  await openTab(page, 'Drafts')
  await pressOn(page, 'button', 'Show on the phones: Chat off')
  await expect(chatOn(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(chatOn(page)).toBeVisible()

  const draft = page.getByRole('article', { name: 'Chat off' })
  await openTab(page, 'Drafts')
  await pressOn(page, 'button', 'Discard Chat off')
  const question = page.getByRole('dialog', { name: 'Discard Chat off?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(draft.getByRole('button', { name: 'Discard' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  // The next key does not wait for what the one before has done.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await pressOn(page, 'button', 'Discard')
  await expect(draft).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toContainText('There is no draft.')
})

test('by keyboard alone: a second person sees a draft on a phone, approves it and publishes it', async ({
  page,
  bench,
}) => {
  const merchant = fileOf(bench, 'merchant.json')
  writeFileSync(
    merchant,
    JSON.stringify({ ...JSON.parse(readFileSync(merchant, 'utf8')), reviewRequired: true }),
  )
  commitAll(bench.folder, 'Two persons publish')
  await openBench(page, bench, { phones: [AURORA] })
  await turnChatOff(page)
  await openSave(page)
  await typeInto(page, 'textbox', 'Reason', 'The vendor has an outage')
  await typeInto(page, 'textbox', 'Name of the draft', 'Chat off')
  await pressOn(page, 'button', 'Keep as a draft')
  await expect(said(page, 'Chat off is kept as a draft')).toBeVisible()

  git(bench.folder, 'config', 'user.name', 'Rita Reviewer')
  git(bench.folder, 'config', 'user.email', 'rita@example.test')
  await page.goto('about:blank')
  await openBench(page, bench, { phones: [AURORA], tab: 'drafts' })
  await openTab(page, 'Drafts')
  await pressOn(page, 'button', 'Show on the phones: Chat off')
  await expect(chatOn(page)).toHaveCount(0)
  await openTab(page, 'Drafts')
  await pressOn(page, 'button', 'Approve Chat off')
  await expect(said(page, 'You approved Chat off.')).toBeVisible()
  await openTab(page, 'Drafts')
  await pressOn(page, 'button', 'Publish Chat off')
  const publish = page.getByRole('dialog', { name: 'Publish Chat off to merchants/aurora' })
  await expect(publish.locator('pre')).toContainText('"CBS3": false')
  if (await publish.getByRole('checkbox', { name: 'Save it with its errors' }).isVisible())
    await pressOn(page, 'checkbox', 'Save it with its errors', 'Space')
  await pressOn(page, 'button', 'Publish')
  await expect(said(page, 'Chat off is published. Commit')).toBeVisible()
  expect(flagsOf(bench).CBS3).toBe(false)
})
