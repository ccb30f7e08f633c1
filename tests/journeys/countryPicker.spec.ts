import type { Page } from '@playwright/test'
import { expect, featureOf, siteNow, test, visit } from '../support/journey.ts'
import { registerForm } from '../support/registering.ts'

const byMobile = (page: Page) => registerForm(page).getByRole('tab', { name: 'Mobile number' }).click()
const opener = (page: Page) => featureOf(page, 'countryPicker').getByRole('button', { name: /Country code/ })

test('the country is found and chosen with the keyboard alone, and the focus comes back', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await visit(page, saigon, '/m/register', 'register')
  await byMobile(page)
  await expect(opener(page)).toHaveAccessibleName('Country code, Vietnam, +84')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Choose a country' })
  await expect(sheet.getByRole('option', { selected: true })).toHaveAccessibleName(/Vietnam.*\+84/)

  const search = sheet.getByRole('combobox', { name: 'Country or code' })
  await search.focus()
  await page.keyboard.type('nowhere')
  await expect(sheet.getByText('No country matches your search')).toBeVisible()
  await search.fill('+6')
  await expect(sheet.getByRole('status')).toHaveText(/countries found/)
  await page.keyboard.press('ArrowDown')
  const active = await search.getAttribute('aria-activedescendant')
  const chosen = sheet.locator(`[id="${active}"]`)
  const name = (await chosen.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toHaveAccessibleName(new RegExp(`\\+${name.split('+')[1]}$`))

  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('flags are files of their own, fetched with the picker and not before', async ({ page, office }) => {
  const flags: string[] = []
  page.on('request', (request) => request.url().endsWith('.svg') && flags.push(request.url()))
  await visit(page, office('saigon'), '/m/register', 'register')
  const isFlag = (url: string) => /\/assets\/[A-Z]{2}-[\w-]+\.svg$/.test(url)
  expect(flags.filter(isFlag)).toEqual([])
  await byMobile(page)
  await opener(page).click()
  await expect(page.getByRole('option')).toHaveCount(12)
  await expect.poll(() => flags.filter(isFlag).length).toBeGreaterThan(3)
  expect(flags.filter(isFlag).length).toBeLessThanOrEqual(12)
})

test('the setting takes the picker away and leaves the code', async ({ page, office }) => {
  const saigon = office('saigon')
  await saigon.setSettings({ country_picker_disabled: 1 })
  await visit(page, saigon, '/m/register', 'register')
  await byMobile(page)
  await expect(registerForm(page).getByText('+84')).toBeVisible()
  await expect(featureOf(page, 'countryPicker')).toHaveCount(0)
  expect((await siteNow(page))?.decisions.countryPicker).toMatchObject({ on: false })
})

test('a list that is empty or does not come leaves a form that works', async ({ page, office }) => {
  const saigon = office('saigon')
  await saigon.setValue('system/country', { countryCode: 'VN', countryDialingCode: '84', countries: [] })
  await visit(page, saigon, '/m/register', 'register')
  await byMobile(page)
  await expect(registerForm(page).getByText('+84')).toBeVisible()
  await expect(featureOf(page, 'countryPicker')).toHaveCount(0)

  await page.evaluate(() => sessionStorage.clear())
  await saigon.fault('system/country', { kind: 'status', status: 500 })
  await visit(page, saigon, '/m/register', 'register')
  await byMobile(page)
  await expect(registerForm(page).getByLabel('Mobile number', { exact: true })).toBeEditable()
  await expect(featureOf(page, 'countryPicker')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a default code that is not in the list preselects nothing, and one can be chosen', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const countries = [
    { countryCode: 'US', countryDialingCode: '1' },
    { countryCode: 'CA', countryDialingCode: 1 },
    { countryCode: '<b>', countryDialingCode: '55' },
  ]
  await saigon.setValue('system/country', { countryCode: 'VN', countryDialingCode: '84', countries })
  await visit(page, saigon, '/m/register', 'register')
  await byMobile(page)
  await expect(opener(page)).toHaveAccessibleName('Country code')
  await opener(page).click()
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.getByRole('option', { name: /Canada/ }).click()
  await expect(opener(page)).toHaveAccessibleName('Country code, Canada, +1')
})
