import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { watchCalm } from '../support/disableMotion.ts'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin } from '../support/logIn.ts'
import { merchantsWithGames, siteOf } from '../support/merchants.ts'
import { gameIn, gamePage, launchAsMember, PLAYER, plainPlay, play } from '../support/playing.ts'

const GAME = '/m/launchGame?vendor=RNG&code=GEMNORTE&backUrl=%2Fm%2Fhome'

/** The first game in home's lanes that is not a lottery: lotteries are played differently. */
const firstGame = (page: Page) =>
  page.locator(
    '[data-section="gameLanes"] a[href*="/m/launchGame?"]:not([href*="vendor=LOTT"], [href*="vendor=ELOTT"], [href*="trial=1"])',
  )

for (const merchant of merchantsWithGames) {
  test(`${merchant}: a guest taps a game on home, logs in, plays it, and is back on home`, async ({
    page,
    office,
  }) => {
    const merchantState = office(merchant)
    await plainPlay(merchantState)
    await visit(page, merchantState)
    const card = firstGame(page).first()
    const name = await card.evaluate((link) => link.getAttribute('aria-label') ?? link.textContent ?? '')
    await card.click()
    await expect(screenOf(page, 'login')).toBeVisible()
    await fillLogin(page, PLAYER)

    await expect(gamePage(page)).toBeVisible()
    // Until the games have loaded, the title is generic.
    const title = gamePage(page).getByRole('heading')
    await expect.poll(async () => name.includes((await title.textContent()) ?? 'a name')).toBe(true)
    await play(page)
    await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect(gamePage(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/m/home')
  })
}

/** Launches a game by its address and returns what the back office received. */
async function asked(page: Page, office: BackOffice, address: string, path: string) {
  const request = page.waitForRequest((one) => new URL(one.url()).pathname === path)
  await page.goto(office.origin + address)
  return Object.fromEntries(new URL((await request).url()).searchParams)
}

test.describe('what the back office is asked for a game', () => {
  const vietnam = { launchMode: 'LOTT', lottoArea: 'VN', lottoView: 'betting' }
  const sea = { launchMode: 'LOTT', lottoMode: 'SEA_Tradition_Mobile', lottoView: 'betting' }
  const variants: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
    [
      'a lottery by prize mode',
      'prize_mode=1&code=MB',
      { ...vietnam, lottoPrizeMode: '1', lottoGameCode: 'MB' },
    ],
    [
      'its lobby',
      'prize_mode=1&code=lobby',
      { ...vietnam, lottoView: 'lobby', lottoPrizeMode: '1', lottoGameCode: 'lobby' },
    ],
    ['a lottery by vendor', 'vendor=LOTT&code=MB', { ...vietnam, vendor: 'LOTT', lottoGameCode: 'MB' }],
    [
      'with view, way of playing and lobby',
      'vendor=LOTT&code=MB&lottoView=lobby&playType=lo&hasLobby=true',
      {
        ...vietnam,
        lottoView: 'lobby',
        vendor: 'LOTT',
        lottoGameCode: 'MB',
        playType: 'lo',
        hasLobby: 'true',
      },
    ],
    [
      'a lottery of South-East Asia',
      'vendor=ELOTT&code=TH',
      { ...sea, vendor: 'ELOTT', lottoGameCode: 'TH' },
    ],
    ['another vendor’s game', 'vendor=RNG&code=GEM', { vendor: 'RNG', gameCode: 'GEM' }],
  ]
  test('is what the specification says, by each kind of address', async ({ page, office }) => {
    const saigon = office('saigon')
    await plainPlay(saigon)
    await launchAsMember(page, saigon, GAME)
    await expect(gamePage(page)).toBeVisible()
    const info = await page.evaluate(async () => {
      const { token, merchantCode } = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}')
      const answer = await fetch('/wps/member/info', {
        headers: { authorization: token, merchant: merchantCode, language: 'EN' },
      })
      return answer.json()
    })
    const common = {
      device: 'MOBILE',
      language: 'EN',
      title: siteOf('saigon').merchant.name,
      labelName: info.value.clubLabel.labelName,
    }
    for (const [what, query, sent] of variants) {
      await test.step(what, async () => {
        const backUrl = `${saigon.origin}/m/game?lane=x`
        const address = `/m/launchGame?${query}&backUrl=${encodeURIComponent('/m/game?lane=x')}`
        expect(await asked(page, saigon, address, '/wps/game/launchGame')).toEqual({
          ...sent,
          ...common,
          backUrl,
        })
        await expect(gamePage(page)).toBeVisible()
      })
    }
  })

  test('of a trial is the game and its node; guests try it without logging in', async ({ page, office }) => {
    const aurora = office('aurora')
    await plainPlay(aurora)
    const address = '/m/launchGame?trial=1&vendor=RNG&code=GEMNORTE&node=3107&backUrl=%2Fm%2Fgame'
    const query = await asked(page, aurora, address, '/wps/relay/GCS_gameTrialLaunch')
    expect(query).toEqual({ gameId: 'GEMNORTE', nodeId: '3107', platform: 'html5' })
    await expect(gamePage(page).getByText('Trial', { exact: true })).toBeVisible()
    await play(page)
    await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
    await expect(screenOf(page, 'game')).toBeVisible()
    expect(await aurora.calls('/wps/game/launchGame')).toEqual([])
  })
})

test('a player who opens the address of a game without a session comes to it by way of the login', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await plainPlay(manila)
  await launchAsMember(page, manila, '/m/launchGame?prize_mode=1&code=BALL658')
  await expect(gameIn(page).getByRole('timer')).toBeVisible()
})

test('leaving a game leads back to the very page that it was started on, and the phone’s back button past it', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, '/m/launchGame?vendor=RNG&code=GEMNORTE')
  await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await visit(page, aurora, '/m/game', 'game')
  await visit(page, aurora, '/m/home')
  await firstGame(page).first().click()
  await expect(gamePage(page)).toBeVisible()
  await page.goBack()
  await expect(screenOf(page, 'home')).toBeVisible()
  await firstGame(page).first().click()
  await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await page.goBack()
  await expect(screenOf(page, 'game'), 'home stands once in the history').toBeVisible()
})

test('home is where it was left when the player comes back from a game', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  const calm = watchCalm(page)
  await launchAsMember(page, aurora, GAME)
  await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await calm.rest()
  const card = firstGame(page).nth(9)
  // In the middle of the window, so that the tap does not scroll.
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', inline: 'center' }))
  await calm.rest()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(100)
  await card.click()
  await expect(gamePage(page)).toBeVisible()
  await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a member finds what was played on home, and not what was only tried', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  await expect(gamePage(page)).toBeVisible()
  await page.goto(`${aurora.origin}/m/launchGame?trial=1&vendor=RNG&code=GEMMINAS&node=3163`)
  await expect(gamePage(page)).toBeVisible()
  const played = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith('SHELL_played:') ? [value] : [])),
  )
  expect(played).toEqual([JSON.stringify([{ code: 'GEMNORTE', vendor: 'RNG' }])])
})

test('a game that is not there is not asked for', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, '/m/launchGame?backUrl=%2Fm%2Fgame')
  const screen = screenOf(page, 'launchGame')
  await expect(screen.getByRole('alert')).toContainText('There is no such game')
  await screen.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(screenOf(page, 'game')).toBeVisible()
  await expect(featureOf(page, 'gameLanes').first()).toBeVisible()
  expect(await aurora.calls('/wps/game/launchGame')).toEqual([])
})
