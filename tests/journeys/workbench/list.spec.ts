import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { accessibilityFindings } from '../../matrix/axe.ts'
import { expect, git, openBench, test } from '../../support/bench.ts'

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Merchants' })

test.describe('few merchants', () => {
  test.use({ models: ['aurora', 'manila', 'saigon'] })

  test('an operator finds merchants by name, by layout and flag, and by what the check says', async ({
    page,
    bench,
  }) => {
    await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
    const list = listOf(page)
    const codes = () => list.locator('.code').allTextContents()
    const status = list.locator('p')
    const field = list.getByRole('searchbox', { name: 'Find a merchant' })
    expect(await codes()).toEqual(['aurora', 'manila', 'saigon'])

    await field.fill('panalo')
    await expect.poll(codes).toEqual(['manila'])
    // A word that one merchant has in its configuration, and another in a banner.
    await field.fill('cashback')
    await expect(list.locator('.why', { hasText: 'banner' }).first()).toBeVisible()
    await expect(status).toHaveText(/^\d of 3$/)
    await field.fill('layout=M1,M2 CBS3=on')
    await expect(status).toHaveText('2 of 3')
    expect(await codes()).toEqual(['aurora', 'manila'])
    await field.fill('layout=M1,M2 aurora')
    await expect.poll(codes).toEqual(['aurora'])
    await field.fill('layot=M1')
    await expect(status).toContainText('did you mean layout')
    await field.fill('findings=none')
    await expect.poll(codes).toContain('aurora')
    await field.fill('findings=bad')
    await expect(status).toContainText('error, warning, none')

    await field.fill('layout=M3')
    await expect.poll(codes).toEqual(['saigon'])
    await field.press('Tab')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('button', { name: /saigon/ })).toHaveAttribute('aria-current', 'true')
  })
})

test.describe('three hundred merchants, by keyboard', () => {
  test.use({ models: ['aurora'], generated: 300, keepsHistory: true })

  test('an operator finds a merchant by anything in it, and by when it was changed, and the row says why', async ({
    page,
    bench,
  }) => {
    git(bench.folder, 'commit', '--amend', '--quiet', '--no-edit', '--date=2020-01-01T00:00:00Z')
    writeFileSync(join(bench.folder, 'scale0007/texts.txt'), 'not committed')
    const campaign = {
      name: 'Obon night',
      from: '2027-02-05T00:00:00Z',
      to: '2027-02-06T00:00:00Z',
      set: [],
    }
    writeFileSync(join(bench.folder, 'scale0200/schedule.json'), JSON.stringify({ changes: [campaign] }))
    await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
    const list = listOf(page)
    const status = list.locator('p')
    const find = async (typed: string) => {
      await page.keyboard.press('/')
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Delete')
      await page.keyboard.type(typed)
    }
    await find('scale0123.example')
    await expect(status).toHaveText('1 of 301')
    await expect(list.getByRole('button', { name: /scale0123/ })).toContainText('domain scale0123.example')
    await find('changed=1d')
    await expect(status).toHaveText('2 of 301')
    await expect(list.locator('.code')).toHaveText(['scale0007', 'scale0200'])
    await find('obon')
    await expect(status, 'files of 301 folders are read').toHaveText('1 of 301', { timeout: 60_000 })
    await expect(list.locator('.why')).toHaveText('schedule Obon night')
    await find('chnged=1d')
    await expect(status).toContainText('did you mean changed')
    await find('changed=soon')
    await expect(status).toContainText('write a day, as 2026-11-20')
    await find('layout=M3 vietnamese')
    await expect(status).toHaveText(/^[1-9]\d* of 301/)
    await expect(list.locator('.why').first()).toHaveText('language VI Vietnamese')
    await expect(list.getByRole('button', { name: /aurora/ })).toHaveCount(0)
    await expect(list.getByText('checking …')).toHaveCount(0)
    expect(await accessibilityFindings(page, 'workbench.list')).toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(list.locator('button[aria-current]')).toBeFocused()
    await find('')
    await expect(status).toContainText('changed=7d')
  })
})

