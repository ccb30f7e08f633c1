import { expect, featureOf, screenOf, siteNow, test, visit } from '../support/journey.ts'
import {
  fillRegistration,
  insistOnCaptcha,
  lastCode,
  registerForm,
  SENT_AGAIN_MS,
  solveCaptcha,
  trackedEvents,
} from '../support/registering.ts'
import { networkLog } from '../support/sessionOf.ts'

const REGISTER = '/wps/member/register'

/** One merchant with a choice of methods and countries, one with neither. */
const MERCHANTS = ['saigon', 'manila'] as const
const WIDTHS = [320, 360, 430] as const

for (const merchant of MERCHANTS) {
  for (const width of WIDTHS) {
    test(`${merchant}, ${width} px: a newcomer registers by username and is at home, logged in`, async ({
      page,
      office,
    }) => {
      const merchantState = office(merchant)
      await page.setViewportSize({ width, height: 700 })
      const network = networkLog(page)
      await visit(page, merchantState, '/m/register', 'register')
      const button = registerForm(page).getByRole('button', { name: 'Register', exact: true })
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(wide, 'nothing sticks out at the side').toBe(false)

      await fillRegistration(page, merchantState, `newcomer${width}`)
      await expect(screenOf(page, 'home')).toBeVisible()
      await expect(page).toHaveURL(/\/m\/home$/)
      const stored = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
      expect(JSON.parse(stored ?? '{}')).toMatchObject({ userName: `newcomer${width}`, firstTimeLogin: true })
      expect(JSON.stringify(await siteNow(page))).not.toContain(JSON.parse(stored ?? '{}').token)

      for (const secret of [
        'Sunshine!2026',
        encodeURIComponent('Sunshine!2026'),
        JSON.parse(stored ?? '{}').token,
      ])
        expect(await network.whereIs(secret), 'no secret leaves in the open').toEqual([])

      const [call, ...others] = await merchantState.calls(REGISTER)
      expect(others).toEqual([])
      expect(call?.headers.values).toMatchObject({ moduleid: 'REG3', device: 'MOBILE' })
      expect(call?.body).toMatchObject({
        registerMethod: 'H5',
        registerUrl: `${merchantState.origin}/m/register`,
        domain: new URL(merchantState.origin).hostname,
        isOfficialAppLogin: false,
        login: true,
        username: `newcomer${width}`,
        password: '•••',
      })
      const event = {
        domain: new URL(merchantState.origin).hostname,
        eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
      }
      await expect
        .poll(() => trackedEvents(merchantState), { timeout: SENT_AGAIN_MS })
        .toEqual([
          expect.objectContaining({
            ...event,
            eventName: 'register_submit',
            eventValue: { way: 'username' },
          }),
          expect.objectContaining({ ...event, eventName: 'register_complete' }),
        ])
    })
  }
}

test('where the dialing code is not shown a newcomer registers by mobile number all the same, and it goes along unseen', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila, '/m/register', 'register')
  const form = registerForm(page)
  await form.getByRole('tab', { name: 'Mobile number' }).click()
  await form.getByLabel('Mobile number', { exact: true }).fill('9175550999')
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => manila.codeSentTo('9175550999')).not.toBe('')
  await expect(featureOf(page, 'countryPicker')).toHaveCount(0)
  await form.getByLabel('Verification code', { exact: true }).fill(await manila.codeSentTo('9175550999'))
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  const [call] = await manila.calls('/wps/member/register/mobile')
  expect(call?.body).toMatchObject({ mobileNum: '9175550999', countryDialingCode: '63' })
})

test('a newcomer registers by mobile number: the country chosen, the code from the SMS, no password', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await visit(page, saigon, '/m/register', 'register')
  const form = registerForm(page)
  await form.getByRole('tab', { name: 'Mobile number' }).click()
  await expect(form.getByLabel('Password', { exact: true })).toHaveCount(0)
  await form.getByRole('button', { name: /Country code.*\+84/ }).click()
  await page.getByRole('option', { name: /Singapore/ }).click()
  await expect(form.getByRole('button', { name: /Country code.*\+65/ })).toBeVisible()

  const number = form.getByLabel('Mobile number', { exact: true })
  await expect(number).toHaveAttribute('autocomplete', 'tel-national')
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(number, 'a code needs a number').toBeFocused()
  expect(await saigon.calls('/wps/verification/sms/noLogin')).toEqual([])

  await number.fill('+65 8123-4567')
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => lastCode(saigon, 'sms')).not.toBe('')
  const code = form.getByLabel('Verification code', { exact: true })
  await solveCaptcha(page, saigon)
  await code.fill('000000')
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(form.getByText('The verification code is not right.')).toBeVisible()
  await expect(code).toBeFocused()

  await solveCaptcha(page, saigon)
  await code.fill(await lastCode(saigon, 'sms'))
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()

  const sent = await saigon.calls('/wps/member/register/mobile')
  expect(sent.at(-1)?.headers.values).toMatchObject({ moduleid: 'MOBILENUMREG3' })
  expect(sent.at(-1)?.body).toMatchObject({
    countryDialingCode: '65',
    mobileNum: '81234567',
    // The site's default password, for players who choose none.
    password: '•••',
  })
  expect(sent.at(-1)?.body).not.toHaveProperty('username')
})

