import type { Page } from '@playwright/test'
import { captchaOf, drag, tapToVerify } from '../support/captcha.ts'
import { chooseBound, openProvider, prepareIdentities, ready } from '../support/identity.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'

/** Marks the window; only a full navigation removes the mark. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'sameDocument', true))

/** Whether there is a session, and what the window has from before the login or from other sites. */
const leftOvers = (page: Page) =>
  page.evaluate(() => ({
    session: sessionStorage.getItem('MC_SESSION_INFO') !== null,
    sameDocument: Reflect.has(window, 'sameDocument'),
    globals: ['initGeetest', 'initGeetest4', 'gapi', 'google'].filter((name) => Reflect.has(window, name)),
    scripts: Array.from(document.scripts, ({ src }) => src).filter(
      (src) => src !== '' && !src.startsWith(`${location.origin}/`),
    ),
  }))

const CLEAN = { session: true, sameDocument: false, globals: [], scripts: [] }

test('Geetest’s script stays behind: the document that holds the session is another one', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const captcha = captchaOf(aurora)
  await captcha.demand('login', true, 'v4')
  await visit(page, aurora, '/m/login?affiliateCode=A1', 'login')
  await expect(tapToVerify(page)).toBeVisible()
  await mark(page)
  await fillLogin(page, PLAYER)
  await drag(page, captcha.target)
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(() => leftOvers(page)).toEqual(CLEAN)
  expect(new URL(page.url()).searchParams.get('affiliateCode')).toBe('A1')
})

test('Google’s script stays behind, and the player comes to where the sign-in was to lead', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/voucherCenter', 'login')
  await ready(page)
  await mark(page)
  await chooseBound(await openProvider(page, 'Google'), 'google.com')
  await expect(screenOf(page, 'voucherCenter')).toBeVisible()
  await expect.poll(() => leftOvers(page)).toEqual(CLEAN)
})

test('a sign-in without a vendor stays in its document', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { login: { captcha: { enabled: false }, geetest: false }, sms: null } })
  await visit(page, aurora, '/m/login', 'login')
  await mark(page)
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await leftOvers(page)).toMatchObject({ session: true, sameDocument: true })
})
