import { expect, screenOf, test, visit } from '../support/journey.ts'
import { loginForm, PASSWORD, storedSession } from '../support/loginForm.ts'

/** The rows of both error catalogues that apply to a login, by name (docs/conformance.md § 1.8; § 2.8). */
const REFUSALS = [
  {
    row: 'login.cred.err',
    userName: 'player',
    password: 'Wrong!2026',
    words: 'The username or password is not right.',
    field: 'password',
  },
  {
    row: 'not.exists.user',
    userName: 'nobody',
    password: PASSWORD,
    words: 'There is no such user.',
    field: 'username',
  },
  {
    row: 'Server messages in error data (customer.locked)',
    userName: 'locked',
    password: PASSWORD,
    words: 'Naka-lock ang iyong account.',
    field: undefined,
  },
  {
    row: 'token_ip_different',
    userName: 'moved',
    password: PASSWORD,
    words: 'Nag-log in mula sa ibang address.',
    field: undefined,
  },
] as const

for (const { row, userName, password, words, field } of REFUSALS) {
  test(`${row}: the server's words stand in the form, once, announced and where they belong`, async ({
    page,
    office,
  }) => {
    const manila = office('manila')
    await visit(page, manila, '/m/login', 'login')
    const form = loginForm(page)
    await form.submit(userName, password)
    await expect(form.alert).toHaveCount(1)
    await expect(form.alert).toContainText(words)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    if (field) {
      await expect(form[field]).toHaveAttribute('aria-invalid', 'true')
      await expect(form[field]).toBeFocused()
      await form[field].fill('something else')
      await expect(form.alert, 'it says nothing about what stands there now').toHaveCount(0)
    } else await expect(form.alert).toBeFocused()
    await expect(form.username).not.toHaveValue('')
    expect(await storedSession(page)).toBeNull()
    await form.submit('player')
    await expect(screenOf(page, 'home')).toBeVisible()
  })
}

test('login.cred.err and not.exists.user: the remembered login is removed', async ({ page, office }) => {
  const manila = office('manila')
  for (const [userName, password] of [
    ['player', 'Wrong!2026'],
    ['nobody', PASSWORD],
  ] as const) {
    await visit(page, manila, '/m/login', 'login')
    await page.evaluate(() => localStorage.setItem('rememberedLogin', '{"merchant":"manila"}'))
    await loginForm(page).submit(userName, password)
    await expect(loginForm(page).alert).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('rememberedLogin'))).toBeNull()
  }
})

test('customer.locked: the remembered login stays', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await page.evaluate(() => localStorage.setItem('rememberedLogin', '{"merchant":"manila"}'))
  await loginForm(page).submit('locked')
  await expect(loginForm(page).alert).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('rememberedLogin'))).not.toBeNull()
})

test('token_ip_different: the stored autoLogin setting is 0', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('moved')
  await expect(loginForm(page).alert).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
})

test('TOO_MANY_REQUEST: nothing is shown, and the form works again', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  const form = loginForm(page)
  await form.submit('hasty')
  await expect.poll(async () => (await manila.calls('/wps/session/login')).length).toBe(1)
  await expect(form.button).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await form.submit('player')
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('login_verify_required: the second-factor modal opens, and no message', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('allfactors')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(loginForm(page).alert).toHaveCount(0)
})

for (const [name, value] of [
  ['no factor', {}],
  ['only what is off or malformed', { sms: false, email: 'perhaps', ga: null, payeeName: 0 }],
] as const) {
  test(`login_verify_required that names ${name}: the modal says that there is no way, and whom to ask`, async ({
    page,
    office,
  }) => {
    const manila = office('manila')
    await visit(page, manila, '/m/login', 'login')
    await manila.fault('session/login', {
      kind: 'business',
      code: 'login_verify_required',
      message: 'x',
      value,
    })
    await loginForm(page).submit('player')
    await expect(page.getByRole('dialog')).toContainText('no way to confirm it is set up')
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact us' })).toBeVisible()
    await expect(loginForm(page).alert).toHaveCount(0)
  })
}

test('Encryption failure: nothing is sent, and the player reads why', async ({ page, office }) => {
  const manila = office('manila')
  await manila.fault('session/key/rsa', { kind: 'status', status: 500 })
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('player')
  await expect(loginForm(page).alert).toContainText('Missing Encryption')
  expect(await manila.calls('/wps/session/login')).toEqual([])
})
