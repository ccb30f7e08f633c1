import type { Request } from '@playwright/test'
import { expect, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { fillLogin, logIn, PLAYER } from '../support/logIn.ts'

/** Nothing readable is sent: the body is empty, and there are the three headers of an encrypted call (docs/contract.md). */
async function expectSealed(request: Request, secrets: readonly string[]): Promise<void> {
  const headers = await request.allHeaders()
  expect(request.postData()).toBe('{}')
  for (const header of ['x-rsa', 'encryption', 'x-digest'])
    expect(headers[header] ?? '').toMatch(/^[\w+/=]{40,}$/)
  const sent = `${request.url()} ${Object.values(headers).join(' ')}`
  for (const secret of secrets) {
    expect(sent).not.toContain(secret)
    expect(sent).not.toContain(Buffer.from(secret).toString('base64').slice(0, -3))
  }
}

test('a player mistypes the password, reads why, and logs in with the right one; nothing leaves in plain text', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora, '/m/login', 'login')
  const logins: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/session/login')) logins.push(request)
  })

  await fillLogin(page, { ...PLAYER, password: 'Wrong!2026' })
  await expect(screenOf(page, 'login').getByRole('alert')).toBeVisible()
  await expect(screenOf(page, 'login').getByLabel('Username', { exact: true })).toHaveValue(PLAYER.userName)

  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(logins).toHaveLength(2)
  for (const request of logins) await expectSealed(request, [PLAYER.userName, PLAYER.password, 'Wrong!2026'])

  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
  const { token }: { token?: string } = JSON.parse(session ?? '{}')
  expect(token).toBeTruthy()
  expect(JSON.stringify(await siteNow(page)), 'window.__SITE__ is free of tokens').not.toContain(token ?? '')

  const received = await aurora.calls('/wps/session/login')
  expect(received.map(({ violations }) => violations)).toEqual([[], []])
  expect(received.map(({ body }) => body)).toEqual([
    expect.objectContaining({ username: PLAYER.userName, password: '•••' }),
    expect.objectContaining({ username: PLAYER.userName, password: '•••' }),
  ])
})

test('a member stays logged in over a reload, and is a guest after logging out', async ({ page, office }) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  await visit(page, aurora, '/m/member/home', 'member.home')
  await page.reload()
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)

  await screenOf(page, 'member.home').getByRole('button', { name: 'Log out' }).click()
  await expect(screenOf(page, 'member.home')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  await page.goto(`${aurora.origin}/m/member/home`)
  await expect(screenOf(page, 'login')).toBeVisible()
  expect(await aurora.calls('/wps/session/logout')).toHaveLength(1)
})

test('a newcomer registers and is logged in; a name that is taken is refused in the page', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  const form = screenOf(page, 'register')
  const register = async (username: string) => {
    await form.getByLabel('Username', { exact: true }).fill(username)
    await form.getByLabel('Password', { exact: true }).fill('Sunshine!2026')
    await form.getByRole('button', { name: 'Register', exact: true }).click()
  }
  await visit(page, manila, '/m/register', 'register')
  await register(PLAYER.userName)
  await expect(form.getByRole('alert')).toBeVisible()

  const sent = page.waitForRequest((request) => request.url().includes('/wps/member/register'))
  await register('sampaguita')
  await expectSealed(await sent, ['sampaguita', 'Sunshine!2026'])
  await expect(screenOf(page, 'home')).toBeVisible()
  await visit(page, manila, '/m/member/home', 'member.home')
  await expect(screenOf(page, 'member.home')).toContainText('sampaguita')
})

test('the server refuses the key once: it is fetched anew, and the player notices nothing', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.fault('session/login', { kind: 'business', code: 'rsa.key.expired', times: 1 })
  await logIn(page, aurora.origin, PLAYER)
  expect(await aurora.calls('/wps/session/login')).toHaveLength(2)
})

test('a session that has ended on the server ends in the page, with one notice that leads to the login', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  // Home sends further calls after it is shown. They would receive the 401 first.
  await page.goto('about:blank')
  await aurora.expireSessions()
  await page.goto(`${aurora.origin}/m/member/home`)
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /log ?in/i })
    .click()
  await expect(screenOf(page, 'login')).toBeVisible()
})
