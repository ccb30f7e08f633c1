import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accessibilityFindings } from '../../matrix/axe.ts'
import { expect, expectWithin, git, openBench, test } from '../../support/bench.ts'

const chatOf = (folder: string, code: string): unknown =>
  JSON.parse(readFileSync(join(folder, code, 'wps/system/status.json'), 'utf8')).info.whitelabelVal.CBS3
const brandOf = (folder: string, code: string): unknown => {
  const manifest = JSON.parse(readFileSync(join(folder, code, 'wps/system/manifest.json'), 'utf8'))
  return JSON.parse(manifest.templates.parameters.theme).brand
}
const list = (page: Page) => page.getByRole('navigation', { name: 'Merchants' })

test.describe('by mouse', () => {
  test.use({ models: ['aurora', 'karachi', 'manila'], keepsHistory: true })

  test('an operator turns chat off for the merchants of a filter: one table, one diff, one commit, and takes it back', async ({
    page,
    bench,
  }) => {
    const before = ['aurora', 'karachi', 'manila'].map((code) => chatOf(bench.folder, code))
    await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
    await page.getByRole('button', { name: 'Change many' }).click()
    const bulk = page.getByRole('main', { name: 'Change many merchants' })
    await expect(bulk).toContainText('No merchant is chosen')
    await list(page).getByRole('searchbox', { name: 'Find a merchant' }).fill('layout=M1')
    await list(page).getByRole('button', { name: 'Choose all shown (2)' }).click()
    await expect(bulk).toContainText('2 merchants chosen')
    await bulk.getByLabel('What to set').selectOption('CBS3')
    await bulk.getByRole('button', { name: 'off', exact: true }).click()
    await bulk.getByRole('button', { name: 'Add' }).click()

    const impact = bulk.getByRole('region', { name: 'Who gains or loses what' })
    await expect(impact.getByRole('row').nth(1)).toContainText('feature chat')
    await expect(bulk.getByRole('region', { name: 'What is written, in 2 merchants' })).toContainText(
      'aurora/wps/system/status.json\n- "CBS3": true',
    )
    await expect(page).toHaveURL(/chosen=aurora&chosen=karachi&set=CBS3%3Doff/)
    expect(await accessibilityFindings(page, 'workbench.bulk')).toEqual([])
    expect(git(bench.folder, 'status', '--porcelain'), 'nothing is written before').toBe('')

    await bulk.getByLabel('Reason').fill('Support is closed\nin May')
    await bulk.getByRole('button', { name: 'Save 2 merchants' }).click()
    await expect(bulk.getByRole('status')).toContainText('Saved: 2 merchants. Commit ')
    expect(['aurora', 'karachi'].map((code) => chatOf(bench.folder, code))).toEqual([false, false])
    expect(chatOf(bench.folder, 'manila')).toEqual(before[2])
    expect(git(bench.folder, 'log', '--format=%an: %s', '-1')).toBe('Olga Operator: Support is closed in May')
    expect(git(bench.folder, 'status', '--porcelain')).toBe('')
    await expect(bulk).toContainText('No chosen merchant would change')

    await bulk.getByRole('button', { name: 'Take this save back' }).click()
    await expect(bulk.getByRole('status')).toContainText('Taken back: 2 merchants. Commit ')
    expect(['aurora', 'karachi', 'manila'].map((code) => chatOf(bench.folder, code))).toEqual(before)
    expect(git(bench.folder, 'rev-list', '--count', 'HEAD')).toBe('3')
  })

  test('errors are named before a save, and a change in the folder meanwhile is noticed', async ({
    page,
    bench,
  }) => {
    await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
    await page.getByRole('button', { name: 'Change many' }).click()
    const bulk = page.getByRole('main', { name: 'Change many merchants' })
    await list(page)
      .getByRole('checkbox', { name: /aurora/ })
      .check()
    await bulk.getByLabel('What to set').selectOption('theme.accent')
    await bulk.getByLabel('New value').fill('blueish')
    await bulk.getByRole('button', { name: 'Add' }).click()
    const save = bulk.getByRole('button', { name: 'Save 1 merchant' })
    await expect(bulk.getByRole('alert')).toContainText('aurora: theme.token')
    await expect(save).toBeDisabled()
    await bulk.getByRole('button', { name: 'Remove theme.accent=blueish' }).click()
    await bulk.getByLabel('What to set').selectOption('CBS3')
    await bulk.getByLabel('New value').fill('perhaps')
    await bulk.getByRole('button', { name: 'Add' }).click()
    await expect(bulk.getByRole('alert')).toContainText('a flag is on, off, a share as 20%, or default')
    await bulk.getByLabel('New value').fill('20%')
    await bulk.getByRole('button', { name: 'Add' }).click()
    await expect(save).toBeEnabled()

    const status = join(bench.folder, 'aurora/wps/system/status.json')
    writeFileSync(status, readFileSync(status, 'utf8').replace(/\n$/, '\n\n'))
    await save.click()
    await expect(page.getByRole('alert')).toContainText('have changed since you looked')
    expect(chatOf(bench.folder, 'aurora')).not.toBe('20%')
  })
})

