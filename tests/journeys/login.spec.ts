import { expect, screenOf, test, visit } from '../support/journey.ts'
import { loginForm, PASSWORD, storedSession, withoutCaptcha } from '../support/loginForm.ts'

/** Two merchants whose flags differ: with and without a mobile number's dialing code. */
const MERCHANTS = { aurora: true, manila: false } as const
const WIDTHS = [320, 390, 480] as const
const TYPES = { player: 0, agent: 1, superagent: 2, silent: 4 } as const

for (const [merchant, hasMobile] of Object.entries(MERCHANTS)) {
  for (const width of WIDTHS) {
    test(`${merchant}, ${width} px wide: everyone logs in by name, whatever they are`, async ({
      page,
      office,
    }) => {
      await page.setViewportSize({ width, height: 780 })
      const shop = office(merchant)
      await withoutCaptcha(shop)
      await visit(page, shop, '/m/login', 'login')
      for (const [userName, type] of Object.entries(TYPES)) {
        await page.goto(`${shop.origin}/m/login`)
        const form = loginForm(page)
        await expect(form.tab('Mobile number')).toHaveCount(hasMobile ? 1 : 0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const box = await form.button.boundingBox()
        expect(box?.height ?? 0).toBeGreaterThanOrEqual(44)
        expect((box?.y ?? 0) + (box?.height ?? 0), 'the button is in the window').toBeLessThanOrEqual(780)
        await form.submit(userName)
        // Toasts are words of the app: who it is, and that it worked.
        await expect(page.getByRole('status').filter({ hasText: userName })).toBeVisible()
        // Who leaves while that is said is logged in all the same.
        await page.goto(`${shop.origin}/m/member/home`)
        await expect(screenOf(page, 'member.home')).toContainText(userName)
        expect(await storedSession(page)).toMatchObject({ userName, type, merchantCode: merchant })
        await page.evaluate(() => sessionStorage.clear())
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

test('without UPDATEMOBILEICC3 and Firebase there is no mobile number to log in by, and no tabs', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await saigon.setFlags({ UPDATEMOBILEICC3: false })
  await visit(page, saigon, '/m/login', 'login')
  await expect(loginForm(page).username).toBeVisible()
  await expect(loginForm(page).main.getByRole('tab')).toHaveCount(0)
  await expect(page.locator('[data-feature="countryPicker"]')).toHaveCount(0)
})

test('empty fields: each is marked, the first has the focus, and nothing is sent', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  const form = loginForm(page)
  await form.button.click()
  await expect(form.username).toBeFocused()
  for (const field of [form.username, form.password])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(form.alert).toHaveCount(2)
  expect(await manila.calls('/wps/session/login')).toEqual([])
})

test('the keyboard’s own button leads from the name to the password, and from there in', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  const form = loginForm(page)
  await form.username.fill('player')
  await form.username.press('Enter')
  await expect(form.password).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('fields say to keyboards and password managers what they are, take a paste, and show the password', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await visit(page, saigon, '/m/login', 'login')
  const form = loginForm(page)
  await expect(form.username).toHaveAttribute('autocomplete', 'username')
  await expect(form.username).toHaveAttribute('autocapitalize', 'none')
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password')
  await form.password.focus()
  await page.keyboard.insertText(PASSWORD)
  await expect(form.password).toHaveValue(PASSWORD)
  await form.main.getByRole('button', { name: 'Show password' }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  await form.main.getByRole('button', { name: 'Hide password' }).click()
  await form.tab('Mobile number').click()
  await expect(form.mobile).toHaveAttribute('autocomplete', 'tel-national')
  await expect(form.mobile).toHaveAttribute('inputmode', 'tel')
})

test('the button stays in the window when the keyboard takes half of it', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora, '/m/login', 'login')
  const form = loginForm(page)
  await form.password.focus()
  // interactive-widget=resizes-content: the keyboard makes the window smaller.
  await page.setViewportSize({ width: 360, height: 420 })
  await expect
    .poll(async () => {
      const [button, field] = [await form.button.boundingBox(), await form.password.boundingBox()]
      if (!button || !field) return 'not there'
      const isIn = button.y >= 0 && button.y + button.height <= 420
      const isFree = field.y >= 0 && field.y + field.height <= button.y
      return isIn && isFree
    })
    .toBe(true)
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

test('a login whose screen was left is not completed when its answer comes', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila)
  await visit(page, manila, '/m/login', 'login')
  await manila.fault('session/login', { kind: 'delay', delayMs: 1500 })
  const form = loginForm(page)
  await form.submit('player')
  await form.main.getByRole('link', { name: 'Back' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(async () => (await manila.calls('/wps/session/login'))[0]?.status ?? 0).not.toBe(-1)
  await page.waitForTimeout(1800)
  expect(await storedSession(page)).toBeNull()
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
