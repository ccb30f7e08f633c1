import type { Page } from '@playwright/test'
import { OPENED_KEY } from '../../src/app/visit.ts'
import { announce } from '../support/announcements.ts'
import { expect, featureOf, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { fillLogin, logIn, PLAYER } from '../support/logIn.ts'
import { withoutVendors } from '../support/loginForm.ts'
import { networkLog, storedSession } from '../support/sessionOf.ts'

const SUPERAGENT = { userName: 'superagent', password: 'Player!2026' }
const notice = (page: Page) => page.getByRole('alertdialog')
const logOutButton = (page: Page) =>
  screenOf(page, 'member.home').getByRole('button', { name: 'Log out', exact: true })

test('keys rotate twice while the login form stands open: one new key, one more try, and the player is in', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora, '/m/login', 'login')
  await expect.poll(async () => (await aurora.calls('/wps/session/key/rsa')).length).toBe(1)
  await aurora.rotateKeys()
  await aurora.rotateKeys()
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await aurora.calls('/wps/session/key/rsa')).toHaveLength(2)
  const logins = await aurora.calls('/wps/session/login')
  expect(logins.map(({ errorCode }) => errorCode ?? '')).toEqual(['rsa.key.expired', ''])
})

test('a key that rotated once is still good: nothing is asked twice', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora, '/m/login', 'login')
  await expect.poll(async () => (await aurora.calls('/wps/session/key/rsa')).length).toBe(1)
  await aurora.rotateKeys()
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await aurora.calls('/wps/session/login')).toHaveLength(1)
})

test('five calls are refused at once: one notice, one end, and the button leads to the login', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  // Leaves home first: its open calls must not end the session.
  await page.goto('about:blank')
  let [waiting, refused] = [0, 0]
  let open = (): void => undefined
  const together = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/wps/**', async (route) => {
    if (!route.request().headers().authorization) return route.fallback()
    waiting += 1
    if (waiting === 5) open()
    await together
    refused += 1
    return route.fulfill({ status: 401, json: { success: false, errorCode: 'login.not.session' } })
  })
  await page.goto(`${aurora.origin}/m/home`)
  await expect(notice(page)).toContainText('Please log in')
  await expect.poll(() => refused).toBeGreaterThanOrEqual(5)
  await expect(notice(page)).toHaveCount(1)
  expect(await storedSession(page)).toBeUndefined()
  await page.unroute('**/wps/**')
  await notice(page).getByRole('button', { name: 'Go to login' }).click()
  await expect(notice(page), 'no second one waited behind it').toHaveCount(0)
  await expect(screenOf(page, 'login')).toBeVisible()
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a late 401 of an old token does not end the session that followed', async ({ page, office }) => {
  const aurora = office('aurora')
  // Without vendors' scripts: otherwise the login reloads the page, and the late answer would have no receiver.
  await withoutVendors(aurora)
  await logIn(page, aurora.origin, PLAYER)
  await visit(page, aurora, '/m/member/home', 'member.home')
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/wps/session/logout', async (route) => {
    await asked
    await route.fulfill({ status: 401, json: { success: false, errorCode: 'user.or.token.invalid' } })
  })
  const late = page.waitForResponse('**/wps/session/logout')
  await logOutButton(page).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await featureOf(page, 'member').getByRole('link', { name: 'Log in' }).first().click()
  await fillLogin(page, SUPERAGENT)
  await expect(screenOf(page, 'home')).toBeVisible()
  answer()
  await (await late).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(notice(page)).toHaveCount(0)
  expect(await storedSession(page)).toMatchObject({ userName: SUPERAGENT.userName })
})

test('two tabs, two members: each keeps its own, and the end of one is not the end of the other', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  const other = await context.newPage()
  await logIn(page, aurora.origin, PLAYER)
  await logIn(other, aurora.origin, SUPERAGENT)
  const [mine, theirs] = [await storedSession(page), await storedSession(other)]
  expect([mine?.userName, theirs?.userName]).toEqual([PLAYER.userName, SUPERAGENT.userName])
  expect(mine?.token).not.toBe(theirs?.token)
  const kept = await page.evaluate(() => Object.values({ ...localStorage }).join())
  for (const secret of [mine?.token, theirs?.token]) expect(kept).not.toContain(secret)

  await visit(page, aurora, '/m/member/home', 'member.home')
  await expect(screenOf(page, 'member.home').getByText(PLAYER.userName, { exact: true })).toBeVisible()
  await visit(other, aurora, '/m/member/home', 'member.home')
  await expect(screenOf(other, 'member.home').getByText(SUPERAGENT.userName, { exact: true })).toBeVisible()

  await logOutButton(page).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await other.reload()
  await expect(screenOf(other, 'member.home').getByText(SUPERAGENT.userName, { exact: true })).toBeVisible()
  expect(await storedSession(page)).toBeUndefined()
})

