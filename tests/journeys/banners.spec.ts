import type { BrowserContext, Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'
import { asMember } from '../support/member.ts'
import { storedSession } from '../support/sessionOf.ts'

const BANNERS = 'relay/MCSFE_getBanners'
const FRIEND = 'http://friend.test'
const TRUSTED = 'http://trusted.test'
const STRANGER = 'http://stranger.test'

type Banner = Readonly<Record<string, unknown>>

/** A home with one banner named "Look". */
async function withBanner(office: BackOffice, banner: Banner): Promise<void> {
  await office.setValue(BANNERS, [
    {
      groupName: 'm_home',
      title: 'Look',
      image: '/m/merchants/aurora/banners/friday-cashback.svg',
      ...banner,
    },
  ])
}

const slide = (page: Page) => featureOf(page, 'banners').locator('[aria-label="Look"]')
const link = (page: Page) => featureOf(page, 'banners').getByRole('link', { name: 'Look' })

/** Other sites, which answer every request with an empty page. Returns the requests with their headers. */
async function elsewhere(context: BrowserContext) {
  const asked: { url: string; headers: Record<string, string>; body: string }[] = []
  await context.route(/^http:\/\/(friend|trusted|stranger)\.test\//, async (route) => {
    const request = route.request()
    asked.push({ url: request.url(), headers: await request.allHeaders(), body: request.postData() ?? '' })
    await route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' })
  })
  return asked
}

/** Taps the banner and returns the window that opens. */
async function opened(page: Page): Promise<Page> {
  const [other] = await Promise.all([page.waitForEvent('popup'), link(page).click()])
  await other.waitForURL(/\.test\//)
  return other
}

const INSIDE: readonly [string, Banner, string, string][] = [
  [
    'a promotion',
    { linkageType: 'P', linkage: 'luzes-do-norte' },
    'activity',
    '/m/activity?id=luzes-do-norte',
  ],
  [
    'an address under /m',
    { linkageType: 'URL', url: '/m/inviteFriends' },
    'inviteFriends',
    '/m/inviteFriends',
  ],
]
for (const [what, banner, screen, path] of INSIDE) {
  test(`${what} opens inside the app`, async ({ page, office }) => {
    const aurora = office('aurora')
    await withBanner(aurora, banner)
    await visit(page, aurora)
    await link(page).click()
    await expect(screenOf(page, screen)).toBeVisible()
    expect(page.url()).toBe(aurora.origin + path)
  })
}

const GAMES: readonly [string, Banner, string][] = [
  [
    'a lottery with its prize mode',
    { linkageType: 'G', linkage: 'MB', roomId: 2, gameType: 'LOTT', vendor: 'LOTT' },
    'prize_mode=2&code=MB',
  ],
  [
    'the lobby of a lottery',
    { linkageType: 'G', linkage: 'MB', roomId: 2, nodeId: 'lobby', gameType: 'LOTT', vendor: 'LOTT' },
    'prize_mode=2&code=lobby',
  ],
  [
    'a lottery of Vietnam by its vendor',
    { linkageType: 'G', linkage: 'BALL645', nodeId: '5228', gameType: 'LOTT', vendor: 'LOTT' },
    'vendor=LOTT&code=BALL645',
  ],
  [
    'a game of another vendor',
    { linkageType: 'G', linkage: 'GEMNORTE', vendor: 'RNG' },
    'vendor=RNG&code=GEMNORTE',
  ],
]
for (const [what, banner, query] of GAMES) {
  const address = `/m/launchGame?${query}&backUrl=%2Fm%2Fhome`

  test(`${what} opens for a member`, async ({ page, office }) => {
    const aurora = office('aurora')
    await withBanner(aurora, banner)
    await asMember(page, aurora)
    await link(page).click()
    await expect(screenOf(page, 'launchGame')).toBeVisible()
    expect(page.url()).toBe(aurora.origin + address)
  })

  test(`${what} sends a guest to the login first, and then there`, async ({ page, office }) => {
    const aurora = office('aurora')
    await withBanner(aurora, banner)
    await visit(page, aurora)
    await link(page).click()
    await expect(screenOf(page, 'login')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await fillLogin(page, PLAYER)
    await expect(screenOf(page, 'launchGame')).toBeVisible()
    expect(page.url()).toBe(aurora.origin + address)
  })
}

test('a page for members sends a guest to the login first, and then there', async ({ page, office }) => {
  const aurora = office('aurora')
  await withBanner(aurora, { linkageType: 'URL', url: '/m/rewardCenter' })
  await visit(page, aurora)
  await link(page).click()
  await expect(screenOf(page, 'login')).toBeVisible()
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'rewardCenter')).toBeVisible()
})

