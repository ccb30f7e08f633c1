import type { Page } from '@playwright/test'
import { captchaOf, drag, sliderOf } from '../support/captcha.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'

const NUMBER = '11987654321'

/** Requests an SMS code, as for a login with a mobile number. */
async function askForCode(page: Page): Promise<void> {
  const login = screenOf(page, 'login')
  await login.getByRole('tab', { name: 'Mobile number' }).click()
  await login.getByRole('button', { name: 'Use an SMS code instead' }).click()
  await login.getByRole('textbox', { name: 'Mobile number' }).fill(NUMBER)
  await login.getByRole('button', { name: 'Send code' }).click()
}

test('a code by SMS is sent once the piece is slid, where GEETESTVCODE3 is on', async ({ page, office }) => {
  const aurora = office('aurora')
  const captcha = captchaOf(aurora)
  await captcha.demand('none', false, 'v4')
  await visit(page, aurora, '/m/login', 'login')
  await askForCode(page)
  await expect(sliderOf(page)).toBeVisible()
  expect(await aurora.calls('/wps/verification/sms/noLogin')).toHaveLength(0)
  await drag(page, captcha.target)
  await expect(screenOf(page, 'login').getByText(/^Code sent/)).toBeVisible()
  const [call] = await aurora.calls('/wps/verification/sms/noLogin')
  expect(call?.body).toMatchObject({ geetestValidateV4: expect.any(String) })
})

test('no captcha stands before the code where the flag is off', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.setFlags({ GEETESTVCODE3: false })
  await visit(page, aurora, '/m/login', 'login')
  await askForCode(page)
  await expect.poll(() => aurora.calls('/wps/verification/sms/noLogin')).toHaveLength(1)
  await expect(page.locator('.geetest_captcha')).toHaveCount(0)
})

test('a site whose Geetest is not v4 says that it does not work, and sends nothing', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await captchaOf(aurora).demand('none', false, 'v3')
  await visit(page, aurora, '/m/login', 'login')
  await askForCode(page)
  await expect(screenOf(page, 'login').getByText('Geetest service not work')).toBeVisible()
  expect(await aurora.calls('/wps/verification/sms/noLogin')).toHaveLength(0)
})

test('the vendor fails: the trouble stands by the field, and the next tap opens the slider', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const captcha = captchaOf(aurora)
  await captcha.demand('none', false, 'v4')
  await captcha.trouble({ part: 'script', how: 'missing' })
  await visit(page, aurora, '/m/login', 'login')
  await askForCode(page)
  const widget = screenOf(page, 'login').locator('[data-feature="captcha"]')
  await expect(widget.getByRole('alert')).toContainText('Network failure (60204)')
  await captcha.mend('script')
  await screenOf(page, 'login').getByRole('button', { name: 'Send code' }).click()
  await drag(page, captcha.target)
  await expect.poll(() => aurora.calls('/wps/verification/sms/noLogin')).toHaveLength(1)
})
