import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { accessibilityFindings } from '../../matrix/axe.ts'
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

test.use({ models: ['aurora', 'manila'], keepsHistory: true })

const statusOf = ({ folder }: Bench) => join(folder, 'aurora/wps/system/status.json')
const infoOf = (bench: Bench) => JSON.parse(readFileSync(statusOf(bench), 'utf8')).info

/** Somebody else changes the merchant's file, and commits it. */
function change(bench: Bench, from: string, to: string, why: string): void {
  const text = readFileSync(statusOf(bench), 'utf8')
  expect(text).toContain(from)
  writeFileSync(statusOf(bench), text.replace(from, to))
  commitAll(bench.folder, why)
}

/** What the task may take on a quiet machine, ms. */
const MINUTE = 60_000

test('an operator finds the change that took the chat away yesterday, sees before and now side by side, and takes it back', async ({
  page,
  bench,
}, testInfo) => {
  change(bench, '"CBS3": true', '"CBS3": false', 'Chat is closed over night')
  change(bench, '"REWCEN3": "1"', '"REWCEN3": "0"', 'No rewards in May')
  const began = Date.now()
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
  const chat = (number: number) => phone(page, number).locator('[data-feature="chat"]').first()
  await expect(chat(1)).toHaveCount(0)
  await page.getByRole('tab', { name: 'History' }).click()
  const past = page.getByRole('tabpanel')
  await expect(past.getByRole('article')).toHaveCount(3)
  await expect(past.getByRole('article').first()).toContainText('No rewards in May')
  await expect(past.getByRole('article').first()).toContainText('Olga Operator')
  const night = past.getByRole('article', { name: 'Chat is closed over night' })
  await expect(night).toContainText('status.info.whitelabelVal.CBS3 true → false')

  await past.getByRole('button', { name: 'Show it then, after: The merchants as they were' }).click()
  await expect(screenIn(page, 2)).toBeVisible()
  await expect(chat(2)).toBeVisible()
  await expect(chat(1)).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Phone 2' })).toContainText('as of ')
  await expect(page).toHaveURL(/%22at%22/)
  expect(await accessibilityFindings(page, 'workbench.history')).toEqual([])

  await night.getByRole('button', { name: 'Take back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take this change back' })
  await expect(dialog.locator('pre')).toContainText('"CBS3": true')
  await expect(dialog.locator('pre')).not.toContainText('REWCEN3": "1"')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 value taken back. Commit' })).toBeVisible()
  expectWithin(began, MINUTE, testInfo)
  expect(infoOf(bench).whitelabelVal).toMatchObject({ CBS3: true, REWCEN3: '0' })
  expect(git(bench.folder, 'log', '-1', '--format=%an: %s')).toBe(
    'Olga Operator: Take back: Chat is closed over night',
  )
  await expect(past.getByRole('article').first()).toContainText('Take back: Chat is closed over night')
})

test('by keyboard alone: a value that was changed since is named and stays', async ({ page, bench }) => {
  change(bench, '"CBS3": true', '"CBS3": false', 'Chat is closed over night')
  change(bench, '"CBS3": false', '"CBS3": "20%"', 'Try the chat on few')
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }], tab: 'history' })
  const button = page.getByRole('button', { name: 'Take back: Chat is closed over night' })
  await expect(button).toBeVisible()
  await page.keyboard.press('i')
  await expect
    .poll(async () => {
      if (await button.evaluate((element) => element === document.activeElement)) return true
      await page.keyboard.press('Tab')
      return false
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Take this change back' })
  await expect(dialog).toContainText('Nothing is left of this change.')
  await expect(dialog).toContainText('status.info.whitelabelVal.CBS3: true → false')
  await expect(dialog.getByRole('button', { name: 'Take back' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(infoOf(bench).whitelabelVal.CBS3).toBe('20%')
})

test('a save with a reason is a commit, and stands in the history at once', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
  await page.getByRole('searchbox', { name: 'Search flags and settings' }).fill('CBS3')
  await page.getByRole('switch', { name: 'Live chat' }).uncheck()
  await page.getByRole('button', { name: 'Apply to the phones' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to merchants/aurora' })
  await dialog.getByLabel('Reason').fill('The vendor has an outage')
  const anyway = dialog.getByRole('checkbox', { name: 'Save it with its errors' })
  await expect(dialog.locator('pre')).toContainText('"CBS3": false')
  if (await anyway.isVisible()) await anyway.check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Commit ' })).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText(
    'The vendor has an outage',
  )
})

test('an operator finds a committed schedule in the history, sees the whole folder of then on a phone, and takes the schedule back', async ({
  page,
  bench,
}) => {
  const put = (file: string, value: object) => {
    const place = join(bench.folder, 'aurora', file)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, JSON.stringify(value, null, 2))
  }
  const schedule = join(bench.folder, 'aurora/schedule.json')
  rmSync(schedule, { force: true })
  put('texts/EN.json', { 'app.title': 'As it was' })
  commitAll(bench.folder, 'A title of its own')
  const [from, to] = ['2027-02-05T00:00:00+07:00', '2027-02-13T00:00:00+07:00']
  put('schedule.json', { changes: [{ name: 'New Year', from, to, set: ['CBS3=off'] }] })
  put('texts/EN.json', { 'app.title': 'As it is' })
  commitAll(bench.folder, 'The campaign of the new year')
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }], tab: 'history' })
  const past = page.getByRole('tabpanel')
  const campaign = past.getByRole('article', { name: 'The campaign of the new year' })
  await expect(campaign).toContainText('Changed: schedule, texts EN')
  await expect(campaign).toContainText('schedule.changes')

  await past.getByRole('button', { name: 'Show it then, after: A title of its own' }).click()
  await expect(screenIn(page, 2)).toBeVisible()
  /** What the back office answers to a phone. */
  const titles = async (number: number): Promise<unknown> => {
    const frame = page.getByRole('article', { name: `Phone ${number}` }).locator('iframe')
    const world = new URL((await frame.getAttribute('src')) ?? '').hostname.split('.')[1] ?? ''
    const answer = await page.request.get(
      `http://localhost:${bench.port}/wps/system/manifest.json?merchant=aurora`,
      { headers: { 'x-backoffice-world': world } },
    )
    return (await answer.json()).templates.parameters.texts
  }
  expect(await titles(1)).toContain('As it is')
  expect(await titles(2)).toContain('As it was')

  await campaign.getByRole('button', { name: 'Take back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take this change back' })
  await expect(dialog).toContainText('schedule.json, the file is removed')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 values taken back. Commit' })).toBeVisible()
  expect(existsSync(schedule)).toBe(false)
  expect(git(bench.folder, 'log', '-1', '--format=%s')).toBe('Take back: The campaign of the new year')
})
