import type { Page } from '@playwright/test'
import {
  BOUND,
  chooseBound,
  chooseSomebodyNew,
  isOfficial,
  openProvider,
  type ProviderId,
  phoneCode,
  prepareIdentities,
  ready,
} from '../support/identity.ts'
import { expect, featureOf, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'
import { comeAnotherDay } from '../support/loginForm.ts'
import { confirm, factorMember, fieldOf, modalOf, sendCode, TABS, tabOf } from '../support/secondFactor.ts'

const NAMES: Readonly<Record<ProviderId, string>> = {
  'google.com': 'Google',
  'facebook.com': 'Facebook',
  'twitter.com': 'X (Twitter)',
  'oidc.line': 'LINE',
}
const CHANNELS: Readonly<Record<ProviderId, string>> = {
  'google.com': 'google',
  'facebook.com': 'facebook',
  'twitter.com': 'twitter',
  'oidc.line': 'line',
}
const providerIds: readonly ProviderId[] = ['google.com', 'facebook.com', 'twitter.com', 'oidc.line']

const dialog = (page: Page) => page.getByRole('alertdialog')
/** Enters the authenticator's code in the modal. */
async function giveCode(page: Page, code: string): Promise<void> {
  await tabOf(page, TABS.ga).click()
  await fieldOf(page, 'Verification code').fill(code)
  await confirm(page)
}
/** Signing in loads the page anew: what is asked of the page before is asked again of the next one. */
const userNameOf = async (page: Page) => {
  const kept = await page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO'))
  return JSON.parse(`${await kept.jsonValue()}`).userName
}

for (const providerId of providerIds) {
  test(`a player whose account is bound signs in with ${NAMES[providerId]}, in a window`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await prepareIdentities(page, aurora)
    await visit(page, aurora, '/m/login', 'login')
    await ready(page)
    const provider = await openProvider(page, NAMES[providerId])
    await expect(page.getByText(`Waiting for ${NAMES[providerId]}`)).toBeVisible()
    await chooseBound(provider, providerId)
    await expect(screenOf(page, 'home')).toBeVisible()
    expect(await userNameOf(page)).toBe('linked')

    const [login] = await aurora.calls('/wps/session/login')
    expect(login?.body).toMatchObject({
      type: 'firebase',
      firebaseChannel: CHANNELS[providerId],
      firebaseIdToken: expect.any(String),
      device: 'MOBILE',
    })
    expect(JSON.stringify(login?.body)).not.toContain(BOUND[providerId])
    await page.goBack()
    await expect(screenOf(page, 'login'), 'the login is not in the history any more').toHaveCount(0)
  })
}

test('an account is found to bind: the player logs in with it once, and from then on with Google alone', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/register', 'register')
  await ready(page)
  const address = await chooseSomebodyNew(await openProvider(page, 'Google'), 'Newcomer')
  await expect(dialog(page)).toContainText('No account is bound to this identity.')
  await expect(dialog(page), 'what stands in parentheses is not shown').not.toContainText('choose one')
  await expect(featureOf(page, 'loginChoose')).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Log in with my account' }).click()

  await expect(screenOf(page, 'login')).toBeVisible()
  await expect(screenOf(page, 'login')).toContainText(
    'Log in once with your existing account to connect Google.',
  )
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
  const logins = await aurora.calls('/wps/session/login')
  expect(logins.map(({ body }) => body)).toEqual([
    expect.objectContaining({ type: 'firebase', firebaseChannel: 'google' }),
    expect.objectContaining({ type: 'username', username: PLAYER.userName, firebaseChannel: 'google' }),
  ])

  await comeAnotherDay(page)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  const again = await openProvider(page, 'Google')
  await again.locator('.js-reuse-account', { hasText: address }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await userNameOf(page)).toBe(PLAYER.userName)
})

