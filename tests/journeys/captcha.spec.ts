import type { Page } from '@playwright/test'
import { captchaOf, drag, slideByKeys, sliderOf, tapToVerify, widgetOf } from '../support/captcha.ts'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'

const tap = (page: Page, screen = 'login') => tapToVerify(page, screen).click()

/** The field names of the last call, without their values. */
const sent = (calls: readonly { readonly body: unknown }[]): string =>
  Object.keys(calls.at(-1)?.body ?? {}).join(' ')

for (const { version, merchant, field, width, userName } of [
  { version: 'v4', merchant: 'aurora', field: 'geetestValidateV4', width: 320, userName: 'player' },
  { version: 'v3', merchant: 'manila', field: 'geetestSeccode', width: 360, userName: 'agent' },
  { version: 'v4', merchant: 'karachi', field: 'geetestValidateV4', width: 390, userName: 'superagent' },
  { version: 'v3', merchant: 'saigon', field: 'geetestSeccode', width: 430, userName: 'silent' },
] as const) {
  test(`${width} px: ${userName} of ${merchant} slides the piece of Geetest ${version} into its hole and is logged in`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    const merchantState = office(merchant)
    const captcha = captchaOf(merchantState)
    await captcha.demand('login', true, version)
    await visit(page, merchantState, '/m/login', 'login')
    await expect(tapToVerify(page)).toBeVisible()

    await fillLogin(page, { ...PLAYER, userName })
    await drag(page, captcha.target)
    await expect(screenOf(page, 'home')).toBeVisible()
    expect(sent(await merchantState.calls('/wps/session/login'))).toContain(field)
    await expect(page.locator('.geetest_captcha')).toHaveCount(0)
  })
}

test('the piece can be slid before the form is filled in, by keys alone; the tick stays', async ({
  page,
  office,
}) => {
  const karachi = office('karachi')
  const captcha = captchaOf(karachi)
  await captcha.demand('login', true)
  await visit(page, karachi, '/m/login', 'login')
  await tap(page)
  await slideByKeys(page, captcha.target)
  await expect(widgetOf(page).getByRole('status')).toHaveText('Verified')
  await expect(widgetOf(page).getByRole('button', { name: 'Verified' })).toBeFocused()
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a piece beside its hole does not count; another one does', async ({ page, office }) => {
  const aurora = office('aurora')
  const captcha = captchaOf(aurora)
  await captcha.demand('login', true)
  await visit(page, aurora, '/m/login', 'login')
  await fillLogin(page, PLAYER)
  await drag(page, captcha.target, -30)
  await expect(sliderOf(page).getByRole('status')).toHaveText('Please try again')
  await expect(sliderOf(page).getByRole('status')).toHaveText('')
  await drag(page, captcha.target)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('who closes the slider is asked to verify first, keeps what was typed, and can try again', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  const captcha = captchaOf(manila)
  await captcha.demand('login', true, 'v3')
  await visit(page, manila, '/m/login', 'login')
  await fillLogin(page, PLAYER)
  await sliderOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(screenOf(page, 'login').getByText('Please complete verification first')).toBeVisible()
  await expect(screenOf(page, 'login').getByLabel('Username', { exact: true })).toHaveValue(PLAYER.userName)
  expect(await manila.calls('/wps/session/login')).toHaveLength(0)

  await fillLogin(page, PLAYER)
  await drag(page, captcha.target)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('Escape and the phone’s back button close the slider and leave the screen alone', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await captchaOf(aurora).demand('login', true)
  await visit(page, aurora, '/m/login', 'login')
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await tap(page)
    await expect(sliderOf(page)).toBeVisible()
    await close()
    await expect(sliderOf(page)).toBeHidden()
    await expect(screenOf(page, 'login')).toBeVisible()
  }
  await expect(tapToVerify(page)).toBeVisible()
})

test('a result that the server finds too old is refused; the captcha is fresh for the next attempt', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const captcha = captchaOf(aurora)
  await captcha.demand('login', true)
  await visit(page, aurora, '/m/login', 'login')
  await tap(page)
  await drag(page, captcha.target)
  await expect(widgetOf(page).getByRole('status')).toHaveText('Verified')
  await captcha.advance(61_000)
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'login').getByText('Please complete the verification again.')).toBeVisible()
  await expect(tapToVerify(page)).toBeVisible()
  await fillLogin(page, PLAYER)
  await drag(page, captcha.target)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a newcomer mistypes the code in the picture, gets another picture, and is registered', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const captcha = captchaOf(saigon)
  await captcha.demand('register', false)
  await visit(page, saigon, '/m/register', 'register')
  const form = screenOf(page, 'register')
  const picture = widgetOf(page, 'register').getByRole('img', { name: 'Picture with a code to type' })
  const code = form.getByLabel('Code in the picture')
  const send = () => form.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(picture).toBeVisible()
  await expect(picture, 'the code can be read').toHaveCSS('opacity', '1')

  await form.getByLabel('Username', { exact: true }).fill('hoasen')
  await form.getByLabel('Password', { exact: true }).fill('Sunshine!2026')
  await send()
  await expect(widgetOf(page, 'register').getByRole('alert')).toHaveText('Please complete verification first')
  await expect(code).toBeFocused()
  expect(await saigon.calls('/wps/member/register')).toHaveLength(0)

  const first = await picture.getAttribute('src')
  await code.fill('nothing')
  await send()
  await expect(form.getByText('The verification code is not right.')).toBeVisible()
  await expect(code).toHaveValue('')
  await expect(picture).not.toHaveAttribute('src', first ?? '')

  const second = await picture.getAttribute('src')
  await widgetOf(page, 'register').getByRole('button', { name: 'Refresh' }).click()
  await expect(picture).not.toHaveAttribute('src', second ?? '')
  await code.fill(await captcha.lastCode())
  await send()
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a test site asks at login for the picture where it would ask for the slider', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const captcha = captchaOf(aurora)
  await captcha.demand('login', true)
  await aurora.patchStatus({ test: true })
  await visit(page, aurora, '/m/login', 'login')
  await widgetOf(page).getByRole('img').waitFor()
  await screenOf(page, 'login')
    .getByLabel('Code in the picture')
    .fill(await captcha.lastCode())
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('where no captcha is required there is none, and nothing of the vendor is loaded', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, manila, '/m/login', 'login')
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(featureOf(page, 'captcha')).toHaveCount(0)
  expect(requests.filter((url) => /captcha|geetest|\/gt4?\.js/i.test(url))).toEqual([])
})
