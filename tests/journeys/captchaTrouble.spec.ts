import type { Page } from '@playwright/test'
import { captchaOf, drag, retryCaptcha, sliderOf, tapToVerify, widgetOf } from '../support/captcha.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'

/** The player solves the open captcha and is logged in. */
async function solve(page: Page, captcha: ReturnType<typeof captchaOf>): Promise<void> {
  await drag(page, captcha.target)
  await expect(widgetOf(page).getByRole('status')).toHaveText('Verified')
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
}

test.describe('Geetest v4', () => {
  const merchant = 'aurora'
  test.beforeEach(async ({ office }) => captchaOf(office(merchant)).demand('login', true, 'v4'))

  test('one server hangs and one has no script: the third one serves it', async ({ page, office }) => {
    const captcha = captchaOf(office(merchant))
    await captcha.trouble({ part: 'script', how: 'hang', server: 'static-1' })
    await captcha.trouble({ part: 'script', how: 'missing', server: 'static-2' })
    await visit(page, office(merchant), '/m/login', 'login')
    await expect(widgetOf(page).locator('[aria-busy=true]')).toBeVisible()
    await tapToVerify(page).click()
    await solve(page, captcha)
  })

  test('no server has the script: network failure with its code, and a retry that helps', async ({
    page,
    office,
  }) => {
    const captcha = captchaOf(office(merchant))
    await captcha.trouble({ part: 'script', how: 'missing' })
    await visit(page, office(merchant), '/m/login', 'login')
    await expect(widgetOf(page).getByRole('alert')).toContainText('Network failure (60204)')
    await captcha.mend('script')
    await retryCaptcha(page).click()
    await solve(page, captcha)
  })

  test('its main resource is missing: an error, and a retry that injects everything anew', async ({
    page,
    office,
  }) => {
    const captcha = captchaOf(office(merchant))
    await captcha.trouble({ part: 'main', how: 'missing' })
    await visit(page, office(merchant), '/m/login', 'login')
    await expect(widgetOf(page).getByRole('alert')).toBeVisible()
    await expect(widgetOf(page).getByRole('alert')).toContainText('Network failure (60204)')
    await captcha.mend('main')
    await retryCaptcha(page).click()
    await solve(page, captcha)
  })

  test('it reports an error with a text and a code: both are shown, with a retry', async ({
    page,
    office,
  }) => {
    const captcha = captchaOf(office(merchant))
    await captcha.trouble({ part: 'load', how: 'error', code: '60101', message: 'illegal captcha id' })
    await visit(page, office(merchant), '/m/login', 'login')
    await expect(widgetOf(page).getByRole('alert')).toContainText('illegal captcha id (60101)')
    await captcha.mend('load')
    await retryCaptcha(page).click()
    await solve(page, captcha)
  })

  test('it fails while the player slides: the slider goes, the error stays, the login was not sent', async ({
    page,
    office,
  }) => {
    const captcha = captchaOf(office(merchant))
    await captcha.trouble({ part: 'verify', how: 'error', code: '60500', message: 'Come back later' })
    await visit(page, office(merchant), '/m/login', 'login')
    await fillLogin(page, PLAYER)
    await drag(page, captcha.target)
    await expect(sliderOf(page)).toBeHidden()
    await expect(widgetOf(page).getByRole('alert')).toContainText('Come back later (60500)')
    expect(await office(merchant).calls('/wps/session/login')).toHaveLength(0)
  })
})

for (const { version, merchant } of [
  { version: 'v4', merchant: 'aurora' },
  { version: 'v3', merchant: 'angkor' },
] as const) {
  test(`Geetest ${version}: its API is down: the offline mode, which the server takes meanwhile`, async ({
    page,
    office,
  }) => {
    const captcha = captchaOf(office(merchant))
    await captcha.demand('login', true, version)
    await captcha.trouble({ part: 'load', how: 'missing' })
    await visit(page, office(merchant), '/m/login', 'login')
    await tapToVerify(page).click()
    await drag(page, async () => 248)
    await expect(widgetOf(page).getByRole('status')).toHaveText('Verified')
    await fillLogin(page, PLAYER)
    await expect(screenOf(page, 'home')).toBeVisible()
  })
}

test('60205, and the slider comes all the same: one error, one slider after a retry', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const captcha = captchaOf(aurora)
  await captcha.demand('login', true, 'v4')
  await captcha.trouble({ part: 'gct', how: 'missing' })
  await visit(page, aurora, '/m/login', 'login')
  await expect(widgetOf(page).getByRole('alert')).toContainText('Network failure (60205)')
  await captcha.mend('gct')
  await retryCaptcha(page).click()
  await expect(page.locator('.geetest_captcha')).toHaveCount(1)
  await solve(page, captcha)
})