test('a member with a second factor gives it after Google, and the account is bound from then on', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const member = factorMember('aurora', 'smsgoogle')
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  const address = await chooseSomebodyNew(await openProvider(page, 'Google'), 'Careful')
  await dialog(page).getByRole('button', { name: 'Log in with my account' }).click()
  await fillLogin(page, member)
  await giveCode(page, `${member.ga}`)
  await expect(screenOf(page, 'home')).toBeVisible()

  await comeAnotherDay(page)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  const again = async () => {
    const provider = await openProvider(page, 'Google')
    await provider.locator('.js-reuse-account', { hasText: address }).click()
    await expect(modalOf(page)).toBeVisible()
  }
  await again()
  await page.keyboard.press('Escape')
  await expect(modalOf(page), 'not given').toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue with Google', exact: true })).toBeVisible()
  await again()
  await giveCode(page, '000000')
  await expect(modalOf(page).getByRole('alert')).toHaveText('The verification code is not right.')
  await giveCode(page, `${member.ga}`)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await userNameOf(page)).toBe(member.userName)
  const sent = (await aurora.calls('/wps/session/login/verification')).map(({ body }) => body)
  expect(sent.at(-1)).toMatchObject({ method: 'G', firebaseChannel: 'google' })
  expect(Object.keys(Object(sent.at(-1)))).not.toContain('password')
})

test('after Google the code by SMS comes from the platform, though Firebase sends the site’s codes', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const member = factorMember('aurora', 'smsemail')
  await aurora.patchStatus({ info: { sms: { firebase: true }, whitelabelVal: { GEETESTVCODE3: false } } })
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  const address = await chooseSomebodyNew(await openProvider(page, 'Google'), 'Texted')
  await dialog(page).getByRole('button', { name: 'Log in with my account' }).click()
  await fillLogin(page, member)
  await tabOf(page, TABS.email).click()
  await fieldOf(page, 'Email').fill(member.email)
  await confirm(page)
  await expect(screenOf(page, 'home')).toBeVisible()

  await comeAnotherDay(page)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  const provider = await openProvider(page, 'Google')
  await provider.locator('.js-reuse-account', { hasText: address }).click()
  await fieldOf(page, 'Mobile number').fill(member.mobileNum)
  await sendCode(page)
  await fieldOf(page, 'Verification code').fill(await aurora.codeSentTo(member.mobileNum))
  await confirm(page)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await userNameOf(page)).toBe(member.userName)
})

test('nobody knows the player yet: a new account is made where the site allows it', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await chooseSomebodyNew(await openProvider(page, 'Facebook'), 'Newcomer')
  await dialog(page).getByRole('button', { name: 'Create a new account' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  const [registration] = await aurora.calls('/wps/member/register/autoUsername')
  expect(registration?.body).toMatchObject({ firebaseChannel: 'facebook', login: true })
  expect(await userNameOf(page)).toMatch(/^p\d{8}$/)
})

test('a site without FIREBASECREATEACC3 offers no new account, and the player may leave it at that', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.setFlags({ FIREBASECREATEACC3: false })
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await chooseSomebodyNew(await openProvider(page, 'LINE'), 'Newcomer')
  await expect(dialog(page).getByRole('button')).toHaveText(['Log in with my account', 'Cancel'])
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
  const last = (await aurora.calls('/wps/session/login')).at(-1)
  expect(last?.body, 'the identity is forgotten').not.toHaveProperty('firebaseIdToken')
})

test('where no window may be opened the page leaves for the provider, and goes on when it is back', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL(/emulator\/auth\/handler/)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  expect(kept.SHELL_firebaseChannel).toBe('google')
  await chooseBound(page, 'google.com')
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await userNameOf(page)).toBe('linked')
  const after = await page.evaluate(() => Object.keys(sessionStorage))
  expect(after.filter((key) => key.startsWith('SHELL_firebase'))).toEqual([])
})