for (const [what, target] of [
  ['of the domain list', `${FRIEND}/landing?kept=1`],
  ['that is trusted', `${TRUSTED}/landing?kept=1`],
] as const) {
  test(`a site ${what} is told who a member is, and nothing of it stands in the page`, async ({
    page,
    office,
    context,
  }) => {
    const aurora = office('aurora')
    const asked = await elsewhere(context)
    await aurora.setValue('system/domainRoute', {
      customerService: [],
      domainList: [{ domainName: 'friend.test' }],
    })
    await aurora.patchStatus({ info: { trustedHosts: ['trusted.test'] } })
    await withBanner(aurora, { linkageType: 'URL', url: target })
    await asMember(page, aurora)
    const { token } = (await storedSession(page)) ?? {}
    await expect(link(page)).toHaveAttribute('href', target)
    for (const time of ['first', 'second']) {
      const other = await opened(page)
      const { searchParams } = new URL(other.url())
      expect(Object.fromEntries(searchParams), time).toEqual({
        kept: '1',
        token: String(token),
        username: PLAYER.userName,
      })
      expect(await other.evaluate(() => [window.opener, document.referrer]), time).toEqual([null, ''])
      expect(asked.at(-1)?.headers.referer, time).toBeUndefined()
      await other.close()
    }
    await expect(link(page)).toHaveAttribute('href', target)
    expect(await page.content()).not.toContain(String(token))
    expect(page.url()).toBe(`${aurora.origin}/m/home`)
  })
}

test('any other site is told nothing of a member', async ({ page, office, context }) => {
  const aurora = office('aurora')
  const asked = await elsewhere(context)
  await withBanner(aurora, { linkageType: 'URL', url: `${STRANGER}/landing?kept=1` })
  await asMember(page, aurora)
  const { token } = (await storedSession(page)) ?? {}
  for (const time of ['first', 'second']) {
    const other = await opened(page)
    expect(other.url(), time).toBe(`${STRANGER}/landing?kept=1`)
    expect(await other.evaluate(() => [window.opener, document.referrer]), time).toEqual([null, ''])
    await other.close()
  }
  expect(asked).toHaveLength(2)
  expect(JSON.stringify(asked)).not.toContain(String(token))
  expect(JSON.stringify(asked)).not.toContain(PLAYER.userName)
})

test('without the domain list the token is not handed over, and the member does not wait for the list', async ({
  page,
  office,
  context,
}) => {
  const aurora = office('aurora')
  const asked = await elsewhere(context)
  await withBanner(aurora, { linkageType: 'URL', url: `${FRIEND}/landing` })
  await asMember(page, aurora)
  await aurora.fault('system/domainRoute', { kind: 'hang' })
  expect((await opened(page)).url()).toBe(`${FRIEND}/landing`)
  expect(asked).toHaveLength(1)
})

test('a trusted site is told nothing of a guest', async ({ page, office, context }) => {
  const aurora = office('aurora')
  const asked = await elsewhere(context)
  await aurora.patchStatus({ info: { trustedHosts: ['trusted.test'] } })
  await withBanner(aurora, { linkageType: 'URL', url: `${TRUSTED}/landing` })
  await visit(page, aurora)
  expect((await opened(page)).url()).toBe(`${TRUSTED}/landing`)
  expect(asked[0]?.headers.referer).toBeUndefined()
})

const NOWHERE: readonly Banner[] = [
  { linkageType: 'X', linkage: '/m/home' },
  { linkageType: null, linkage: null },
  { linkageType: 'P' },
  { linkageType: 'G', vendor: 'RNG' },
  ...[
    'javascript:alert(document.domain)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:alert(1)',
    'https://user:secret@evil.test/',
    'https://trusted.test@evil.test/',
    '\\\\evil.test\\x',
    '/\\evil.test',
    'https:///evil.test',
    'https:evil.test',
    '///evil.test',
    'https://trusted.test%2eevil.test/',
    'https://trusted.test./',
    'https://trusted.test\u202e/',
    'blob:http://trusted.test/x',
  ].map((url) => ({ linkageType: 'URL', url })),
]
test('a banner with an invalid type or address is a picture without a link', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { trustedHosts: ['trusted.test'] } })
  await aurora.setValue(
    BANNERS,
    NOWHERE.map((banner, at) => ({
      groupName: 'm_home',
      title: `Odd ${at}`,
      image: '/m/merchants/aurora/banners/friday-cashback.svg',
      ...banner,
    })),
  )
  await asMember(page, aurora)
  const pictures = featureOf(page, 'banners').locator('[role="group"] [role="group"]')
  await expect(pictures).toHaveCount(NOWHERE.length)
  await expect(featureOf(page, 'banners').locator('a, [data-slide] button')).toHaveCount(0)
  expect(
    await page.evaluate(() => window.__SITE__?.problems.filter(({ code }) => code === 'feature.crashed')),
  ).toEqual([])
})

for (const url of ['//stranger.test/x', 'HTTP://STRANGER.test/x', 'http://stranger.test:80/x']) {
  test(`${url} is another site, and is told nothing`, async ({ page, office, context }) => {
    const aurora = office('aurora')
    const asked = await elsewhere(context)
    await aurora.patchStatus({ info: { trustedHosts: ['trusted.test', '*.test', 'stranger.test.evil'] } })
    await withBanner(aurora, { linkageType: 'URL', url })
    await asMember(page, aurora)
    const other = await opened(page)
    expect(other.url()).toBe(`${STRANGER}/x`)
    expect(JSON.stringify(asked)).not.toContain(String((await storedSession(page))?.token))
  })
}

test('an address that looks like the app’s own and is another host’s stays on this site', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withBanner(aurora, { linkageType: 'URL', url: '/m/..//evil.test' })
  await visit(page, aurora)
  await expect(link(page)).toHaveAttribute('href', `${aurora.origin}//evil.test`)
  await expect(slide(page)).toHaveCount(1)
})