/** A window of 900 px shows 14 merchants. */
const MOST_ROWS = 60
/** Bytes of script before the list shows, not compressed: React is 220,000 of them. */
const MOST_SCRIPT = 310_000
/** Notes what had been loaded when the first rows came into the document. */
function noteFirstRows(): void {
  if (window.top !== window) return
  const watch = new MutationObserver(() => {
    const rows = document.querySelectorAll('.merchants .merchant').length
    if (rows === 0) return
    watch.disconnect()
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const sizeOf = (part: string) =>
      loaded.filter(({ name }) => name.includes(part)).reduce((sum, one) => sum + one.decodedBodySize, 0)
    Reflect.set(window, 'firstRows', {
      ...{ rows, requests: loaded.filter(({ name }) => !name.startsWith('data:')).length },
      ...{ script: sizeOf('.js'), calls: loaded.filter(({ name }) => name.includes('/api/')).length },
    })
  })
  watch.observe(document, { childList: true, subtree: true })
}
/** Code, name and the result of the check. */
const MOST_BYTES_EACH = 130

test.describe('a thousand merchants', () => {
  test.use({ models: ['aurora'], generated: 1000 })

  test('the list shows with the first script and no call, and holds only what is in view; every row can be reached by keyboard', async ({
    page,
    bench,
  }) => {
    const answers: Response[] = []
    page.on('response', (response) => {
      if (/\/api\/overview$/.test(response.url())) answers.push(response)
    })
    await page.addInitScript(noteFirstRows)
    await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
    const list = listOf(page)
    const rows = list.getByRole('listitem')
    const focused = list.locator('li:focus-within')
    const places = () =>
      rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('aria-posinset'))))
    await expect(rows.first()).toHaveAttribute('aria-setsize', '1001')
    const first: unknown = await page.evaluate(() => Reflect.get(window, 'firstRows'))
    // The style sheet, React's shared part and the page's first script.
    expect(first).toMatchObject({ requests: 3, calls: 0 })
    const { rows: drawn, script } = Object(first)
    expect(drawn).toBeGreaterThan(10)
    expect(drawn).toBeLessThanOrEqual(MOST_ROWS)
    expect(script, 'bytes of script before the list').toBeLessThan(MOST_SCRIPT)
    const most = 1001 * MOST_BYTES_EACH
    for (const answer of answers) expect((await answer.body()).length, answer.url()).toBeLessThan(most)

    await page.keyboard.press('/')
    await page.keyboard.press('Tab')
    for (const [key, place] of [
      ['Tab', 2],
      ['ArrowDown', 3],
      ['End', 1001],
      ['ArrowUp', 1000],
      ['Shift+Tab', 999],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(focused, key).toHaveAttribute('aria-posinset', String(place))
      await expect(focused, key).toBeInViewport()
      expect(await rows.count(), key).toBeLessThanOrEqual(MOST_ROWS)
    }
    // As fast as keys repeat, past the rows that were drawn.
    for (let count = 0; count < 40; count += 1) await page.keyboard.press('Tab')
    await expect(focused).toHaveAttribute('aria-posinset', '41')
    await list.locator('.rows').hover()
    await page.mouse.wheel(0, 20_000)
    await expect.poll(async () => (await places()).some((place) => place > 300)).toBe(true)
    expect(await rows.count()).toBeLessThanOrEqual(MOST_ROWS)
    await expect(focused, 'the focus is not lost').toHaveAttribute('aria-posinset', '41')

    await page.getByRole('button', { name: 'Change many' }).click()
    await list.getByRole('searchbox').fill('scale00')
    const all = list.getByRole('button', { name: 'Choose all shown (100)' })
    await expect(all).toBeVisible()
    await all.click()
    await expect(page.getByRole('main')).toContainText('100 merchants chosen')
  })
})
