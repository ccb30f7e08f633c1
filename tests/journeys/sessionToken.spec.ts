import type { Page } from '@playwright/test'
import { expect, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { fillLogin, logIn, PLAYER } from '../support/logIn.ts'
import { networkLog, storedSession, tokenFor } from '../support/sessionOf.ts'

/** A protected route with a token in its address (docs/conformance.md § 2.2). */
const AGENT = { userName: 'agent', password: 'Player!2026' }
const PATH = '/m/member/home'
const notice = (page: Page) => page.getByRole('alertdialog')

test('a token in the address opens a protected route; it leaves the address, and goes nowhere but to the back office', async ({
  page,
  office,
  browser,
}) => {
  const aurora = office('aurora')
  const token = await tokenFor(browser, aurora, PLAYER)
  const log = networkLog(page)
  await page.goto(`${aurora.origin}${PATH}?r=friend&token=${token}&affiliateCode=a%20b#top`)
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
  expect(page.url()).toBe(`${aurora.origin}${PATH}?r=friend&affiliateCode=a%20b#top`)
  expect(await page.evaluate(() => [document.referrer, document.URL].join())).not.toContain(token)
  expect(await page.evaluate(() => '__BOOT__' in window)).toBe(false)
  expect(JSON.stringify(await siteNow(page))).not.toContain(token)
  await expect.poll(() => storedSession(page)).toMatchObject({ token, userName: PLAYER.userName, type: 0 })

  await page.reload()
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
  await page.waitForLoadState('networkidle')
  const [address] = log.requests
  expect(address?.isNavigationRequest()).toBe(true)
  expect(await log.whereIs(token), 'only the address itself').toEqual([address?.url()])
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain(token)
})

test('`tokens` opens it as well', async ({ page, office, browser }) => {
  const aurora = office('aurora')
  const token = await tokenFor(browser, aurora, PLAYER)
  await page.goto(`${aurora.origin}${PATH}?tokens=${token}`)
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
  expect(page.url()).toBe(aurora.origin + PATH)
})

test('a token that the back office refuses ends with the notice, and the login leads back', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await page.goto(`${aurora.origin}${PATH}?token=made-up-token`)
  await expect(notice(page)).toHaveCount(1)
  await expect(screenOf(page, 'login')).toBeAttached()
  expect(page.url()).not.toContain('made-up')
  expect(await storedSession(page)).toBeUndefined()
  await notice(page).getByRole('button', { name: 'Go to login' }).click()
  await expect(notice(page)).toHaveCount(0)
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
})

for (const [what, query] of [
  ['no text', 'token='],
  ['not in ASCII', 'token=%E2%82%AC%E2%82%AC'],
  ['with a line break', 'token=abc%0d%0aX-Evil:1'],
  ['longer than any header', `token=${'a'.repeat(5000)}`],
  ['repeated', 'token=one&token=one'],
  ['twice, and not the same', 'token=one&tokens=two'],
] as const) {
  test(`a token that is ${what} opens nothing, and leaves the address`, async ({ page, office }) => {
    const aurora = office('aurora')
    await page.goto(`${aurora.origin}${PATH}?${query}&r=x`)
    await expect(screenOf(page, 'login')).toBeVisible()
    expect(page.url()).toBe(`${aurora.origin}/m/login?r=x`)
    await expect(notice(page)).toHaveCount(0)
    expect(await storedSession(page)).toBeUndefined()
  })
}

