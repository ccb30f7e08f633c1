import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { loginForm, PASSWORD, remembered, storedSession, withoutCaptcha } from '../support/loginForm.ts'

/** Logs in with "Remember me", and comes back another day: the tab's storage is gone. */
async function rememberPlayer(page: Page, shop: BackOffice, userName = 'player'): Promise<void> {
  await withoutCaptcha(shop)
  await visit(page, shop, '/m/login', 'login')
  await loginForm(page).remember.check()
  await loginForm(page).submit(userName)
  await expect(screenOf(page, 'home')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
}

const logins = async (shop: BackOffice) => (await shop.calls('/wps/session/login')).length

test('nobody is remembered who did not ask for it', async ({ page, office }) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await visit(page, saigon, '/m/login', 'login')
  await expect(loginForm(page).remember).not.toBeChecked()
  await loginForm(page).submit('player')
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await remembered(page)).toBeNull()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PASSWORD)
})

/** Each type of member; one merchant logs in by itself (MOBILEAUTOLOGIN3), one does not. */
for (const [merchant, userName, width] of [
  ['saigon', 'player', 320],
  ['saigon', 'agent', 390],
  ['saigon', 'superagent', 480],
  ['saigon', 'silent', 360],
  ['manila', 'player', 320],
  ['manila', 'agent', 480],
] as const) {
  const isAuto = merchant === 'saigon'
  const what = isAuto ? 'is logged in' : 'finds the form filled in'
  test(`${merchant}, ${width} px: ${userName} asked to be remembered, comes back, and ${what}`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    const shop = office(merchant)
    await rememberPlayer(page, shop, userName)
    const kept = await remembered(page)
    expect(kept).toMatchObject({ merchant, type: 'username', username: userName })
    expect(JSON.stringify(kept)).not.toContain(PASSWORD)

    if (isAuto) {
      await visit(page, shop)
      await expect(page.getByRole('status').filter({ hasText: userName })).toBeVisible()
      expect(await storedSession(page)).toMatchObject({ userName })
      await visit(page, shop, '/m/member/home', 'member.home')
    } else {
      await visit(page, shop, '/m/login', 'login')
      await expect(loginForm(page).username).toHaveValue(userName)
      await expect(loginForm(page).remember).toBeChecked()
      await loginForm(page).button.click()
      await expect(screenOf(page, 'home')).toBeVisible()
    }
    expect(await logins(shop)).toBe(2)
  })
}

test('who wanted a member’s screen gets there', async ({ page, office }) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  await page.goto(`${saigon.origin}/m/member/home`)
  await expect(screenOf(page, 'member.home')).toBeVisible()
})

test('without MOBILEAUTOLOGIN3 the form is filled in, and waits', async ({ page, office }) => {
  const manila = office('manila')
  await rememberPlayer(page, manila)
  await visit(page, manila)
  await visit(page, manila, '/m/login', 'login')
  const form = loginForm(page)
  await expect(form.username).toHaveValue('player')
  await expect(form.password).toHaveValue(PASSWORD)
  await expect(form.remember).toBeChecked()
  expect(await logins(manila)).toBe(1)
  await form.button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
})

for (const [why, path, local] of [
  ['the stored setting autoLogin is 0', '/m/login', { autoLogin: '0' }],
  ['the address has a redirectUrl', '/m/login?redirectUrl=%2Fm%2Fhome', {}],
  ['the address has a backUrl', '/m/login?backUrl=%2Fm%2Fhome', {}],
] as const) {
  test(`nobody is logged in by themselves when ${why}; the form is filled in`, async ({ page, office }) => {
    const saigon = office('saigon')
    await rememberPlayer(page, saigon)
    await page.evaluate((entries) => Object.assign(localStorage, entries), local)
    await visit(page, saigon, path, 'login')
    await expect(loginForm(page).password).toHaveValue(PASSWORD)
    await page.waitForTimeout(1000)
    expect(await logins(saigon)).toBe(1)
    expect(await storedSession(page)).toBeNull()
  })
}

test('nobody is logged in by themselves where the login asks for a captcha', async ({ page, office }) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  await saigon.patchStatus({ info: { login: { captcha: { enabled: true }, geetest: false } } })
  await visit(page, saigon, '/m/login', 'login')
  await expect(loginForm(page).password).toHaveValue(PASSWORD)
  await page.waitForTimeout(1000)
  expect(await logins(saigon)).toBe(1)
})

test('a remembered login is one merchant’s', async ({ page, office }) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('rememberedLogin') ?? '{}')
    localStorage.setItem('rememberedLogin', JSON.stringify({ ...kept, merchant: 'somebody' }))
  })
  await visit(page, saigon, '/m/login', 'login')
  await expect(loginForm(page).username).toHaveValue('')
  await page.waitForTimeout(500)
  expect(await logins(saigon)).toBe(1)
})

test('a login by SMS is remembered without anything that proves it, and never repeated', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await visit(page, saigon, '/m/login', 'login')
  const form = loginForm(page)
  await form.remember.check()
  await form.tab('Mobile number').click()
  await form.main.getByRole('button', { name: 'Use an SMS code instead' }).click()
  await form.mobile.fill('908001011')
  await form.main.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => saigon.codeSentTo('908001011')).not.toBe('')
  await form.code.fill(await saigon.codeSentTo('908001011'))
  await form.button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await remembered(page)).toEqual({
    merchant: 'saigon',
    type: 'sms',
    mobileNum: '908001011',
    countryDialingCode: '84',
  })
  await page.evaluate(() => sessionStorage.clear())
  await visit(page, saigon, '/m/login', 'login')
  await expect(form.mobile).toHaveValue('908001011')
  await page.waitForTimeout(500)
  expect(await logins(saigon)).toBe(1)
})

test('logging out forgets; so does a login without "Remember me"', async ({ page, office }) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  await visit(page, saigon, '/m/member/home', 'member.home')
  await screenOf(page, 'member.home').getByRole('button', { name: 'Log out' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await remembered(page)).toBeNull()

  await rememberPlayer(page, saigon)
  await saigon.setFlags({ MOBILEAUTOLOGIN3: false })
  await visit(page, saigon, '/m/login', 'login')
  await loginForm(page).remember.uncheck()
  await loginForm(page).button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await remembered(page)).toBeNull()
})

test('a session that the back office ended is not the player’s wish to be forgotten', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  await visit(page, saigon, '/m/member/home', 'member.home')
  await saigon.expireSessions()
  await page.reload()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await remembered(page)).not.toBeNull()
})

for (const [code, words] of [
  ['login.cred.err', 'The username or password is not right.'],
  ['not.exists.user', 'There is no such user.'],
] as const) {
  test(`${code}: the auto-login says so quietly, and the remembered login is removed`, async ({
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

test('an auto-login that the network failed keeps what it knows', async ({ page, office }) => {
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
  await page.waitForTimeout(500)
  expect(await logins(saigon)).toBe(2)
  await loginForm(page).button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBeNull()
})

test('whoever logs in by hand while the auto-login is under way wins', async ({ page, office }) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  await saigon.fault('session/login', { kind: 'delay', delayMs: 4000, times: 1 })
  await visit(page, saigon, '/m/login', 'login')
  await expect.poll(() => logins(saigon)).toBe(2)
  await loginForm(page).submit('agent')
  await expect(screenOf(page, 'home')).toBeVisible()
  await page.waitForTimeout(4000)
  expect(await storedSession(page)).toMatchObject({ userName: 'agent' })
})
