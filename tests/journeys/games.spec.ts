import type { Page } from '@playwright/test'
import { comeBack, expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { siteOf } from '../support/merchants.ts'
import { gameIn, gamePage, launchAsMember, plainPlay } from '../support/playing.ts'

const LANES = 'relay/GCSGAME_newGameVendor'
const MATCHES = 'relay/GCSGAME_getGameMatchV2'

const card = (code: string, displayName: string, vendor: string, more = {}) => ({
  code,
  displayName,
  vendor,
  gameType: 'RNG',
  ...more,
})
const GAMES = {
  data: {
    lanes: [
      {
        title: 'Hot',
        gameClassify: [
          {
            vendors: [
              { vendor: 'PG', displayName: 'Pocket Games' },
              { vendor: 'RNG', displayName: 'House' },
            ],
          },
        ],
        cards: [
          card('A1', 'Tiger Road', 'PG'),
          card('A2', 'Dragon Gold', 'RNG', { hasTrial: true, nodeId: 31 }),
        ],
      },
      {
        title: 'Lotteries',
        gameClassify: [{ vendors: [{ vendor: 'ELOTT', displayName: 'Asia Lotto' }] }],
        cards: [card('L1', 'Laos Daily', 'ELOTT', { accountTypeName: 'SEA_LOTT', gameType: 'SEA_LOTT' })],
      },
    ],
  },
}
const link = (page: Page, name: string) =>
  featureOf(page, 'gameLanes').getByRole('link', { name, exact: true })
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'All vendors' }).getByRole('button', { name, exact: true })

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`${merchant}: the games of one vendor, and all of them again`, async ({ page, office }) => {
    const merchantState = office(merchant)
    // RNG is displayed as TCG; both are displayed as 123BET if the currency is TLB.
    const house = siteOf(merchant).currency === 'TLB' ? '123BET' : 'TCG'
    await merchantState.setValue(LANES, GAMES)
    await visit(page, merchantState, '/m/game', 'game')
    await expect(link(page, 'Tiger Road')).toBeVisible()
    const makers = page.getByRole('group', { name: 'All vendors' }).getByRole('button')
    const named = async () => (await makers.allTextContents()).filter((name) => !/^(All|Favour)/.test(name))
    // Sorted by ordinal: Pocket Games 100, Asia Lotto 105, the house 200.
    await expect.poll(named).toEqual(['Pocket Games', 'Asia Lotto', house])

    await chip(page, house).click()
    await expect(link(page, 'Dragon Gold')).toBeVisible()
    await expect(link(page, 'Tiger Road')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`vendor=${house}`))
    // The choice is in the address, so a reload keeps it.
    await page.reload()
    await expect(link(page, 'Dragon Gold')).toBeVisible()
    await expect(link(page, 'Laos Daily')).toHaveCount(0)
    await chip(page, merchant === 'manila' ? 'All' : 'All vendors').click()
    await expect(link(page, 'Tiger Road')).toBeVisible()
  })

  test(`${merchant}: a guest tries a game without money, and no other`, async ({ page, office }) => {
    const merchantState = office(merchant)
    await plainPlay(merchantState)
    await merchantState.setValue(LANES, GAMES)
    await visit(page, merchantState, '/m/game', 'game')
    const trials = featureOf(page, 'gameLanes').getByRole('link', { name: 'Try for free' })
    await expect(trials).toHaveCount(1)
    const launched = page.waitForRequest(/GCS_gameTrialLaunch/)
    await trials.click()
    const { searchParams } = new URL((await launched).url())
    expect(Object.fromEntries(searchParams)).toMatchObject({ gameId: 'A2', nodeId: '31', platform: 'html5' })
    await expect(gamePage(page)).toBeVisible()
    await expect(gameIn(page).locator('body')).toBeVisible()
    await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
    await expect(screenOf(page, 'game')).toBeVisible()
  })
}

