import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessibilityFindings } from '../../matrix/axe.ts'
import { type Bench, expect, openBench, phone, screenIn, test } from '../../support/bench.ts'
import { casesIn, openCase } from '../../support/cases.ts'

test.use({ models: ['aurora', 'manila'] })

const said = 'is written. Repeat it: npm run matrix -- --merchant aurora'

/** Turns the chat on or off in the folder. */
function switchChat({ folder }: Bench, on: boolean): void {
  const file = join(folder, 'aurora/wps/system/status.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"CBS3": \w+/, `"CBS3": ${on}`))
}

test('a player’s link opens the state, one click keeps it as a test, and the test fails when the site changes', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [{ merchant: 'manila' }] })
  await page.getByRole('button', { name: 'From a report' }).click()
  const dialog = page.getByRole('dialog', { name: 'From a report or a link' })
  const pasted = dialog.getByLabel('Link or report')
  await pasted.fill('the chat is gone')
  await dialog.getByRole('button', { name: 'Show it' }).click()
  await expect(dialog.getByRole('alert')).toContainText('no link of a site')
  await pasted.fill('https://www.aurora.example/m/activity?token=secret')
  await dialog.getByRole('button', { name: 'Show it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(screenIn(page, 1, 'activity')).toBeVisible()
  await expect(page).not.toHaveURL(/secret/)
  expect(await accessibilityFindings(page, 'workbench.cases')).toEqual([])

  const title = page.getByLabel('What it proves')
  await expect(title).toHaveValue('/m/activity')
  await title.fill('Promotions have the chat')
  await expect(phone(page, 1).locator('[data-feature="chat"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Write the test' }).click()
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()

  const kept = casesIn(bench.folder, 'aurora').find(({ name }) => name === 'promotions-have-the-chat')
  if (!kept) throw new Error('there is no such case')
  expect(kept.kept.features).toContain('chat')
  const another = await page.context().newPage()
  const difference = await openCase(another, bench.url, kept)
  await expect.poll(difference).toBe('')
  switchChat(bench, false)
  const later = await openCase(another, bench.url, kept)
  await expect.poll(later).toBe('missing: chat')
})

test('a report of a page opens its screen at its moment, and the test keeps the fault that causes it', async ({
  page,
  bench,
}) => {
  const report = {
    type: 'problem',
    at: Date.parse('2027-01-04T09:00:00Z'),
    screen: 'login',
    release: 'a',
    name: 'call.failed',
  }
  await page.goto(`${bench.url}#merchant=aurora&report=${encodeURIComponent(JSON.stringify(report))}`)
  await expect(screenIn(page, 1, 'login')).toBeVisible()
  await expect(page.getByText('Clock: 2027-01-04 09:00')).toBeVisible()
  await expect(page.getByLabel('What it proves')).toHaveValue('problem call.failed')
  await page.getByRole('button', { name: 'Write the test' }).click()
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
  const file = join(bench.folder, 'aurora/cases/problem-call-failed.json')
  expect(existsSync(file)).toBe(true)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    title: 'problem call.failed',
    at: expect.stringMatching(/^2027-01-04T09:0/),
    phone: { path: '/m/login' },
    expected: { screen: 'login' },
  })
})
