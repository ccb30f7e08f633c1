import type { Request, Route } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { loginForm, remembered, storedSession } from '../support/loginForm.ts'
import { logInAlone, logins, rememberPlayer } from '../support/remembering.ts'

for (const [code, words] of [
  ['login.cred.err', 'The username or password is not right.'],
  ['not.exists.user', 'There is no such user.'],
] as const) {
  test(`${code}: the auto-login says so in a toast, and the remembered login is removed`, async ({
    page,
    office,
  }) => {
    const saigon = office('saigon')
    await rememberPlayer(page, saigon)
    await saigon.fault('session/login', { kind: 'business', code, message: words })
    await visit(page, saigon)
    await expect(page.getByRole('status').filter({ hasText: 'automatically' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await remembered(page)).toBeNull()
    await expect(screenOf(page, 'home')).toBeVisible()
  })
}

test('an auto-login that fails by the network keeps the remembered login', async ({ page, office }) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  await saigon.fault('session/login', { kind: 'status', status: 500 })
  await visit(page, saigon)
  await expect(page.getByRole('status').filter({ hasText: 'automatically' })).toBeVisible()
  expect(await remembered(page)).not.toBeNull()
  await saigon.clearFault('session/login')
  await visit(page, saigon, '/m/member/home', 'member.home')
})

test('token_ip_different: auto-login is switched off until the player asks for it again', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  const message = 'You come from another address.'
  await saigon.fault('session/login', { kind: 'business', code: 'token_ip_different', message, times: 1 })
  await visit(page, saigon)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
  await visit(page, saigon, '/m/login', 'login')
  await logInAlone(page, saigon, 2)
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBeNull()
})

test('whoever logs in by hand while the auto-login is under way wins', async ({ page, office }) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  const LOGIN = '**/wps/session/login'
  const held = Promise.withResolvers<Route>()
  await page.route(LOGIN, held.resolve, { times: 1 })
  await visit(page, saigon, '/m/login', 'login')
  const auto = await held.promise
  await loginForm(page).submit('agent')
  await expect(screenOf(page, 'home')).toBeVisible()

  const isAuto = (request: Request) => request === auto.request()
  const late = page.waitForEvent('requestfinished', isAuto)
  await auto.continue()
  await late
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await storedSession(page)).toMatchObject({ userName: 'agent' })
  await visit(page, saigon, '/m/member/home', 'member.home')
  await expect(screenOf(page, 'member.home')).toContainText('agent')
  expect(await logins(saigon)).toBe(3)
})
