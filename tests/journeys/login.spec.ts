import type { Request } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { comeAnotherDay, loginForm, PASSWORD, storedSession, withoutCaptcha } from '../support/loginForm.ts'

/** Two merchants with different flags: with and without the dialing code of a mobile number. */
const MERCHANTS = ['aurora', 'manila'] as const
const WIDTHS = [320, 390, 480] as const
/** The success message has closed and the next screen is open by then, ms (docs/conformance.md § 1.4). */
const AFTER_LOGIN_MS = 5000
const TYPES = { player: 0, agent: 1, superagent: 2, silent: 4 } as const

for (const merchant of MERCHANTS) {
  for (const width of WIDTHS) {
    test(`${merchant}, ${width} px wide: everyone logs in by name, whatever they are`, async ({
      page,
      office,
    }) => {
      await page.setViewportSize({ width, height: 780 })
      const merchantState = office(merchant)
      await withoutCaptcha(merchantState)
      await visit(page, merchantState, '/m/login', 'login')
      for (const [userName, type] of Object.entries(TYPES)) {
        await page.goto(`${merchantState.origin}/m/login`)
        const form = loginForm(page)
        await expect(form.tab('Mobile number')).toHaveCount(1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const box = await form.button.boundingBox()
        expect(box?.height ?? 0).toBeGreaterThanOrEqual(44)
        expect((box?.y ?? 0) + (box?.height ?? 0), 'the button is in the window').toBeLessThanOrEqual(780)
        await form.submit(userName, PASSWORD, { inItsTime: true })
        // The app's toast names the player and says that the login succeeded.
        await expect(page.getByRole('status').filter({ hasText: userName })).toBeVisible()
        // A player who leaves while the toast is shown is logged in all the same.
        await page.goto(`${merchantState.origin}/m/member/home`)
        await expect(screenOf(page, 'member.home')).toContainText(userName)
        expect(await storedSession(page)).toMatchObject({ userName, type, merchantCode: merchant })
        await comeAnotherDay(page)
      }
    })
  }
}

test('the request says everything that the back office asks for, and nothing is read on the way', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('player')
  await expect(screenOf(page, 'home')).toBeVisible()
  const [call] = await manila.calls('/wps/session/login')
  expect(call?.headers.values).toMatchObject({ device: 'MOBILE', merchant: 'manila' })
  expect(call?.body).toEqual({
    type: 'username',
    username: 'player',
    password: '•••',
    loginDeviceId: expect.stringMatching(/^[0-9a-f]{32}(\.[0-9a-z]+)?$/),
    isOfficialAppLogin: false,
    device: 'MOBILE',
  })
})

test('the device id is made once, and stays the same', async ({ page, office }) => {
  const manila = office('manila')
  const idOf = () => page.evaluate(() => localStorage.getItem('loginDeviceId'))
  await visit(page, manila)
  expect(await idOf(), 'home needs none').toBeNull()
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('player', 'Wrong!2026')
  await expect(loginForm(page).alert).toBeVisible()
  const first = await idOf()
  expect(first).toMatch(/^[0-9a-f]{32}/)
  await page.reload()
  await loginForm(page).submit('player')
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await idOf()).toBe(first)
})

test('a mobile number with its dialing code and a password', async ({ page, office }) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await visit(page, saigon, '/m/login', 'login')
  const form = loginForm(page)
  await form.username.fill('player')
  await form.tab('Mobile number').click()
  await expect(form.username, 'what was typed stays, out of sight').toBeHidden()
  await form.mobile.fill('908 001 011')
  await form.password.fill(PASSWORD)
  await form.button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  const [call] = await saigon.calls('/wps/session/login')
  expect(call?.body).toMatchObject({
    type: 'username',
    username: '908001011',
    mobileNum: '908001011',
    countryDialingCode: '84',
  })
  expect(await storedSession(page)).toMatchObject({ userName: 'player' })
})

