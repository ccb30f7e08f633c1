import { expect, screenOf, test, visit } from '../support/journey.ts'
import {
  comeAnotherDay,
  loginForm,
  PASSWORD,
  remembered,
  storedSession,
  withoutCaptcha,
} from '../support/loginForm.ts'
import { logInAlone, logins, rememberPlayer } from '../support/remembering.ts'

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

/** Each type of member, at a merchant with automatic login (MOBILEAUTOLOGIN3) and at one without. */
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
    const merchantState = office(merchant)
    await rememberPlayer(page, merchantState, userName)
    const kept = await remembered(page)
    expect(kept).toMatchObject({ merchant, type: 'username', username: userName })
    expect(JSON.stringify(kept)).not.toContain(PASSWORD)

    if (isAuto) {
      await visit(page, merchantState)
      await expect(page.getByRole('status').filter({ hasText: userName })).toBeVisible()
      expect(await storedSession(page)).toMatchObject({ userName })
      await visit(page, merchantState, '/m/member/home', 'member.home')
    } else {
      await visit(page, merchantState, '/m/login', 'login')
      await expect(loginForm(page).username).toHaveValue(userName)
      await expect(loginForm(page).remember).toBeChecked()
      await loginForm(page).button.click()
      await expect(screenOf(page, 'home')).toBeVisible()
    }
    expect(await logins(merchantState)).toBe(2)
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
    expect(await storedSession(page)).toBeNull()
    await logInAlone(page, saigon, 1)
  })
}

test('nobody is logged in by themselves where the login asks for a captcha', async ({ page, office }) => {
  const saigon = office('saigon')
  await rememberPlayer(page, saigon)
  await saigon.patchStatus({ info: { login: { captcha: { enabled: true }, geetest: false } } })
  await visit(page, saigon, '/m/login', 'login')
  await expect(loginForm(page).password).toHaveValue(PASSWORD)
  await loginForm(page).button.click()
  await expect(loginForm(page).alert, 'the player is asked for it').toContainText('complete verification')
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
  await loginForm(page).username.fill('agent')
  await loginForm(page).password.fill(PASSWORD)
  await logInAlone(page, saigon, 1)
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
  await comeAnotherDay(page)
  await visit(page, saigon, '/m/login', 'login')
  await expect(form.mobile).toHaveValue('908001011')
  await form.main.getByRole('button', { name: 'Use your password instead' }).click()
  await form.password.fill(PASSWORD)
  await logInAlone(page, saigon, 1)
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
