import type { Page } from '@playwright/test'
import {
  chooseBound,
  chooseSomebodyNew,
  failAsVendor,
  openProvider,
  phoneCode,
  playVendor,
  prepareIdentities,
  ready,
} from '../support/identity.ts'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')
const TOKEN = `e30.${Buffer.from(
  JSON.stringify({
    sub: 'native-1',
    firebase: { sign_in_provider: 'oidc.line', identities: { 'oidc.line': ['native-1'] } },
  }),
).toString('base64url')}.`

test('the player says no on the provider’s page: words, code and reason, and all is as before', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  const provider = await openProvider(page, 'Facebook')
  await provider.locator('.js-deny').click()
  await expect(dialog(page)).toContainText('The login window was closed before you finished.')
  await expect(dialog(page)).toContainText('Code: auth/user-cancelled')
  await expect(dialog(page)).toContainText('Reason: Firebase: Error (auth/user-cancelled).')
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible()
  expect(await aurora.calls('/wps/session/login')).toEqual([])
})

for (const [problem, code, words] of [
  ['USER_DISABLED', 'auth/user-disabled', 'This account has been disabled.'],
  ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed', 'This way of logging in is not available here.'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests', 'Too many attempts.'],
  ['SOMETHING_OF_TOMORROW', 'auth/something-of-tomorrow', 'The login did not work.'],
] as const) {
  test(`the provider answers ${problem}: ${code}`, async ({ page, office }) => {
    const aurora = office('aurora')
    await prepareIdentities(page, aurora)
    await failAsVendor(aurora, 'accounts:signInWithIdp', problem)
    await visit(page, aurora, '/m/login', 'login')
    await ready(page)
    await chooseBound(await openProvider(page, 'LINE'), 'oidc.line')
    await expect(dialog(page)).toContainText(words)
    await expect(dialog(page)).toContainText(`Code: ${code}`)
  })
}

test('the connection to the provider breaks: auth/network-request-failed', async ({ page, office }) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await page.route('**/accounts:signInWithIdp*', (route) => route.abort())
  await chooseBound(await openProvider(page, 'LINE'), 'oidc.line')
  await expect(dialog(page)).toContainText('Code: auth/network-request-failed')
})

test('the back office refuses the login: its own words, and no identity is kept', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await aurora.fault('session/login', {
    kind: 'business',
    code: 'user.locked',
    message: 'This member is locked.',
  })
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await chooseBound(await openProvider(page, 'Google'), 'google.com')
  await expect(dialog(page)).toContainText('This member is locked.')
  await expect(dialog(page)).not.toContainText('Code:')
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(featureOf(page, 'thirdPartySignIn')).not.toContainText('Log in once')
})

test('a registration that fails shows the message of the server', async ({ page, office }) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await aurora.fault('member/register/autoUsername', {
    kind: 'business',
    code: 'x',
    message: 'Closed for today.',
  })
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await chooseSomebodyNew(await openProvider(page, 'Facebook'), 'Newcomer')
  await dialog(page).getByRole('button', { name: 'Create a new account' }).click()
  await expect(dialog(page)).toContainText('Closed for today.')
})

const inAndroidApp = (page: Page, script: string) => page.addInitScript({ content: script })

test.describe('inside the Android app', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('in_app', '1')
      Object.defineProperty(navigator, 'userAgent', {
        value:
          'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      })
    })
  })

  test('an identity without an account becomes a member at once, without a dialog', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await inAndroidApp(
      page,
      `window.AndroidOAuth = { signIn: (channel) => setTimeout(() => window.onOAuthResult(channel, '${TOKEN}'), 0) }`,
    )
    await visit(page, aurora, '/m/login', 'login')
    await page.getByRole('button', { name: 'Continue with LINE' }).click()
    await expect(screenOf(page, 'home')).toBeVisible()
    const [registration] = await aurora.calls('/wps/member/register/autoUsername')
    expect(registration?.body).toMatchObject({ firebaseChannel: 'line', login: true, registerMethod: 'APP' })
  })

  test('what the app calls a Failure is shown, with a button to confirm', async ({ page, office }) => {
    const aurora = office('aurora')
    await inAndroidApp(
      page,
      `window.AndroidOAuth = { signIn: (channel) => setTimeout(() => {
        window.onOAuthResult(channel, { evil: true })
        window.onOAuthResult('google', '${TOKEN}')
        window.onOAuthResult(channel, 'Failure: <img src=x onerror=alert(1)> not installed')
      }, 0) }`,
    )
    await visit(page, aurora, '/m/login', 'login')
    await page.getByRole('button', { name: 'Continue with X (Twitter)' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Notice' })).toContainText('Failure: <img src=x')
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await aurora.calls('/wps/session/login')).toEqual([])
  })

  test('X and LINE are coming soon where the app has no bridge', async ({ page, office }) => {
    const aurora = office('aurora')
    await visit(page, aurora, '/m/login', 'login')
    for (const name of ['X (Twitter)', 'LINE']) {
      await page.getByRole('button', { name: `Continue with ${name}` }).click()
      await expect(page.getByText('Coming soon')).toBeVisible()
      await expect(page.getByText('Coming soon')).toHaveCount(0)
    }
    expect(await aurora.calls('/wps/session/login')).toEqual([])
  })
})

test.describe('with a domain of the vendor’s, as in production', () => {
  test('a player signs in through a frame and a window of another site', async ({ page, office }) => {
    const aurora = office('aurora')
    await playVendor(page, aurora)
    await prepareIdentities(page, aurora)
    await visit(page, aurora, '/m/login', 'login')
    await page.waitForLoadState('networkidle')
    const provider = await openProvider(page, 'Facebook')
    expect(provider.url()).toContain('https://auth.play.example/__/auth/handler')
    await chooseBound(provider, 'facebook.com')
    await expect(screenOf(page, 'home')).toBeVisible()
  })

  test('an address that the project does not know: auth/unauthorized-domain', async ({ page, office }) => {
    const aurora = office('aurora')
    await playVendor(page, aurora)
    await page.context().route('https://identitytoolkit.googleapis.com/v1/projects*', (route) =>
      route.fulfill({
        json: { authorizedDomains: ['elsewhere.example'] },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await visit(page, aurora, '/m/login', 'login')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Continue with Facebook' }).click()
    await expect(dialog(page)).toContainText('Code: auth/unauthorized-domain')
  })

  test('a code for the phone comes after an invisible reCAPTCHA', async ({ page, office }) => {
    const aurora = office('aurora')
    await playVendor(page, aurora)
    await visit(page, aurora, '/m/login', 'login')
    await page.getByRole('button', { name: 'Continue with phone number' }).click()
    const sheet = page.getByRole('dialog', { name: 'Log in with your phone' })
    await sheet.getByLabel('Mobile number').fill('+5521987009001')
    const sent = page.waitForRequest(/accounts:sendVerificationCode/)
    await sheet.getByRole('button', { name: 'Send code' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: 'solved-by-a-person' })
    await expect(sheet.getByLabel('Verification code')).toBeFocused()
    await sheet.getByLabel('Verification code').fill(await phoneCode(aurora, '+5521987009001'))
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await expect(screenOf(page, 'home')).toBeVisible()
  })
})