test('somebody who comes back from the provider without an answer finds the login as it was', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await page.getByRole('button', { name: 'Continue with LINE' }).click()
  await page.waitForURL(/emulator\/auth\/handler/)
  await page.goto(`${aurora.origin}/m/login`)
  await ready(page)
  await expect(page.getByRole('button', { name: 'Continue with LINE' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('a code for the phone: wrong, then right', async ({ page, office }) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await page.getByRole('button', { name: 'Continue with phone number' }).click()
  const sheet = page.getByRole('dialog', { name: 'Log in with your phone' })
  await sheet.getByLabel('Mobile number').fill('12')
  await sheet.getByRole('button', { name: 'Send code' }).click()
  await expect(sheet.getByRole('alert')).toContainText('valid mobile number')
  await sheet.getByLabel('Mobile number').fill('+55 21 98700-9001')
  await sheet.getByRole('button', { name: 'Send code' }).click()
  await expect(sheet.getByLabel('Verification code')).toBeFocused()

  const code = await phoneCode(aurora, '+5521987009001')
  expect(code).toMatch(/^\d{6}$/)
  const wrong = code === '111111' ? '222222' : '111111'
  await sheet.getByLabel('Verification code').fill(wrong)
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(sheet.getByRole('alert')).toContainText('auth/invalid-verification-code')
  await sheet.getByLabel('Verification code').fill(code)
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await userNameOf(page)).toBe('linked')
  const [login] = await aurora.calls('/wps/session/login')
  expect(login?.body).toMatchObject({ type: 'firebase', firebaseChannel: 'phone' })
})

test('our own Cancel does not wait for the library to notice a closed window', async ({ page, office }) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  const provider = await openProvider(page, 'Facebook')
  await provider.close()
  const feature = featureOf(page, 'thirdPartySignIn')
  await feature.getByRole('button', { name: 'Cancel' }).click()
  await expect(feature.getByRole('button', { name: 'Continue with Facebook' })).toBeFocused()
  const again = await openProvider(page, 'Facebook')
  await chooseBound(again, 'facebook.com')
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('no token of a provider stays in storage, in an address or in __SITE__', async ({ page, office }) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  const addresses: string[] = []
  let idToken = ''
  page.on('request', (request) => addresses.push(request.url()))
  page.on('response', async (response) => {
    if (response.url().includes('accounts:signInWithIdp')) idToken = (await response.json()).idToken
  })
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await chooseBound(await openProvider(page, 'Google'), 'google.com')
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(idToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]*$/)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  for (const place of [stored, addresses.join(), JSON.stringify(await siteNow(page))])
    expect(place).not.toContain(idToken)
  expect(databases, 'the library keeps nobody').not.toContain('firebaseLocalStorageDb')
})

/** Records which of the page's scripts contain the vendor's library. Reads each script completely first. */
function watchFirebase(page: Page): () => Promise<readonly string[]> {
  const reading: Promise<string[]>[] = []
  page.on('response', (response) => {
    if (!/\.js(?:\?|$)/.test(response.url())) return
    const text = response.text().catch(() => '')
    reading.push(text.then((read) => (read.includes('@firebase/') ? [response.url()] : [])))
  })
  return async () => (await Promise.all(reading)).flat()
}

test('home downloads nothing of Firebase; login brings it; a site without an apiKey never does', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  const found = watchFirebase(page)
  await visit(page, aurora)
  await page.waitForLoadState('networkidle')
  expect(await found()).toEqual([])
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  expect((await found()).length).toBeGreaterThan(0)

  const elsewhere = await context.newPage()
  const foundElsewhere = watchFirebase(elsewhere)
  await visit(elsewhere, office('manila'), '/m/login', 'login')
  await elsewhere.waitForLoadState('networkidle')
  expect(await foundElsewhere()).toEqual([])
  await expect(featureOf(elsewhere, 'thirdPartySignIn')).toHaveCount(0)
  expect((await siteNow(elsewhere))?.decisions.thirdPartySignIn).toMatchObject({ on: false })
})

test('Google’s button and One Tap go with GOOGLELOGIN3', async ({ page, office }) => {
  test.skip(isOfficial, 'the emulator does not know createAuthUri')
  const aurora = office('aurora')
  await visit(page, aurora, '/m/login', 'login')
  await expect(page.locator('#credential_picker_container')).toBeVisible()
  await page.getByRole('button', { name: 'Continue as Player One' }).click()
  await expect(dialog(page)).toContainText('No account is bound')
  await dialog(page).getByRole('button', { name: 'Create a new account' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  const [login] = await aurora.calls('/wps/session/login')
  expect(login?.body).toMatchObject({ type: 'firebase', firebaseChannel: 'google' })

  // Not while the page is open, because it would store pending answers about the member again.
  await page.addInitScript(() => sessionStorage.clear())
  await aurora.setFlags({ GOOGLELOGIN3: false })
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
  await expect(page.locator('#credential_picker_container')).toHaveCount(0)
})
