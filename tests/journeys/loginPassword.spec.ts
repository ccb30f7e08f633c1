import type { Page } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import {
  comeAnotherDay,
  loginForm,
  PASSWORD,
  remembered,
  storedSession,
  withoutCaptcha,
} from '../support/loginForm.ts'

/** Each merchant's default password, used by its member `weak`. */
const WEAK = { aurora: 'Bemvindo123', manila: 'Mabuhay123', saigon: 'Chaomung123' } as const
const NEW = 'Better!2027'

const changeForm = (page: Page) => {
  const main = screenOf(page, 'changePassword')
  return {
    main,
    old: main.getByLabel('Current password', { exact: true }),
    fresh: main.getByLabel('New password', { exact: true }),
    again: main.getByLabel('Confirm password', { exact: true }),
    confirm: main.getByRole('button', { name: 'Confirm', exact: true }),
    async submit(old: string, fresh: string, again = fresh) {
      await this.old.fill(old)
      await this.fresh.fill(fresh)
      await this.again.fill(again)
      await this.confirm.click()
    },
  }
}

for (const [merchant, weak] of Object.entries(WEAK)) {
  test(`${merchant}: a weak password must be changed, and then everything is open`, async ({
    page,
    office,
  }) => {
    const merchantState = office(merchant)
    await withoutCaptcha(merchantState)
    await visit(page, merchantState, '/m/login', 'login')
    await loginForm(page).submit('weak', weak)
    const form = changeForm(page)
    await expect(form.main).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/m/changePsw')
    expect(await storedSession(page)).toMatchObject({ updatePassword: true })
    await expect(form.main.getByRole('link', { name: 'Back' })).toHaveCount(0)
    // A toast does not close while the pointer is over it.
    await page.mouse.move(1, 1)
    await expect(page.getByRole('navigation')).toHaveCount(0)

    await form.submit(weak, NEW)
    await page.mouse.move(1, 1)
    await expect(page.getByRole('status').filter({ hasText: 'password has been changed' })).toBeVisible()
    await expect(screenOf(page, 'home')).toBeVisible()
    const [call] = await merchantState.calls('/wps/member/password')
    expect(call?.headers.names).toEqual(expect.arrayContaining(['x-digest', 'encryption', 'x-rsa']))
    expect(call?.body).toEqual({ oldPassword: '•••', newPassword: '•••' })

    await visit(page, merchantState, '/m/member/home', 'member.home')
    await screenOf(page, 'member.home').getByRole('button', { name: 'Log out' }).click()
    await visit(page, merchantState, '/m/login', 'login')
    await loginForm(page).submit('weak', NEW)
    await expect(screenOf(page, 'home'), 'the new one is not weak').toBeVisible()
  })
}

test('an expired password must be changed where PWDEXPFORCECHANGE3 is on, and nowhere else', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await manila.setFlags({ PWDEXPFORCECHANGE3: false })
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('expired')
  await expect(screenOf(page, 'home')).toBeVisible()
  await comeAnotherDay(page)

  await manila.setFlags({ PWDEXPFORCECHANGE3: true })
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('expired')
  await expect(screenOf(page, 'changePassword')).toBeVisible()
})

test('the change cannot be walked around: deep link, reload, the way back, an unknown address', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila)
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('weak', WEAK.manila)
  const { main } = changeForm(page)
  await expect(main).toBeVisible()
  for (const path of ['/m/home', '/m/member/home', '/m/game', '/m/login', '/m/register', '/m/nowhere', '/']) {
    await page.goto(manila.origin + path)
    await expect(main, path).toBeVisible()
    await expect(page.locator('[data-screen]')).toHaveCount(1)
  }
  await page.reload()
  await expect(main).toBeVisible()
  await page.goBack()
  await expect(main).toBeVisible()
  await page.evaluate(() => {
    history.pushState({}, '', '/m/home')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(main).toBeVisible()
  expect(await storedSession(page)).toMatchObject({ updatePassword: true })
})

