import { readFileSync, writeFileSync } from 'node:fs'
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

test('a report of a page opens its state at its moment, and the test keeps the fault that causes it', async ({
  page,
  bench,
}) => {
  const path = '/wps/relay/MCSFE_getBanners'
  const report = {
    ...{ type: 'problem', at: Date.parse('2027-01-04T09:00:00Z'), screen: 'home', release: 'a' },
    name: 'call.failed',
    visit: {
      ...{ merchant: 'manila', layout: 'M2', language: 'EN', session: 'member' },
      device: 'ios',
      path: '/m/home',
    },
    failedCall: { path, status: 503 },
  }
  await page.goto(`${bench.url}#merchant=aurora&report=${encodeURIComponent(JSON.stringify(report))}`)
  await expect(phone(page, 1).locator('html')).toHaveAttribute('data-merchant', 'manila')
  await expect(screenIn(page, 1, 'home')).toBeVisible()
  const first = page.getByRole('article', { name: 'Phone 1' })
  await expect(first.getByRole('combobox', { name: 'Visitor' })).toHaveValue('player')
  await expect(first).toContainText('iPhone')
  await expect(first).toContainText('EN')
  await expect(phone(page, 1).locator('[data-feature="vipProgress"]').first()).toBeVisible()
  await expect(page.getByText('Clock: 2027-01-04 09:00')).toBeVisible()
  await page.getByRole('tab', { name: 'Calls' }).click()
  await expect(page.getByRole('region', { name: 'Faults that are on' })).toContainText(path)
  await expect(page.getByRole('list', { name: 'Calls, the newest first' })).toContainText('503')
  await page.getByRole('tab', { name: 'Visit' }).click()
  await expect(page.getByLabel('What it proves')).toHaveValue('problem call.failed')
  await page.getByRole('button', { name: 'Write the test' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'merchant manila' })).toBeVisible()
  const kept = JSON.parse(readFileSync(join(bench.folder, 'manila/cases/problem-call-failed.json'), 'utf8'))
  expect(kept).toMatchObject({
    title: 'problem call.failed',
    at: expect.stringMatching(/^2027-01-04T09:0/),
    phone: { who: 'player', device: 'ios', language: 'EN' },
    faults: [{ path, kind: 'status', status: 503 }],
    expected: { screen: 'home' },
  })
})

test('a report beside a phone’s calls opens on a phone, and a member’s screen shows a member', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }], tab: 'calls' })
  await phone(page, 1)
    .locator('html')
    .evaluate(async () => {
      const report = {
        type: 'error',
        at: Date.now(),
        screen: 'voucherCenter',
        release: 'a.js',
        name: 'TypeError',
      }
      await fetch('/wps/system/report', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reports: [report] }),
      })
    })
  await page.getByText('Reports of the pages (1)').click()
  expect(await accessibilityFindings(page, 'workbench.reports')).toEqual([])
  await page.getByRole('button', { name: 'Show it on a phone: error TypeError' }).click()
  await expect(screenIn(page, 1, 'voucherCenter')).toBeVisible()
  await expect(
    page.getByRole('article', { name: 'Phone 1' }).getByRole('combobox', { name: 'Visitor' }),
  ).toHaveValue('player')
  await expect(page.getByLabel('What it proves')).toHaveValue('error TypeError')
})