/** What forty merchants may take on a quiet machine, ms. */
const FORTY_MS = 3 * 60_000
const FORTY = 40

test.describe('by keyboard alone, among three hundred merchants', () => {
  test.use({ models: ['aurora'], generated: 300 })

  test('an operator changes and reviews the colour of forty in three minutes', async ({
    page,
    bench,
  }, testInfo) => {
    await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
    const began = Date.now()
    const press = async (key: string, times = 1) => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key)
    }
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const tabTo = async (words: string) => {
      await expect
        .poll(async () => {
          if ((await focused()).startsWith(words)) return true
          await press('Tab')
          return false
        })
        .toBe(true)
    }
    await tabTo('Change many')
    await press('Enter')
    await press('/')
    const field = list(page).getByRole('searchbox')
    await expect(field).toBeFocused()
    // scale0000 to scale0039.
    await page.keyboard.type('scale00')
    await press('Tab')
    await expect(list(page).getByRole('button', { name: 'Choose all shown (100)' })).toBeFocused()
    await press('Shift+Tab')
    await press('End')
    await page.keyboard.type('3')
    await press('Tab')
    for (const tens of ['0', '1', '2']) {
      await expect(list(page).getByRole('button', { name: 'Choose all shown (10)' })).toBeFocused()
      await press('Enter')
      await press('Shift+Tab')
      await press('End')
      await press('Backspace')
      await page.keyboard.type(tens)
      await press('Tab')
    }
    await expect(list(page).getByRole('button', { name: 'Choose all shown (10)' })).toBeFocused()
    await press('Enter')
    const bulk = page.getByRole('main', { name: 'Change many merchants' })
    await expect(bulk).toContainText(`${FORTY} merchants chosen`)

    await press('p')
    await expect(bulk.getByLabel('What to set')).toBeFocused()
    await page.keyboard.type('theme.brand')
    await press('Tab')
    await page.keyboard.type('#8a1f4d')
    await press('Enter')
    await expect(bulk.locator('code')).toHaveText('theme.brand=#8a1f4d')
    const diff = bulk.getByRole('region', { name: `What is written, in ${FORTY} merchants` })
    // Forty merchants are checked among three hundred, which has no limit of its own.
    await expect(diff).toContainText('scale0039/wps/system/manifest.json, the template theme', {
      timeout: FORTY_MS,
    })
    expect((await diff.innerText()).match(/^\+ "brand": "#8a1f4d"/gm)).toHaveLength(FORTY)
    await tabTo('Save 40 merchants')
    await press('Enter')
    await expect(bulk.getByRole('status')).toContainText('Saved: 40 merchants.')
    expect(brandOf(bench.folder, 'scale0039')).toBe('#8a1f4d')
    expect(brandOf(bench.folder, 'scale0040')).not.toBe('#8a1f4d')
    expectWithin(began, FORTY_MS, testInfo)

    await tabTo('Take this save back')
    await press('Enter')
    await expect(bulk.getByRole('status')).toContainText('Taken back: 40 merchants.')
    expect(brandOf(bench.folder, 'scale0039')).not.toBe('#8a1f4d')
  })
})