test('what a member played stands first, on this phone and for this member alone', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await aurora.setValue(LANES, GAMES)
  await launchAsMember(page, aurora, '/m/launchGame?vendor=RNG&code=A2&backUrl=%2Fm%2Fhome')
  await expect(gamePage(page)).toBeVisible()
  await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  const recent = page.getByRole('list', { name: 'Continue playing' })
  await expect(recent.getByRole('link', { name: 'Dragon Gold', exact: true })).toBeVisible()
  await expect(recent.getByRole('link', { name: 'Tiger Road', exact: true })).toHaveCount(0)

  await visit(page, aurora, '/m/member/home', 'member.home')
  await screenOf(page, 'member.home').getByRole('button', { name: 'Log out' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(link(page, 'Tiger Road').first()).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('who searches hears how many games are left', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.setValue(LANES, GAMES)
  await visit(page, aurora, '/m/game', 'game')
  await page.getByRole('searchbox', { name: 'Search games' }).fill('dragón')
  await expect(link(page, 'Dragon Gold')).toBeVisible()
  await expect(link(page, 'Tiger Road')).toHaveCount(0)
  await expect(featureOf(page, 'gameLanes').locator('[aria-live="polite"]')).toHaveText('1 game')
})

test.describe('draws and a tab that sleeps', () => {
  const START = Date.UTC(2026, 10, 21, 10)
  const at = (minutes: number) => START + minutes * 60_000
  const draw = (id: string, minutes: number) => ({
    id,
    title: `Draw ${id}`,
    startTime: at(minutes),
    url: '/m/launchGame?vendor=LOTT&code=X&backUrl=/m/home',
  })

  test('the countdown is right when it wakes, and what comes next was asked for', async ({
    page,
    office,
  }) => {
    const saigon = office('saigon')
    await saigon.setValue(MATCHES, [draw('one', 90), draw('two', 26 * 60)])
    await page.clock.install({ time: START })
    await visit(page, saigon)
    const draws = page.locator('[data-section="lotteryDraws"]')
    await draws.scrollIntoViewIfNeeded()
    await expect(draws.getByRole('heading', { name: 'Draw one' })).toBeVisible()
    await expect(draws.getByRole('timer').first()).toContainText('01')

    // The device sleeps for an hour, during which timers do not run.
    await page.clock.setSystemTime(at(60))
    await comeBack(page)
    await expect(draws.getByRole('timer').first()).toContainText('30')
    await expect(draws.getByRole('timer').first()).toContainText('00')

    // It sleeps for another hour. By then the draw is over.
    await saigon.setValue(MATCHES, [draw('three', 200), draw('two', 26 * 60)])
    await page.clock.setSystemTime(at(120))
    await comeBack(page)
    await expect(draws.getByRole('heading', { name: 'Draw three' })).toBeVisible()
    await expect(draws.getByText('Draw one')).toHaveCount(0)
  })
})

test.describe('pictures of games', () => {
  const cdns = ['https://one.cdn.test', 'https://two.cdn.test']
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><path d="M0 0h3v4H0z"/></svg>'

  test('come from the next image CDN where one fails, and the failing one is not asked first any more', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await aurora.patchStatus({ info: { imageCDNs: cdns } })
    const asked: string[] = []
    await page.route('https://*.cdn.test/**', (route) => {
      const { hostname } = new URL(route.request().url())
      asked.push(hostname)
      return hostname.startsWith('one')
        ? route.abort('connectionrefused')
        : route.fulfill({ contentType: 'image/svg+xml', body: picture })
    })
    await visit(page, aurora, '/m/game', 'game')
    await expect(page.locator('[data-feature="gameLanes"] [data-state="shown"]').nth(3)).toBeVisible()
    expect(asked).toContain('two.cdn.test')
    const before = asked.filter((host) => host.startsWith('one')).length
    asked.length = 0
    await page.getByRole('tab').nth(2).click()
    await expect(page.locator('[data-feature="gameLanes"] [data-state="shown"]').first()).toBeVisible()
    expect(before).toBeGreaterThan(0)
    expect(asked.filter((host) => host.startsWith('one'))).toEqual([])
  })

  test('come from the site itself where no CDN has them', async ({ page, office }) => {
    const aurora = office('aurora')
    await aurora.patchStatus({ info: { imageCDNs: cdns } })
    await page.route('https://*.cdn.test/**', (route) => route.fulfill({ status: 404 }))
    await visit(page, aurora, '/m/game', 'game')
    const shown = page.locator('[data-feature="gameLanes"] [data-state="shown"] img').first()
    await expect(shown).toBeVisible()
    expect(await shown.getAttribute('src')).toContain(`${aurora.origin}/m/merchants/aurora/games/`)
  })
})