test('a mobile number and a code by SMS; a wrong code is said beside it', async ({ page, office }) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await visit(page, saigon, '/m/login', 'login')
  const form = loginForm(page)
  await form.tab('Mobile number').click()
  await form.main.getByRole('button', { name: 'Use an SMS code instead' }).click()
  await expect(form.password).toHaveCount(0)

  await form.main.getByRole('button', { name: 'Send code' }).click()
  await expect(form.mobile, 'a code needs a number').toBeFocused()
  expect(await saigon.calls('/wps/verification/sms/noLogin')).toEqual([])

  await form.mobile.fill('908001011')
  await form.main.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => saigon.codeSentTo('908001011')).not.toBe('')
  const sent = await saigon.codeSentTo('908001011')
  await form.code.fill(sent === '000000' ? '000001' : '000000')
  await form.button.click()
  await expect(form.alert).toContainText('not right')
  await expect(form.code).toHaveAttribute('aria-invalid', 'true')
  await expect(form.code).toBeFocused()

  await form.code.fill(sent)
  await form.button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  const calls = await saigon.calls('/wps/session/login')
  expect(calls.at(-1)?.body).toMatchObject({ type: 'sms', mobileNum: '908001011', countryDialingCode: '84' })
})

test('without UPDATEMOBILEICC3 and Firebase a mobile number logs in all the same, and its dialing code goes along unseen', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await saigon.setFlags({ UPDATEMOBILEICC3: false })
  await visit(page, saigon, '/m/login', 'login')
  const form = loginForm(page)
  await form.tab('Mobile number').click()
  await form.mobile.fill('908 001 011')
  await form.password.fill(PASSWORD)
  await expect(page.locator('[data-feature="countryPicker"]')).toHaveCount(0)
  await expect(form.main.getByText('+84')).toHaveCount(0)
  await form.button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  const [call] = await saigon.calls('/wps/session/login')
  expect(call?.body).toMatchObject({ mobileNum: '908001011', countryDialingCode: '84' })
})

test('manila and istanbul, which show no dialing code, offer their players the mobile number', async ({
  page,
  office,
}) => {
  for (const merchant of ['manila', 'istanbul']) {
    const own = office(merchant)
    await visit(page, own, '/m/login', 'login')
    await loginForm(page).tab('Mobile number').click()
    await expect(loginForm(page).mobile).toBeVisible()
    await visit(page, own, '/m/register', 'register')
    await screenOf(page, 'register').getByRole('tab', { name: 'Mobile number', exact: true }).click()
    await expect(screenOf(page, 'register').getByRole('button', { name: 'Send code' })).toBeVisible()
  }
})

test('two taps are one login, and so is a tap right after a failure', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  const form = loginForm(page)
  await manila.fault('session/login', { kind: 'delay', delayMs: 400 })
  await form.username.fill('player')
  await form.password.fill('Wrong!2026')
  await form.button.dblclick()
  await expect(form.alert).toBeVisible()
  expect(await manila.calls('/wps/session/login')).toHaveLength(1)
})

test('a login whose screen was left is called off, and nothing of it comes later', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await page.clock.install()
  await visit(page, manila)
  await visit(page, manila, '/m/login', 'login')
  await manila.fault('session/login', { kind: 'hang' })
  const form = loginForm(page)
  const isLogin = (request: Request) => request.url().endsWith('/wps/session/login')
  const sent = page.waitForRequest(isLogin)
  await form.submit('player')
  await sent
  const calledOff = page.waitForEvent('requestfailed', isLogin)
  await form.main.getByRole('link', { name: 'Back' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await calledOff
  await page.clock.fastForward(AFTER_LOGIN_MS)
  expect(await storedSession(page)).toBeNull()
  await expect(page.getByRole('status').filter({ hasText: 'player' })).toHaveCount(0)
})

test('a member has nothing to do at the login', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('player')
  await expect(screenOf(page, 'home')).toBeVisible()
  await page.goto(`${manila.origin}/m/login`)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a second factor that is cancelled leaves the form as it was, and the next login works', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  const form = loginForm(page)
  await form.submit('payee')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(form.username).toHaveValue('payee')
  await expect(form.button).not.toHaveAttribute('aria-busy', 'true')
  expect(await storedSession(page)).toBeNull()
  await form.submit('player')
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a second factor that holds completes the login', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('payee')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Payee name', { exact: true }).fill('Dennis Salazar')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await storedSession(page)).toMatchObject({ userName: 'payee' })
})
