import type { Page } from '@playwright/test'
import { announce, popup, pressIn } from '../support/announcements.ts'
import { captchaOf, drag, tapToVerify } from '../support/captcha.ts'
import { prepareIdentities, ready } from '../support/identity.ts'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin, logIn, PLAYER } from '../support/logIn.ts'
import { watchPolicy } from '../support/policy.ts'

/** Runs what an injected script would try. Returns the names of the attempts that the browser refused. */
const attempt = (page: Page) =>
  page.evaluate(() => {
    const element = document.createElement('div')
    const script = document.createElement('script')
    const rules = { createScriptURL: (url: string) => url, createHTML: (html: string) => html }
    const tries: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(element, { innerHTML: '<img src="x:" onerror="window.broken = 1">' }),
      insertAdjacentHTML: () => element.insertAdjacentHTML('beforeend', '<b>text</b>'),
      parsed: () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>text</b>' }),
      scriptSrc: () => Object.assign(script, { src: 'https://evil.example/x.js' }),
      scriptText: () => Object.assign(script, { text: 'window.broken = 2' }),
      policy: () => window.trustedTypes?.createPolicy('evil', rules),
      ownAgain: () => window.trustedTypes?.createPolicy('app', rules),
      ownScript: () => window.__TRUSTED__?.createScriptURL('https://evil.example/x.js'),
    }
    return Object.entries(tries).flatMap(([name, run]) => {
      try {
        run()
        return []
      } catch (error) {
        return error instanceof TypeError ? [name] : []
      }
    })
  })

const ALL = [
  'innerHTML',
  'insertAdjacentHTML',
  'parsed',
  'srcdoc',
  'scriptSrc',
  'scriptText',
  'policy',
  'ownAgain',
  'ownScript',
]

test('a script that got in can write no HTML and bring no script', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  expect(await attempt(page)).toEqual(ALL)
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the worker, home, a member’s screens and the mini-game need nothing that is refused', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    const violations = await watchPolicy(page)
    await visit(page, aurora)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await logIn(page, aurora.origin, { userName: 'player', password: 'Player!2026' })
    await visit(page, aurora)
    await expect(featureOf(page, 'miniGame').getByRole('button', { name: 'Lucky draw' })).toBeVisible()
    await visit(page, aurora, '/m/member/home', 'member.home')
    await page.waitForLoadState('networkidle')
    expect(violations).toEqual([])
  })
})

test.describe('with texts that a back office wrote', () => {
  test.use({ readsAnnouncements: true })

  test('announcements and promotions are read and shown as before', async ({ page, office }) => {
    const aurora = office('aurora')
    const violations = await watchPolicy(page)
    await announce(aurora, [{ title: 'News', content: '<p>All <b>new</b></p>', execution: 'B' }])
    await aurora.setValue('relay/PROMOFE_getPromotionAnnouncementCategory', {
      categories: [
        { name: 'x', promotions: [{ id: 'x', title: 'Rich', content: '<p>Fine <b>words</b></p>' }] },
      ],
    })
    await visit(page, aurora)
    await expect(popup(page)).toContainText('All new')
    await pressIn(page, 'Close')
    await expect(featureOf(page, 'promotions').first()).toContainText('Fine words')
    await visit(page, aurora, '/m/activity?id=x', 'activity')
    await expect(screenOf(page, 'activity')).toContainText('Fine words')
    await page.waitForLoadState('networkidle')
    expect(violations).toEqual([])
  })
})

for (const version of ['v3', 'v4'] as const)
  test(`Geetest ${version} brings its scripts, and nobody else’s come along`, async ({ page, office }) => {
    const aurora = office('aurora')
    const violations = await watchPolicy(page)
    const captcha = captchaOf(aurora)
    await captcha.demand('login', true, version)
    await visit(page, aurora, '/m/login', 'login')
    await expect(tapToVerify(page)).toBeVisible()
    await fillLogin(page, PLAYER)
    await expect(page.locator('.geetest_captcha')).toBeVisible()
    expect(violations).toEqual([])

    const written = await page.evaluate(() => {
      const element = document.createElement('div')
      element.innerHTML = '<b>text</b><img src="x:" onerror="window.broken = 1">'
      const script = document.createElement('script')
      let refused = false
      try {
        script.src = 'https://evil.example/x.js'
      } catch {
        refused = true
      }
      return { html: element.innerHTML, refused }
    })
    expect(written).toEqual({ html: '<b>text</b><img>', refused: true })

    await drag(page, captcha.target)
    await expect(screenOf(page, 'home')).toBeVisible()
    // The document with the session has allowed no vendor's scripts.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') !== null))
      .toBe(true)
    expect(await attempt(page)).toEqual(ALL)
  })

test('Google’s and Firebase’s scripts come, and bring theirs', async ({ page, office }) => {
  const aurora = office('aurora')
  await prepareIdentities(page, aurora)
  const violations = await watchPolicy(page)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  await page.waitForFunction(() => 'google' in window)
  await page.waitForLoadState('networkidle')
  expect(violations).toEqual([])
})
