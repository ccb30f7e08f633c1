import { expect, screenOf, test, visit } from '../support/journey.ts'
import { logIn } from '../support/logIn.ts'

test('a site that names an address of its own is told the token at login, and it is taken back at logout', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.patchStatus({
    info: { tokenSyncUrl: '/session-bridge', login: { captcha: { enabled: false } } },
  })
  const told: string[] = []
  await page.route('**/session-bridge', async (route) => {
    const { authorization } = await route.request().allHeaders()
    told.push(`${route.request().method()} ${authorization}`)
    await route.fulfill({ status: 204 })
  })
  await logIn(page, aurora.origin, { userName: 'player', password: 'Player!2026' })
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token)
  // Each document that starts with the session sends it again, and a sign-in with a vendor's script continues in a new one.
  await expect.poll(() => [...new Set(told)]).toEqual([`POST Bearer ${token}`])

  await visit(page, aurora, '/m/member/home', 'member.home')
  await screenOf(page, 'member.home').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => told.at(-1)).toBe(`DELETE Bearer ${token}`)
})
