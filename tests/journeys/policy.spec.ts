import { expect, screenOf, test, visit } from '../support/journey.ts'
import { logIn } from '../support/logIn.ts'
import { merchantCodes } from '../support/merchants.ts'
import { TEST_PORT } from '../support/place.ts'
import { watchPolicy } from '../support/policy.ts'

for (const code of merchantCodes) {
  test(`${code}: no screen breaks its own policy`, async ({ page, office }) => {
    const merchantState = office(code)
    const violations = await watchPolicy(page)
    for (const [path, screen] of [
      ['/m/home', 'home'],
      ['/m/login', 'login'],
      ['/m/register', 'register'],
      ['/m/game', 'game'],
      ['/m/nowhere', 'notFound'],
    ] as const) {
      await visit(page, merchantState, path, screen)
      await page.waitForLoadState('networkidle')
    }
    await logIn(page, merchantState.origin, { userName: 'player', password: 'Player!2026' })
    await visit(page, merchantState, '/m/member/home', 'member.home')
    await page.waitForLoadState('networkidle')
    await merchantState.fault('system/status', { kind: 'html' })
    await page.evaluate(() => localStorage.clear())
    await visit(page, merchantState, '/m/home', 'siteError')
    expect(violations).toEqual([])
  })
}

test('a script that gets into the document does not run', async ({ page, office }) => {
  const aurora = office('aurora')
  const violations = await watchPolicy(page)
  await page.route('**/m/home', async (route) => {
    const response = await route.fetch({ url: `http://localhost:${TEST_PORT}/m/home` })
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.broken = 1</script><img src="x:" onerror="window.broken = 2"></body>',
    )
    await route.fulfill({ response, body })
  })
  await visit(page, aurora)
  await page.evaluate(() => {
    const text = document.createElement('div')
    const image = document.createElement('img')
    const link = document.createElement('a')
    for (const write of [
      () => {
        text.innerHTML = '<script>window.broken = 3</script><img src="x:" onerror="window.broken = 4">'
      },
      () => image.setAttribute('onerror', 'window.broken = 4'),
      () => link.setAttribute('onclick', 'window.broken = 5'),
    ])
      try {
        write()
      } catch {
        // A browser with Trusted Types already refuses the assignment.
      }
    image.src = 'x:'
    link.href = 'javascript:void (window.broken = 6)'
    document.body.append(text, image, link)
    link.click()
  })
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined()
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('the document is sent with the headers that a policy in the document cannot say', async ({
  request,
}) => {
  const answer = await request.get(`http://localhost:${TEST_PORT}/m/home`)
  const headers = answer.headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBeTruthy()
  expect(headers['permissions-policy']).toBeTruthy()
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})
