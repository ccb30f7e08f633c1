import type { Page } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'
import { networkLog, storedSession } from '../support/sessionOf.ts'

/** Where a token may go after the login (docs/conformance.md § 2.2, redirect after login). */
const FRIEND = 'http://friend.test'
const TRUSTED = 'http://trusted.test'
const STRANGER = 'http://stranger.test'

/** Other sites, which answer every request with an empty page. */
async function elsewhere(page: Page): Promise<void> {
  await page.route(/^http:\/\/(friend|trusted|stranger)\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  )
}
const loginTo = (redirectUrl: string) => `/m/login?redirectUrl=${encodeURIComponent(redirectUrl)}&r=x`

for (const [what, target] of [
  ['of the domain list', `${FRIEND}/landing?kept=1`],
  ['that is trusted', `${TRUSTED}/landing?kept=1`],
] as const) {
  test(`a redirectUrl to a host ${what} is followed, with what the specification appends`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await elsewhere(page)
    await aurora.setValue('system/domainRoute', {
      customerService: [],
      domainList: [{ domainName: 'friend.test' }],
    })
    await aurora.patchStatus({ info: { trustedHosts: ['trusted.test'] } })
    await visit(page, aurora, loginTo(target), 'login')
    await fillLogin(page, PLAYER)
    await page.waitForURL(`${target}**`)
    const asked = Object.fromEntries(new URL(page.url()).searchParams)
    expect(asked).toMatchObject({ kept: '1', language: 'EN', b2c: '1' })
    expect(asked.token).toMatch(/^[\w-]{20,}$/)
    expect(asked.headerColor).toBeTruthy()
    expect(asked.title).toBeTruthy()
  })
}

test('a redirectUrl to any other site is not followed: said so, home instead, and the token stays', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const log = networkLog(page)
  await elsewhere(page)
  await visit(page, aurora, loginTo(`${STRANGER}/landing`), 'login')
  await fillLogin(page, PLAYER)
  await expect(page.getByText('This link leads to another site', { exact: false })).toBeVisible()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(page.url()).toBe(`${aurora.origin}/m/home?r=x`)
  await page.waitForLoadState('networkidle')
  expect(await log.whereIs(String((await storedSession(page))?.token))).toEqual([])
  expect(log.requests.filter((request) => request.url().startsWith(STRANGER))).toEqual([])
})

test('without the domain list only the site’s own and trusted hosts count', async ({ page, office }) => {
  const aurora = office('aurora')
  await elsewhere(page)
  await aurora.fault('system/domainRoute', { kind: 'status', status: 500 })
  await visit(page, aurora, loginTo(`${FRIEND}/landing`), 'login')
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(page.url()).toBe(`${aurora.origin}/m/home?r=x`)
})

test('a redirectUrl to the site itself brings the token along, and the page takes it out of the address', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const log = networkLog(page)
  await visit(page, aurora, loginTo(`${aurora.origin}/m/member/home?tab=2`), 'login')
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'member.home')).toContainText(PLAYER.userName)
  const { token } = (await storedSession(page)) ?? {}
  expect(page.url()).toContain(`${aurora.origin}/m/member/home?tab=2&`)
  expect(page.url()).not.toContain(String(token))
  await page.waitForLoadState('networkidle')
  const carriers = await log.whereIs(String(token))
  expect(carriers.map((url) => new URL(url).pathname)).toEqual(['/m/member/home'])
})
