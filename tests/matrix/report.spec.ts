import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { accept } from '../../scripts/matrix/accept.ts'
import { collect } from '../../scripts/matrix/collect.ts'
import { serveReport } from '../../scripts/matrix/serve.ts'
import { accessibilityFindings } from './axe.ts'
import { gallery } from './rules/gallery.ts'
import { lineDiff } from './rules/lineDiff.ts'
import type { CellRecord } from './rules/record.ts'

interface Served {
  readonly url: string
  readonly baseline: (file: string) => string
}

/** A run with the logins of some merchants that have changed alike and of one that is broken, and the report of this run. */
const test = base.extend<{ changed: readonly string[]; report: Served }>({
  changed: [['acme'], { option: true }],
  report: async ({ changed: merchants }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'matrix-report-test-'))
    const put = (file: string, content: string): void => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    }
    const changed = merchants.map((merchant): CellRecord => {
      const stem = `${merchant}/guest.login`
      put(`baselines/${stem}.webp`, 'as it was')
      put(`baselines/${stem}.txt`, 'Log in')
      put(`results/${stem}.webp`, 'as it is')
      put(`results/${stem}.txt`, 'Sign in')
      return {
        merchant,
        visitor: 'guest',
        screen: 'login',
        findings: ['the picture has changed: 7 pixels', 'the text has changed'],
        pictures: { now: `${stem}.webp`, before: `${stem}.before.webp` },
        text: lineDiff('Log in', 'Sign in'),
        acceptable: [`${stem}.webp`, `${stem}.txt`],
      }
    })
    const broken: CellRecord = {
      merchant: 'bolt',
      visitor: 'guest',
      screen: 'login',
      findings: ['it does not come up'],
      pictures: {},
    }
    for (const record of [...changed, broken])
      put(`results/${record.merchant}/guest.login.json`, JSON.stringify(record))

    const [results, baselines] = [join(folder, 'results'), join(folder, 'baselines')]
    const collected = collect([results])
    const accepted = new Set<string>()
    const served = await serveReport({
      folder: results,
      page: () =>
        gallery(
          collected.map(({ record }) => record),
          { accepted },
        ),
      accept: (cell) => {
        const said = accept(collected, cell, baselines)
        if (said.ok) accepted.add(cell)
        return said
      },
    })
    await use({ url: served.url, baseline: (file) => readFileSync(join(baselines, file), 'utf8') })
    await served.close()
    rmSync(folder, { recursive: true })
  },
})

const BUTTON = 'Accept the change of acme: guest.login'

test('who looks after the pictures accepts one from the report, by keyboard, and hears that it is the baseline now', async ({
  page,
  report,
}) => {
  await page.goto(report.url)
  await expect(page.getByRole('button')).toHaveCount(1)
  expect(await accessibilityFindings(page, 'the report')).toEqual([])
  const button = page.getByRole('button', { name: BUTTON })
  for (let presses = 0; presses < 10 && !(await button.evaluate((own) => own === document.activeElement)); )
    presses += await page.keyboard.press('Tab').then(() => 1)
  await page.keyboard.press('Enter')
  const status = page.getByRole('status')
  await expect(status).toHaveText(
    /Accepted: acme\/guest\.login\.webp and acme\/guest\.login\.txt are the baseline now/,
  )
  await expect(status).toBeFocused()
  await expect(button).toHaveCount(0)
  expect(report.baseline('acme/guest.login.webp')).toBe('as it is')
  expect(report.baseline('acme/guest.login.txt')).toBe('Sign in')
  expect(await accessibilityFindings(page, 'the report')).toEqual([])

  await page.reload()
  await expect(page.getByText('Accepted: it is the baseline now.')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test.describe('two cells that changed from one cause', () => {
  test.use({ changed: ['acme', 'coral'] })
  test('are accepted together, with one button for the group', async ({ page, report }) => {
    await page.goto(report.url)
    await expect(page.getByRole('heading', { name: '- Log in + Sign in: 2 cells' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(1)
    await page.getByRole('button', { name: /^Accept the changes of 2 cells: / }).click()
    await expect(page.getByRole('status')).toHaveText('Accepted: 2 of 2 cells have new baselines now.')
    for (const merchant of ['acme', 'coral']) {
      expect(report.baseline(`${merchant}/guest.login.webp`)).toBe('as it is')
      expect(report.baseline(`${merchant}/guest.login.txt`)).toBe('Sign in')
    }
    await page.reload()
    await expect(page.getByText('Accepted: they are the baselines now.')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the same is done by a form', async ({ page, report }) => {
    await page.goto(report.url)
    await page.getByRole('button', { name: BUTTON }).click()
    await expect(page.getByText('Accepted: it is the baseline now.')).toBeVisible()
    expect(report.baseline('acme/guest.login.webp')).toBe('as it is')
  })
})

test('nobody can accept without the secret address, from another site, or what has not changed', async ({
  request,
  report,
}) => {
  const { origin } = new URL(report.url)
  const ask = (url: string, cell: string, headers: Record<string, string> = {}) =>
    request.post(url, { form: { cell }, headers, maxRedirects: 0 })
  const cell = 'acme/guest.login'
  expect((await ask(`${origin}/accept`, cell)).status()).toBe(404)
  expect((await request.get(`${origin}/`)).status()).toBe(404)
  expect((await ask(`${report.url}accept`, cell, { origin: 'http://elsewhere.example' })).status()).toBe(403)
  expect((await ask(`${report.url}accept`, cell, { host: 'rebound.example' })).status()).toBe(403)
  for (const other of ['bolt/guest.login', '../acme/guest.login', ''])
    expect((await ask(`${report.url}accept`, other)).status(), other).toBe(409)
  expect((await request.get(`${report.url}..%2fbaselines/acme/guest.login.txt`)).status()).toBe(404)
  expect(report.baseline('acme/guest.login.webp')).toBe('as it was')
})