test('while nobody has said whose token it is, nothing is shown as the member’s', async ({
  page,
  office,
  browser,
}) => {
  const aurora = office('aurora')
  const token = await tokenFor(browser, aurora, PLAYER)
  await aurora.fault('member/info', { kind: 'hang' })
  await page.goto(`${aurora.origin}${PATH}?token=${token}`)
  await expect(screenOf(page, 'member.home')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(PLAYER.userName)
  expect((await siteNow(page))?.decisions.vipProgress?.on).toBe(false)
  await expect(notice(page)).toHaveCount(0)
})

test('a network that fails while the token is checked does not end the session', async ({
  page,
  office,
  browser,
}) => {
  const aurora = office('aurora')
  const token = await tokenFor(browser, aurora, PLAYER)
  await page.route('**/wps/member/info*', (route) => route.abort())
  await page.goto(`${aurora.origin}${PATH}?token=${token}`)
  await expect(screenOf(page, 'member.home').getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(await storedSession(page)).toMatchObject({ token })

  await page.unroute('**/wps/member/info*')
  await page.reload()
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
})

for (const path of [PATH, '/m/voucherCenter']) {
  test(`another member’s token is asked about, naming both; who stays keeps the session: ${path}`, async ({
    page,
    office,
    browser,
  }) => {
    const aurora = office('aurora')
    const token = await tokenFor(browser, aurora, AGENT)
    await logIn(page, aurora.origin, PLAYER)
    await page.goto(`${aurora.origin}${path}?token=${token}`)
    await expect(notice(page)).toContainText(/This link is for \W*agent\W*\. You are logged in as \W*player/)
    expect(await storedSession(page)).toMatchObject({ userName: PLAYER.userName })
    await notice(page)
      .getByRole('button', { name: /^Stay with/ })
      .click()
    await expect(notice(page)).toHaveCount(0)
    expect(await storedSession(page)).toMatchObject({ userName: PLAYER.userName })
    expect(page.url()).not.toContain(token)
  })
}

test('who changes to the other member’s account has nothing of the one before', async ({
  page,
  office,
  browser,
}) => {
  const aurora = office('aurora')
  const token = await tokenFor(browser, aurora, AGENT)
  await logIn(page, aurora.origin, PLAYER)
  await page.evaluate(() => sessionStorage.setItem('of-the-one-before', '1'))
  await page.goto(`${aurora.origin}/m/withdraw?token=${token}`)
  await expect(screenOf(page, 'withdraw')).toContainText(/Account: \W*player/)
  await notice(page)
    .getByRole('button', { name: /^Switch to/ })
    .click()
  await expect(screenOf(page, 'withdraw')).toContainText(/Account: \W*agent/)
  await expect(page.locator('body')).not.toContainText(PLAYER.userName)
  expect(await storedSession(page)).toMatchObject({ token, userName: AGENT.userName })
  expect(await page.evaluate(() => sessionStorage.getItem('of-the-one-before'))).toBeNull()
})

test('a link with a token that the back office refuses leaves a member in session as they are', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  const asked = page.waitForResponse('**/wps/member/info')
  await page.goto(`${aurora.origin}${PATH}?token=made-up-token`)
  await asked
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
  await expect(notice(page)).toHaveCount(0)
})

test('in a frame a link takes no member’s place, and asks nothing', async ({ page, office, browser }) => {
  const aurora = office('aurora')
  const token = await tokenFor(browser, aurora, AGENT)
  await logIn(page, aurora.origin, PLAYER)
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    document.body.replaceChildren(Object.assign(frame, { src, name: 'inner' }))
  }, `${aurora.origin}/m/withdraw?token=${token}`)
  const inner = page.frameLocator('iframe[name=inner]')
  await expect(inner.locator('[data-screen="withdraw"]')).toContainText(/Account: \W*player/)
  await expect(inner.getByRole('alertdialog')).toHaveCount(0)
  expect(await storedSession(page)).toMatchObject({ userName: PLAYER.userName })
  const tokens = (await aurora.calls('/wps/member/info')).map(({ headers }) => headers.values.authorization)
  expect(tokens).not.toContain(token)
})

test('a guest is sent to the login, and back to where they wanted to go', async ({ page, office }) => {
  const aurora = office('aurora')
  await page.goto(`${aurora.origin}${PATH}?r=friend&tab=2#top`)
  await expect(screenOf(page, 'login')).toBeVisible()
  expect(page.url()).toBe(`${aurora.origin}/m/login?r=friend`)
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'member.home')).toBeVisible()
  expect(page.url()).toBe(`${aurora.origin}${PATH}?r=friend&tab=2#top`)
})

test('a token that was thrown away leaves nothing behind: the login does not bring it back', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora, '/m/login?token=one&token=two', 'login')
  await page.reload()
  await expect(screenOf(page, 'login')).toBeVisible()
  expect(
    await page.evaluate(() => JSON.stringify([location.href, history.state, { ...sessionStorage }])),
  ).not.toMatch(/token/)
})
