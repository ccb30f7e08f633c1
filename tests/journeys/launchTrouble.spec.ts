import { expect, screenOf, test } from '../support/journey.ts'
import { elsewhere, gamePage, launchAsMember, plainPlay } from '../support/playing.ts'

const GAME = '/m/launchGame?vendor=RNG&code=GEMNORTE&backUrl=%2Fm%2Fhome'

for (const gameUrl of [
  'javascript:alert(document.domain)',
  'data:text/html,<h1>game</h1>',
  'https://user:word@games.test/',
  'intent://games.test#Intent;end',
]) {
  test(`an address that is no plain web address is refused: ${gameUrl}`, async ({ page, office }) => {
    const aurora = office('aurora')
    await plainPlay(aurora)
    await aurora.setValue('game/launchGame', { gameUrl })
    await launchAsMember(page, aurora, GAME)
    const said = screenOf(page, 'launchGame').getByRole('alert')
    await expect(said).toContainText('This game was not opened')
    await expect(page.locator('iframe')).toHaveCount(0)
    await aurora.setValue('game/launchGame')
    await said.getByRole('button', { name: 'Retry' }).click()
    await expect(gamePage(page)).toBeVisible()
  })
}

test('nothing shows for 150 ms, then what comes; after 10 s it is said, and Retry launches it', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  await expect(gamePage(page)).toBeVisible()
  await page.clock.install()
  await aurora.fault('game/launchGame', { kind: 'hang' })
  const request = page.waitForRequest('**/wps/game/launchGame**')
  await page.reload()
  await request
  const screen = screenOf(page, 'launchGame')
  await page.clock.fastForward(200)
  await expect(screen.getByText('Loading…')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(screen.getByRole('alert')).toHaveCount(0)
  await page.clock.fastForward(5000)
  await expect(screen.getByRole('alert')).toContainText('This is taking too long. Please try again.')
  await aurora.clearFault('game/launchGame')
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect(gamePage(page)).toBeVisible()
})

test('a game that shows nothing for 10 s is said to take too long: once more, or in a window of its own', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  const address = elsewhere(aurora, 'SLOW')
  await aurora.setValue('game/launchGame', { gameUrl: address })
  let held = true
  await page.route('**/games/SLOW**', (route) => (held ? undefined : route.continue()))
  await page.clock.install()
  await launchAsMember(page, aurora, GAME)
  await page.clock.fastForward(3000)
  await expect(gamePage(page)).toBeVisible()
  await page.clock.fastForward(10_000)
  const said = gamePage(page).getByRole('alert')
  await expect(said).toContainText('This is taking too long. Please try again.')
  await expect(said.getByRole('link', { name: 'Open in its own window' })).toHaveAttribute('href', address)
  await expect(said.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  held = false
  const again = page.waitForRequest('**/wps/game/launchGame**')
  await said.getByRole('button', { name: 'Retry' }).click()
  await again
  await expect(gamePage(page).frameLocator('iframe').locator('[data-credits]')).toBeVisible()
  await expect(said).toHaveCount(0)
})

test('a session that ends while a game is asked for: the login, and the game afterwards', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  await expect(gamePage(page)).toBeVisible()
  await aurora.expireSessions()
  await page.reload()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(screenOf(page, 'login')).toBeVisible()
})

test.describe('a game by plain http on a site by https', () => {
  const SITE = 'https://secure.test'
  const GAMES = 'http://plain-games.test'

  test('opens in a window of its own; where the browser blocks that, with the next tap', async ({
    page,
    context,
    office,
  }) => {
    const aurora = office('aurora')
    await plainPlay(aurora)
    await aurora.setValue('game/launchGame', { gameUrl: `${GAMES}/play` })
    const server = `http://localhost:${new URL(aurora.origin).port}`
    await context.route(`${SITE}/**`, async (route) => {
      const response = await route.fetch({
        url: route.request().url().replace(SITE, server),
        headers: { ...route.request().headers(), merchant: 'aurora', 'x-backoffice-world': aurora.world },
      })
      // The page may have been left meanwhile; then fulfilling fails.
      await route.fulfill({ response }).catch(() => undefined)
    })
    await context.route(`${GAMES}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>game</title>' }),
    )
    await page.addInitScript(() => {
      if (sessionStorage.getItem('blocked') === '1') window.open = () => null
    })
    await launchAsMember(page, { ...aurora, origin: SITE }, GAME)
    const screen = screenOf(page, 'launchGame')
    await expect(screen.getByRole('status')).toContainText('The game is open in its own window')
    await expect.poll(() => context.pages().map((one) => one.url())).toContain(`${GAMES}/play`)
    const game = context.pages().find((one) => one !== page)
    expect(await game?.evaluate(() => window.opener)).toBeNull()
    await game?.close()

    await page.evaluate(() => sessionStorage.setItem('blocked', '1'))
    await page.reload()
    await expect(screen.getByRole('alert')).toContainText('Your browser blocked the game')
    const opened = context.waitForEvent('page')
    await screen.getByRole('link', { name: 'Open the game' }).click()
    expect((await opened).url()).toBe(`${GAMES}/play`)
    await expect(screen.getByRole('status')).toContainText('The game is open in its own window')
  })
})
