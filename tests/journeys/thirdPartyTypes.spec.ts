import { isOfficial, openProvider, PROJECT, ready } from '../support/identity.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { loginForm, storedSession, withoutCaptcha } from '../support/loginForm.ts'

/** For a merchant with other flags than the one that has a Firebase project: no Google, no new accounts. */
const WITH_PROJECT = {
  info: { sms: { apiKey: 'made-up-web-key', authDomain: '{origin}', projectId: PROJECT } },
}

for (const [name, userName, type, width] of [
  ['Facebook', 'linkedagent', 1, 320],
  ['X (Twitter)', 'linkedsuper', 2, 390],
  ['LINE', 'linkedsilent', 4, 480],
] as const) {
  test(`saigon, ${width} px: a member of type ${type} signs in with ${name} as players do`, async ({
    page,
    office,
  }) => {
    test.skip(isOfficial, 'the emulator does not know the members')
    const saigon = office('saigon')
    await page.setViewportSize({ width, height: 780 })
    await withoutCaptcha(saigon)
    await saigon.patchStatus(WITH_PROJECT)
    await visit(page, saigon, '/m/login', 'login')
    await ready(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
    const provider = await openProvider(page, name)
    await provider.locator('.js-reuse-account', { hasText: userName }).click()
    await expect(screenOf(page, 'home')).toBeVisible()
    expect(await storedSession(page)).toMatchObject({ userName, type, merchantCode: 'saigon' })
  })
}

test('saigon: whom nobody knows is offered no new account, and connects the one that they have', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await saigon.setFlags({ FIREBASECREATEACC3: false })
  await saigon.patchStatus(WITH_PROJECT)
  await visit(page, saigon, '/m/register', 'register')
  await ready(page)
  const provider = await openProvider(page, 'Facebook')
  await provider.locator('.js-new-account').click()
  await provider.locator('#email-input').fill('newcomer@people.example')
  await provider.locator('#sign-in').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button')).toHaveText(['Log in with my account', 'Cancel'])
  await dialog.getByRole('button', { name: 'Log in with my account' }).click()
  await expect(screenOf(page, 'login')).toBeVisible()
  await loginForm(page).submit('agent')
  await expect(screenOf(page, 'home')).toBeVisible()
  const last = (await saigon.calls('/wps/session/login')).at(-1)
  expect(last?.body).toMatchObject({ username: 'agent', firebaseChannel: 'facebook' })
})
