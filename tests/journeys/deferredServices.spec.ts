import { isRecord } from '../../src/json/read.ts'
import {
  comeBack,
  expect,
  expectNoReload,
  featureOf,
  markPage,
  screenOf,
  test,
  visit,
} from '../support/journey.ts'
import { answerOf } from '../support/merchants.ts'

/** A merchant's manifest with a changed theme. */
function manifestWith(code: string, theme: object): object {
  const manifest = answerOf(code, 'system/manifest')
  if (!isRecord(manifest) || !isRecord(manifest.templates)) throw new Error(`${code} has no templates`)
  const { parameters } = manifest.templates
  const others = isRecord(parameters) ? parameters : {}
  return { ...manifest, templates: { parameters: { ...others, theme: JSON.stringify(theme) } } }
}

test('a new theme applies to the open page at once, with its valid colours only', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await markPage(page)
  const token = (name: string) =>
    page.evaluate((key) => document.documentElement.style.getPropertyValue(key), name)
  const before = await token('--brand')

  await aurora.setValue(
    'system/manifest',
    manifestWith('aurora', {
      scheme: 'light',
      brand: '#0b7a4b',
      tokens: { accent: 'red; } body { display: none' },
    }),
  )
  await comeBack(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => token('--brand')).not.toBe(before)
  expect(await token('--accent')).not.toContain('display')
  await expect(screenOf(page, 'home')).toBeVisible()
  await expectNoReload(page)
})

test('a new layout draws the open page anew, and the player stays on the same screen', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await markPage(page)
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'M1')

  await aurora.patchStatus({ info: { mobileTemplate: 'M2' } })
  await comeBack(page)
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'M2')
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(page.getByRole('searchbox').first()).toBeVisible()
  await expectNoReload(page)
})

test('the languages follow the site: with one left there is no picker, and a removed language is no longer used', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await markPage(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await aurora.patchStatus({ info: { languages: ['PT-BR'] } })
  await comeBack(page)
  await expect(featureOf(page, 'languagePicker')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expectNoReload(page)
})

test('what is open stays open while its gate is open', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await featureOf(page, 'languagePicker').getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await aurora.setFlags({ CBS3: false })
  await comeBack(page)
  await expect(featureOf(page, 'chat')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})