test('logging out works offline: the member’s data is gone, and nobody is alarmed', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  await visit(page, aurora, '/m/member/home', 'member.home')
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => sessionStorage.setItem('wps:kept', '{}'))
  await context.setOffline(true)
  await logOutButton(page).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(PLAYER.userName)
  // Home may already have opened an overlay by itself again: only that may be stored.
  const kept = await page.evaluate(() => Object.keys({ ...sessionStorage }))
  expect(kept.filter((key) => key !== OPENED_KEY)).toEqual([])
  await expect(notice(page)).toHaveCount(0)

  await context.setOffline(false)
  await page.goto(`${aurora.origin}/m/member/home`)
  await expect(screenOf(page, 'login')).toBeVisible()
})

test('a page that comes back from the back/forward cache after a logout shows a guest', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  await visit(page, aurora, '/m/member/home', 'member.home')
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
  // Another document of this tab has ended the session; then the browser restores this document unchanged.
  const shown = await page.evaluate(async () => {
    sessionStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await Promise.resolve()
    return document.body.textContent ?? ''
  })
  expect(shown, 'before the browser paints').not.toContain(PLAYER.userName)
  await expect(screenOf(page, 'login')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('a page that comes back from the back/forward cache after another login shows that member', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  const before = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '')
  await logIn(await page.context().newPage(), aurora.origin, SUPERAGENT)
  const theirs = await storedSession(page.context().pages()[1] ?? page)
  await visit(page, aurora, '/m/member/home', 'member.home')
  expect(before).not.toContain(String(theirs?.token))
  await page.evaluate((session) => {
    sessionStorage.setItem('MC_SESSION_INFO', session)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, JSON.stringify(theirs))
  await expect(screenOf(page, 'member.home').getByText(SUPERAGENT.userName, { exact: true })).toBeVisible()
})

test('going back after a logout leads to no member’s page', async ({ page, office }) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  await visit(page, aurora, '/m/member/home', 'member.home')
  await page.goto(`${aurora.origin}/m/game`)
  await expect(screenOf(page, 'game')).toBeVisible()
  await page.goto(`${aurora.origin}/m/member/home`)
  await logOutButton(page).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  for (const screen of ['game', 'login'] as const) {
    await page.goBack()
    await expect(screenOf(page, screen)).toBeVisible()
    await expect(page.locator('body')).not.toContainText(PLAYER.userName)
  }
})

test('another merchant’s session on the same origin is not used', async ({ page, office }) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  const theirs = { ...(await storedSession(page)), merchantCode: 'elsewhere' }
  await page.addInitScript(
    (session) => sessionStorage.setItem('MC_SESSION_INFO', session),
    JSON.stringify(theirs),
  )
  // Leaves home first: its open calls have the player's own session.
  await page.goto('about:blank')
  const log = networkLog(page)
  await page.goto(`${aurora.origin}/m/member/home`)
  await expect(screenOf(page, 'login')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  const sent = await Promise.all(log.requests.map((request) => request.allHeaders()))
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter(({ authorization }) => authorization !== undefined)).toEqual([])
  expect((await siteNow(page))?.merchant).toBe('aurora')
})

for (const [what, break_] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      }
    },
  ],
] as const) {
  test(`storage is ${what}: said once, and the player logs in and out all the same`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    // If no language can be stored, the app follows the member's own one. English must be the only language.
    await aurora.patchStatus({ info: { languages: ['EN'] } })
    // Without storage the popup cannot be marked as closed, so there are no announcements.
    await announce(aurora, [])
    await page.addInitScript(break_)
    await visit(page, aurora, '/m/login', 'login')
    const told = page.getByText('This browser keeps nothing for this site', { exact: false })
    await expect(told).toBeVisible()
    await fillLogin(page, PLAYER)
    await expect(screenOf(page, 'home')).toBeVisible()
    // A toast does not close while the pointer is over it.
    await page.mouse.move(0, 0)
    await expect(told).toHaveCount(0)
    await featureOf(page, 'member').getByRole('link').first().click()
    await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
    await logOutButton(page).click()
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect(featureOf(page, 'member').getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await expect(told, 'not said again').toHaveCount(0)
  })
}
