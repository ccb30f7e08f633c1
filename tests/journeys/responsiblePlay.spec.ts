import type { Page } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'
import { withoutCaptcha } from '../support/loginForm.ts'
import { memberScreen } from '../support/member.ts'

const PATH = '/m/responsible'
const SCREEN = 'responsiblePlay'
const DAY_MS = 86_400_000
const question = (page: Page) => page.getByRole('alertdialog')

test('a limit is set, a deposit above it is refused, and an exclusion ends in a refused login', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await memberScreen(page, aurora, '/m/member/home', 'member.home')
  await page.getByRole('link', { name: 'Responsible play' }).click()
  const screen = screenOf(page, SCREEN)
  await expect(screen.getByRole('timer')).toHaveText('You have been playing for 0 min.')

  await test.step('sets a limit of a day, which applies at once', async () => {
    await screen.getByRole('button', { name: 'Set a limit: Per day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Per day' })
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('150')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(screen.getByRole('progressbar', { name: 'Per day' })).toBeVisible()
    expect(await aurora.lastBody('/wps/member/playLimit')).toMatchObject({ period: 'day', amount: '150.00' })
  })

  await test.step('a higher one applies later, and the back office says when', async () => {
    await screen.getByRole('button', { name: 'Change: Per day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Per day' })
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('900')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(screen.getByText(/^From .+: R\$\s?900/)).toBeVisible()
    await expect(screen.getByText(/^R\$\s?150/)).toBeVisible()
  })

  await test.step('the deposit says what is left, and refuses more', async () => {
    await visit(page, aurora, '/m/voucherCenter', 'voucherCenter')
    const form = screenOf(page, 'voucherCenter')
    await expect(form.getByText(/^Your deposit limit leaves you R\$\s?150/)).toBeVisible()
    await form.getByRole('textbox', { name: 'Amount' }).fill('151')
    await expect(form.getByText(/^This is above your deposit limit/)).toBeVisible()
    await form.locator('button[type="submit"]').click()
    await expect(form.getByRole('alert')).toContainText('This is above your deposit limit')
    expect(await aurora.calls('/wps/member/deposit')).toEqual([])
  })

  await test.step('excludes the member after a question', async () => {
    await visit(page, aurora, PATH, SCREEN)
    await screen.getByRole('radio', { name: '7 days' }).check()
    await screen.getByRole('button', { name: 'Exclude me' }).click()
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question(page).getByRole('button', { name: 'Exclude me' }).click()
    await expect(page.getByText(/You have excluded yourself from playing here until/)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  })

  await test.step('a login says until when, and works again afterwards', async () => {
    await visit(page, aurora, '/m/login', 'login')
    await fillLogin(page, PLAYER)
    await expect(screenOf(page, 'login').getByRole('alert')).toContainText(
      /You have excluded yourself from playing here until .+\d{4}/,
    )
    await aurora.advanceClock(7 * DAY_MS)
    await fillLogin(page, PLAYER)
    await expect(screenOf(page, 'login')).toHaveCount(0)
  })
})

test('an exclusion that failed is sent again as the same request', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, PATH, SCREEN)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/member/selfExclusion')) sent.push(request.postDataJSON().requestId)
  })
  await aurora.fault('member/selfExclusion', { kind: 'status', status: 500, times: 1 })
  await screen.getByRole('radio', { name: '24 hours' }).check()
  await screen.getByRole('button', { name: 'Exclude me' }).click()
  await question(page).getByRole('button', { name: 'Exclude me' }).click()
  await expect(question(page).getByRole('alert')).toBeVisible()
  await question(page).getByRole('button', { name: 'Exclude me' }).click()
  await expect(question(page)).toHaveCount(0)
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

test('a back office without responsible play shows nothing of it', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.setSettings({ responsible_play: 0 })
  await withoutCaptcha(aurora)
  await visit(page, aurora, '/m/login', 'login')
  await expect(page.locator('[data-age-mark]')).toHaveCount(0)
  await memberScreen(page, aurora, '/m/member/home', 'member.home')
  await expect(page.getByRole('link', { name: 'Responsible play' })).toHaveCount(0)
  await visit(page, aurora, '/m/voucherCenter', 'voucherCenter')
  expect(await aurora.calls('/wps/member/playLimits')).toEqual([])
})

test('the age mark leads to help, and a site can say 21', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/register', 'register')
  const mark = page.locator('[data-age-mark]')
  await expect(mark).toContainText('21+')
  await expect(mark.getByRole('link')).toHaveAttribute('href', 'https://www.manila.example/responsable')
  await expect(screenOf(page, 'register')).toContainText('you are 21 or older')
})
