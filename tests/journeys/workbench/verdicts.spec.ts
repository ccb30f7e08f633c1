import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, openBench, test } from '../../support/bench.ts'

const AURORA = { merchant: 'aurora' }

/** Delays the back office's verdicts until the returned function is called. */
async function holdVerdicts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/workbench/api/examine', async (route) => {
    await free
    await route.continue()
  })
  return letGo
}

test('no verdict is shown before it is true, and nothing can be applied before', async ({ page, bench }) => {
  await openBench(page, bench, { phones: [AURORA] })
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  const check = inspector.locator('details.findings > summary')
  await expect(check).toContainText('passes')
  const letGo = await holdVerdicts(page)
  await page.getByRole('searchbox', { name: 'Search flags and settings' }).fill('CBS3')
  await page.getByRole('switch', { name: 'Live chat' }).uncheck()
  const impact = page.getByRole('region', { name: 'What your change does' })
  const apply = impact.getByRole('button', { name: 'Apply to the phones' })
  await expect(impact).toContainText('Working out what it does')
  await expect(impact).not.toContainText('Nothing appears or disappears')
  await expect(apply).toBeDisabled()
  await expect(check).toContainText('checking')
  await expect(check).not.toContainText('passes')
  letGo()
  await expect(impact).toContainText('feature chat')
  await expect(apply).toBeEnabled()
  await expect(check).not.toContainText('checking')
})

test('save tells what is wrong, asks where there are errors, shows a theme as what it is, and is undone', async ({
  page,
  bench,
}) => {
  const file = join(bench.folder, 'aurora/wps/system/manifest.json')
  const themeNow = () => JSON.parse(JSON.parse(readFileSync(file, 'utf8')).templates.parameters.theme)
  const before = themeNow()
  await openBench(page, bench, { phones: [AURORA], tab: 'theme' })
  await page.getByRole('textbox', { name: 'accent, value', exact: true }).fill('no colour')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to merchants/aurora' })
  await expect(dialog.locator('figcaption')).toHaveText('wps/system/manifest.json, the template theme')
  await expect(dialog.locator('pre')).toContainText('+   "accent": "no colour"')
  await expect(dialog.locator('pre')).not.toContainText('\\"')
  await expect(dialog.getByRole('alert')).toContainText('the merchant has 1 error')
  await expect(dialog.getByRole('listitem').first()).toContainText('theme.token')
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Save it with its errors' }).check()
  await save.click()
  await expect(page.getByRole('status')).toContainText('Undo takes it back')
  expect(themeNow().accent).toBe('no colour')
  await expect(page.getByText('Unsaved changes of aurora')).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Unsaved changes of aurora')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.locator('pre')).toContainText('-   "accent": "no colour"')
  await expect(dialog.getByRole('listitem').first()).toContainText('Note')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await save.click()
  await expect.poll(themeNow).toEqual(before)
  await expect(page.getByText('Unsaved changes of aurora')).toHaveCount(0)
})