test('another tab is no way around it either', async ({ page, context, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('weak', WEAK.manila)
  await expect(changeForm(page).main).toBeVisible()
  // A tab opened by this one starts with a copy of its session storage.
  const opened = context.waitForEvent('page')
  await page.evaluate((url) => void window.open(url, '_blank'), `${manila.origin}/m/member/home`)
  const tab = await opened
  await expect(changeForm(tab).main).toBeVisible()
})

test('who does not want to change it logs out', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('weak', WEAK.manila)
  await changeForm(page).main.getByRole('button', { name: 'Log out' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  expect(await manila.calls('/wps/session/logout')).toHaveLength(1)
})

test('what is wrong is said beside its field', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('weak', WEAK.manila)
  const form = changeForm(page)
  await form.confirm.click()
  await expect(form.main.getByRole('alert')).toHaveCount(3)
  await expect(form.old).toBeFocused()

  await form.submit(WEAK.manila, NEW, 'Another!2027')
  await expect(form.again).toHaveAttribute('aria-invalid', 'true')
  await expect(form.again).toBeFocused()
  await form.submit(WEAK.manila, WEAK.manila)
  await expect(form.fresh).toHaveAttribute('aria-invalid', 'true')
  expect(await manila.calls('/wps/member/password')).toEqual([])

  await form.submit('Wrong!2026', NEW)
  await expect(form.old).toHaveAttribute('aria-invalid', 'true')
  await expect(form.old).toBeFocused()
  await expect(form.main.getByRole('alert')).toContainText('old password is not right')
  await form.submit(WEAK.manila, 'x')
  await expect(form.fresh).toHaveAttribute('aria-invalid', 'true')
  for (const button of ['Show password'])
    await expect(form.main.getByRole('button', { name: button })).toHaveCount(3)
  await expect(form.old).toHaveAttribute('autocomplete', 'current-password')
  await expect(form.fresh).toHaveAttribute('autocomplete', 'new-password')
})

test('a session that ends during the change ends here as everywhere', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('weak', WEAK.manila)
  await expect(changeForm(page).main).toBeVisible()
  await manila.expireSessions()
  await changeForm(page).submit(WEAK.manila, NEW)
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  expect(await storedSession(page)).toBeNull()
})

test('a login by SMS with a weak password leads straight on', async ({ page, office }) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await visit(page, saigon, '/m/login', 'login')
  const form = loginForm(page)
  await form.tab('Mobile number').click()
  await form.main.getByRole('button', { name: 'Use an SMS code instead' }).click()
  await form.mobile.fill('908001023')
  await form.main.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => saigon.codeSentTo('908001023')).not.toBe('')
  await form.code.fill(await saigon.codeSentTo('908001023'))
  await form.button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect((await storedSession(page))?.updatePassword).toBeUndefined()
})

test('whoever is remembered is remembered with the new password', async ({ page, office }) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await visit(page, saigon, '/m/login', 'login')
  await loginForm(page).remember.check()
  await loginForm(page).submit('weak', WEAK.saigon)
  await changeForm(page).submit(WEAK.saigon, NEW)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await remembered(page)).not.toBeNull()
  await comeAnotherDay(page)
  await visit(page, saigon)
  await expect.poll(async () => (await storedSession(page))?.userName).toBe('weak')
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('any member may change the password, and find the way back', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('player')
  await expect(screenOf(page, 'home')).toBeVisible()
  await visit(page, manila, '/m/changePsw', 'changePassword')
  await expect(changeForm(page).main.getByRole('link', { name: 'Back' })).toBeVisible()
  await changeForm(page).submit(PASSWORD, NEW)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a guest has no password to change', async ({ page, office }) => {
  const manila = office('manila')
  await page.goto(`${manila.origin}/m/changePsw`)
  await expect(screenOf(page, 'login')).toBeVisible()
})
