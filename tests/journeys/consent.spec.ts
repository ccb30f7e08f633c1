import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { PLAYER } from '../support/logIn.ts'
import { loginForm, withoutCaptcha } from '../support/loginForm.ts'
import { playVendors, turnOnPixels } from '../support/pixels.ts'
import { trackedEvents } from '../support/registering.ts'

const LANDING = '/m/home?r=FRIEND7&fbclid=Ab1&adid=A1'
const FRAME = 'iframe[data-pixels]'

/** The bar. The entry in the member centre belongs to the same feature, so the element name is needed too. */
const question = (page: Page) => page.locator('aside[data-feature="consent"]')
const insist = (office: BackOffice) => office.setSettings({ marketing_consent_required: 1 })
const kept = () => [
  document.cookie,
  localStorage.getItem('reg_info'),
  localStorage.getItem('s2s_info'),
  Object.keys(localStorage).filter((key) => key.startsWith('SHELL_events')).length,
]

test('nothing is loaded, stored or tracked before the player agrees; then everything is', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  const vendors = await playVendors(context)
  await turnOnPixels(aurora)
  await insist(aurora)
  await visit(page, aurora, LANDING)
  const bar = question(page)
  await expect(bar).toBeVisible()
  expect(await page.evaluate(kept)).toEqual(['', null, null, 0])
  expect(vendors.asked).toEqual([])
  await expect(page.locator(FRAME)).toHaveCount(0)
  expect((await siteNow(page))?.decisions.tracking).toMatchObject({ on: false })

  const [agree, decline] = [
    bar.getByRole('button', { name: 'Agree' }),
    bar.getByRole('button', { name: 'Decline' }),
  ]
  const [one, two] = [await agree.boundingBox(), await decline.boundingBox()]
  expect([one?.width, one?.height], 'both answers weigh the same').toEqual([two?.width, two?.height])
  await agree.click()
  await expect(bar).toHaveCount(0)
  await expect.poll(() => page.evaluate(kept).then(([cookie]) => cookie)).toMatch(/_fbc=fb\.1\.\d+\.Ab1/)
  expect(await page.evaluate(() => localStorage.getItem('reg_info'))).toContain('FRIEND7')
  await expect.poll(() => new Set(vendors.said.map(({ network }) => network)).size).toBe(5)
  await page.reload()
  await expect(page.locator(FRAME)).toHaveCount(1)
  await expect(bar).toHaveCount(0)
})

test('declined: the player is not asked again, and nothing is stored or tracked', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  const vendors = await playVendors(context)
  await turnOnPixels(aurora)
  await insist(aurora)
  await withoutCaptcha(aurora)
  await visit(page, aurora, LANDING)
  await question(page).getByRole('button', { name: 'Decline' }).click()
  await expect(question(page)).toHaveCount(0)
  await visit(page, aurora, '/m/login?fbclid=Ab1', 'login')
  await loginForm(page).submit(PLAYER.userName)
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(async () => (await siteNow(page))?.decisions.tracking?.because).toContain('declined')
  await expect(question(page)).toHaveCount(0)
  expect(await page.evaluate(kept)).toEqual(['', null, null, 0])
  expect(await trackedEvents(aurora)).toEqual([])
  expect(vendors.asked).toEqual([])
})

test('consent is withdrawn in the member centre: cookies, stored data and pixels are removed', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await playVendors(context)
  await turnOnPixels(aurora)
  await insist(aurora)
  await withoutCaptcha(aurora)
  await visit(page, aurora, LANDING)
  await question(page).getByRole('button', { name: 'Agree' }).click()
  await expect(page.locator(FRAME)).toHaveCount(1)
  await visit(page, aurora, '/m/login', 'login')
  await loginForm(page).submit(PLAYER.userName)
  await expect(screenOf(page, 'home')).toBeVisible()
  await visit(page, aurora, '/m/member/home', 'member.home')
  await expect(page.locator(FRAME)).toHaveCount(1)

  const manage = screenOf(page, 'member.home').getByRole('button', { name: 'Advertising choices' })
  await manage.click()
  const bar = question(page)
  await expect(bar.getByRole('heading')).toBeFocused()
  await bar.getByRole('button', { name: 'Decline' }).click()
  await expect(bar).toHaveCount(0)
  await expect(page.locator(FRAME)).toHaveCount(0)
  await expect(manage).toBeFocused()
  expect(await page.evaluate(kept)).toEqual(['', null, null, 0])
})

test('a guest changes their mind at the end of home; another tab follows', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await insist(aurora)
  await visit(page, aurora, LANDING)
  await question(page).getByRole('button', { name: 'Decline' }).click()
  const other = await context.newPage()
  await visit(other, aurora)
  await expect(question(other)).toHaveCount(0)
  await page.getByRole('button', { name: 'Advertising choices' }).click()
  await question(page).getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => page.evaluate(kept).then(([cookie]) => cookie)).toContain('_fbp=')
  await expect.poll(async () => (await siteNow(other))?.decisions.tracking).toMatchObject({ on: true })
})

test('where no consent is demanded nobody is asked', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora, LANDING)
  await expect.poll(() => page.evaluate(kept).then(([cookie]) => cookie)).toContain('fbclid=Ab1')
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Advertising choices' })).toHaveCount(0)
})
