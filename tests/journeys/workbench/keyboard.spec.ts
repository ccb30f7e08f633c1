import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectWithin, openBench, phone, screenIn, test } from '../../support/bench.ts'
import {
  AURORA,
  chatOn,
  openTab,
  pressOn,
  said,
  tabTo,
  turnChatOff,
  typeInto,
} from '../../support/benchKeys.ts'

/** By keyboard alone: no click, and no focus that a key has not set. Each way to a part is many keys long. */
test.use({ models: ['aurora', 'manila'] })

/** What the task may take on a quiet machine, ms. */
const [WHY_MS, LAUNCH_MS] = [30_000, 5 * 60_000]

test('by keyboard alone: chat is turned off on the phone, and its explanation names the flag', async ({
  page,
  bench,
}, testInfo) => {
  await openBench(page, bench, { phones: [AURORA] })
  await turnChatOff(page)
  const began = Date.now()
  await openTab(page, 'Why')
  await typeInto(page, 'searchbox', 'Search features', 'chat')
  const feature = page
    .getByRole('listitem')
    .filter({ has: page.getByText('chat', { exact: true }) })
    .first()
  const reason = feature.getByText('flag CBS3').first()
  for (let stop = 0; stop < 5 && !(await reason.isVisible()); stop += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await expect(feature).toContainText('flag CBS3 is off')
  expectWithin(began, WHY_MS, testInfo)

  // In a field the browser takes its own text back.
  await openTab(page, 'Why')
  await page.keyboard.press('Control+z')
  await expect(chatOn(page)).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(chatOn(page)).toHaveCount(0)
})

test('by keyboard alone: a call is given a fault and loses it, and a phone gets a dark scheme', async ({
  page,
  bench,
}) => {
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
})

test('by keyboard alone: a flag says its share of visitors, and a player’s report becomes a test', async ({
  page,
  bench,
}) => {
  const status = join(bench.folder, 'aurora/wps/system/status.json')
  writeFileSync(status, readFileSync(status, 'utf8').replace('"CBS3": true', '"CBS3": "100%"'))
  await openBench(page, bench, { phones: [AURORA] })
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
  expect(existsSync(join(bench.folder, 'aurora/cases/promotions-open.json'))).toBe(true)
})

test('by keyboard alone: the announcements that cover a phone are switched off', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [{ ...AURORA, prompts: 'asked' }], tab: 'theme' })
  const decision = () =>
    phone(page, 1)
      .locator('html')
      .evaluate((): unknown => Reflect.get(window, '__SITE__')?.decisions?.announcements?.because)
  await expect.poll(decision).toContain('new announcements')
  // They open over the phone's page, and leave the focus to the operator.
  const popup = phone(page, 1).locator('[data-feature="announcements"]').getByRole('dialog')
  await expect(popup).toBeVisible()
  await pressOn(page, 'button', 'Conditions')
  await tabTo(page, 'combobox', 'Announcements')
  await page.keyboard.type('Read')
  await expect.poll(decision).toContain('hidePopup hides it')
  await expect(popup).toHaveCount(0)
})

test('by keyboard alone: a flag is seen off and on in the catalogue, and what can be retired is listed', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [AURORA] })
  await pressOn(page, 'button', 'Flag catalogue')
  await pressOn(page, 'button', 'See CBS3 off and on')
  const [off, on] = [
    page.frameLocator('iframe[title="CBS3 off"]'),
    page.frameLocator('iframe[title="CBS3 on"]'),
  ]
  await expect(on.locator('[data-feature="chat"]')).toBeVisible()
  await expect(off.locator('[data-screen="home"]')).toBeVisible()
  await expect(off.locator('[data-feature="chat"]')).toHaveCount(0)
  await tabTo(page, 'checkbox', /^Only what can be retired/, 'Shift+Tab')
  await page.keyboard.press('Space')
  const cards = page.getByRole('article').filter({ has: page.getByRole('heading') })
  await expect(cards.filter({ hasNotText: 'Can be retired: ' })).toHaveCount(0)
  await expect(cards.first()).toBeVisible()
})

test('by keyboard alone: a merchant is launched', async ({ page, bench }, testInfo) => {
  const began = Date.now()
  await openBench(page, bench, { phones: [AURORA] })
  await pressOn(page, 'button', 'Launch a merchant')
  await typeInto(page, 'textbox', 'Name', 'Nova Play')
  await typeInto(page, 'textbox', 'Code', 'nova')
  await pressOn(page, 'button', 'Launch')
  await expect(phone(page, 1).locator('html')).toHaveAttribute('data-merchant', 'nova')
  expectWithin(began, LAUNCH_MS, testInfo)
})