test('whoever taps twice registers once', async ({ page, office }) => {
  const manila = office('manila')
  await manila.fault('member/register', { kind: 'delay', delayMs: 800 })
  await visit(page, manila, '/m/register', 'register')
  const form = registerForm(page)
  await form.getByLabel('Username', { exact: true }).fill('twicetapped')
  await form.getByLabel('Password', { exact: true }).fill('Sunshine!2026')
  await form.getByRole('button', { name: 'Register', exact: true }).dblclick()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await manila.calls(REGISTER)).toHaveLength(1)
  await expect
    .poll(async () => (await trackedEvents(manila)).map(({ eventName }) => eventName))
    .toEqual(['register_submit', 'register_complete'])
})

test('empty fields are marked and nothing is sent; the first one gets the focus', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await visit(page, saigon, '/m/register', 'register')
  const form = registerForm(page)
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(form.getByRole('alert')).toHaveCount(2)
  await expect(form.getByLabel('Username', { exact: true })).toBeFocused()
  await form.getByLabel('Username', { exact: true }).fill('rosa')
  await expect(form.getByRole('alert')).toHaveCount(1)
  expect(await saigon.calls(REGISTER)).toEqual([])
  expect(await trackedEvents(saigon)).toEqual([])
})

test('a name that is taken is refused with the server’s message; another one is taken', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await visit(page, saigon, '/m/register', 'register')
  await fillRegistration(page, saigon, 'player')
  const form = registerForm(page)
  await expect(form.getByRole('alert')).toContainText('This username is taken.')
  await expect(form.getByLabel('Username', { exact: true })).toHaveValue('player')
  await fillRegistration(page, saigon, 'playertoo')
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await saigon.calls(REGISTER)).toHaveLength(2)
})

test('a captcha that is missing is asked for, one that is wrong is refused and taken anew', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await insistOnCaptcha(saigon)
  await visit(page, saigon, '/m/register', 'register')
  const form = registerForm(page)
  await form.getByLabel('Username', { exact: true }).fill('captcharosa')
  await form.getByLabel('Password', { exact: true }).fill('Sunshine!2026')
  const register = form.getByRole('button', { name: 'Register', exact: true })
  const picture = form.getByRole('img', { name: 'Picture with a code to type' })
  const captcha = form.getByLabel('Code in the picture', { exact: true })
  await expect(picture).toBeVisible()

  await register.click()
  await expect(form.getByRole('alert')).toHaveText('Please complete verification first')
  await expect(captcha).toBeFocused()
  expect(await saigon.calls(REGISTER)).toEqual([])

  const first = await picture.getAttribute('src')
  await captcha.fill('0')
  await register.click()
  await expect(form.getByText('The verification code is not right.')).toBeVisible()
  await expect(captcha).toHaveValue('')
  await expect(picture).not.toHaveAttribute('src', first ?? '')

  await solveCaptcha(page, saigon)
  await register.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  const sent = await saigon.calls(REGISTER)
  expect(sent.map(({ errorCode }) => errorCode)).toEqual(['captcha.err', undefined])
})

test('a back office that says nothing is answered with a message of our own', async ({ page, office }) => {
  const manila = office('manila')
  await manila.fault('member/register', { kind: 'business', code: 'odd.failure', message: ' ' })
  await visit(page, manila, '/m/register', 'register')
  await fillRegistration(page, manila, 'newcomer')
  await expect(registerForm(page).getByRole('alert')).toContainText(/went wrong/i)
})

test('tracking that fails stops nobody', async ({ page, office }) => {
  const manila = office('manila')
  await manila.fault('relay/MCSFE_trackEvents', { kind: 'hang' })
  await visit(page, manila, '/m/register', 'register')
  await fillRegistration(page, manila, 'untracked')
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('who is registered without being logged in reads so, and goes on to the login', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await saigon.setValue('member/register', { id: '77', userName: 'quietly' })
  await visit(page, saigon, '/m/register', 'register')
  await fillRegistration(page, saigon, 'quietly')
  // The message is shown for 1.5 s only: on a busy machine it may be gone when the next screen is shown.
  await Promise.all([
    expect(page.getByText('Your account is ready')).toBeVisible(),
    expect(screenOf(page, 'login')).toBeVisible(),
  ])
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
})

test('a member has nothing to do on the registration screen', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/register', 'register')
  await fillRegistration(page, manila, 'memberbynow')
  await expect(screenOf(page, 'home')).toBeVisible()
  await page.goto(`${manila.origin}/m/register.html`)
  await expect(screenOf(page, 'home')).toBeVisible()
})
