import { configure, on, promptModal } from '../support/appDownload.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'
import { elsewhere, gameBar, gameIn, gamePage, launchAsMember, plainPlay, play } from '../support/playing.ts'

const GAME = '/m/launchGame?vendor=RNG&code=GEMNORTE&backUrl=%2Fm%2Fhome'
const LOTTERY = '/m/launchGame?prize_mode=1&code=BALLNOITE&backUrl=%2Fm%2Fhome'

test('the bar hides and comes back, by keyboard too', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  const bar = gameBar(page)
  const frame = gamePage(page).locator('iframe')
  await expect(bar).toBeVisible()
  const { height = 0 } = (await frame.boundingBox()) ?? {}
  await gamePage(page).getByRole('button', { name: 'Hide the bar' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  const show = gamePage(page).getByRole('button', { name: 'Show the bar' })
  await expect(show).toBeFocused()
  const taller = (await frame.boundingBox())?.height ?? 0
  expect(taller).toBeGreaterThanOrEqual(height + 44)
  await page.keyboard.press('Enter')
  await expect(bar).toBeVisible()
  await expect(gamePage(page).getByRole('button', { name: 'Hide the bar' })).toBeFocused()
  await play(page)
})

test('the live chat is an entry of the bar, and opens in a window of its own while the game goes on', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  const chat = gameBar(page).getByRole('button', { name: /^Live chat, 3 unread/ })
  const [popup] = await Promise.all([page.waitForEvent('popup'), chat.click()])
  await popup.waitForLoadState('domcontentloaded')
  await expect(gameBar(page)).toBeVisible()
  await play(page)
})

test('a member without permission to chat has no chat in the bar', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await asMember(page, aurora, 'silent')
  await visit(page, aurora, GAME, 'launchGame')
  await expect(gameBar(page)).toBeVisible()
  await expect(gameBar(page).getByRole('button', { name: /^Live chat/ })).toHaveCount(0)
})

test('the lottery can hide the bar, send the player to the deposit, and leave', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, LOTTERY)
  const game = gameIn(page)
  await expect(gamePage(page).getByRole('heading')).toHaveText('Mega da Noite')
  await game.getByRole('button', { name: 'Quick pick' }).click()
  await game.getByRole('button', { name: 'Buy ticket' }).click()
  await expect(game.getByRole('listitem')).toHaveCount(1)
  await game.getByRole('button', { name: 'More room' }).click()
  await expect(gameBar(page)).toHaveCount(0)
  await game.getByRole('button', { name: 'More room' }).click()
  await expect(gameBar(page)).toBeVisible()
  await game.getByRole('button', { name: 'Deposit' }).click()
  await expect(screenOf(page, 'voucherCenter')).toBeVisible()

  await visit(page, aurora, LOTTERY, 'launchGame')
  await game.getByRole('button', { name: 'Back' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('only messages of the game count, and only those that are known', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await aurora.setValue('game/launchGame', { gameUrl: elsewhere(aurora, 'GEMNORTE', 'language=EN') })
  await launchAsMember(page, aurora, GAME)
  await play(page)
  const bar = gameBar(page)
  // Messages from the page itself and from another frame.
  await page.evaluate(() => {
    window.postMessage({ type: 'game:leave' }, '*')
    const other = document.createElement('iframe')
    other.name = 'other'
    document.body.append(other)
  })
  await page.frame('other')?.evaluate(() => parent.postMessage({ type: 'game:leave' }, '*'))
  const game = page.frames().find((frame) => frame.url().includes('/games/'))
  await game?.evaluate(() => {
    for (const odd of [
      null,
      'game:leave',
      ['game:leave'],
      { type: 'leave' },
      { type: 'game:go', to: '//evil.test' },
    ])
      parent.postMessage(odd, '*')
    parent.postMessage({ type: 'game:header', hidden: true }, '*')
  })
  await expect(bar, 'the last word, which it may say').toHaveCount(0)
  await expect(gamePage(page)).toBeVisible()
  await game?.evaluate(() => parent.postMessage(JSON.stringify({ type: 'game:leave' }), '*'))
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a game on the site’s own address cannot reach the session, and no game reaches the page', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  await play(page)
  const reached = () => {
    const game = page.frames().find((frame) => frame.url().includes('/games/'))
    return game?.evaluate(() => {
      const tries = [
        () => sessionStorage.getItem('MC_SESSION_INFO'),
        () => parent.document.title,
        () => parent.sessionStorage.length,
      ]
      return tries.map((reach) => {
        try {
          return String(reach())
        } catch (error) {
          return error instanceof Error ? error.name : 'error'
        }
      })
    })
  }
  expect(await reached()).toEqual(['SecurityError', 'SecurityError', 'SecurityError'])
  const sandbox = await gamePage(page).locator('iframe').getAttribute('sandbox')
  expect(sandbox).not.toMatch(/same-origin|modals|downloads/)

  await aurora.setValue('game/launchGame', { gameUrl: elsewhere(aurora, 'GEMNORTE') })
  await page.reload()
  await play(page)
  expect(await reached()).toEqual(['null', 'SecurityError', 'SecurityError'])
  expect(await gamePage(page).locator('iframe').getAttribute('sandbox')).not.toMatch(/top-navigation/)
})

test('a game that leads its frame back to the site leads the player there', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await aurora.setValue('game/launchGame', { gameUrl: elsewhere(aurora, 'GEMNORTE') })
  await launchAsMember(page, aurora, GAME)
  await play(page)
  const game = page.frames().find((frame) => frame.url().includes('/games/'))
  await game?.evaluate((href) => location.assign(href), `${aurora.origin}/m/game?lane=x`)
  await expect(page.locator('[data-screen="game"]')).toBeVisible()
  await expect(gamePage(page)).toHaveCount(0)
  expect(page.url()).toBe(`${aurora.origin}/m/game?lane=x`)
})

test('leaving shows no question, even if the game asks for one', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  await play(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const game = page.frames().find((frame) => frame.url().includes('/games/'))
  await game?.evaluate(() => {
    window.addEventListener('beforeunload', (event) => event.preventDefault())
    confirm('Stay?')
  })
  const info = page.waitForRequest('**/wps/member/info**')
  await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await info
  expect(asked).toEqual([])
})

test('a phone in landscape has the bar beside the game', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  await expect(gamePage(page)).toBeVisible()
  await page.setViewportSize({ width: 780, height: 360 })
  const bar = await gameBar(page).boundingBox()
  const frame = await gamePage(page).locator('iframe').boundingBox()
  expect(bar?.height).toBe(360)
  expect(frame?.height).toBe(360)
  expect(frame?.width).toBeGreaterThan(700)
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(frame?.x ?? 0)
  await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('the app is offered over the game after the configured seconds, and the game is still there afterwards', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await aurora.patchStatus({ info: { resources: [{ resourceType: 'Android', url: '/m/app.apk' }] } })
  await configure(aurora, { in_game_popup_interval: on(60) })
  await page.addInitScript(() => {
    if (self.origin !== 'null') sessionStorage.removeItem('SHELL_appDownloadSkip')
  })
  await page.clock.install()
  await launchAsMember(page, aurora, GAME)
  await page.clock.fastForward(3000)
  await play(page)
  const offered = promptModal(page)
  await expect(offered).toHaveCount(0)
  await page.clock.runFor(70_000)
  await expect(offered).toBeVisible()
  await offered.getByRole('button', { name: 'Close' }).click()
  await expect(offered).toHaveCount(0)
  await expect(gameIn(page).locator('[data-credits]')).not.toHaveText('100,000')
})

test('the bar and the game keep off the notch and the home indicator', async ({ page, office }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await launchAsMember(page, aurora, GAME)
  await expect(gamePage(page)).toBeVisible()
  await page.evaluate(() => {
    const { style } = document.documentElement
    style.setProperty('--safe-top', '47px')
    style.setProperty('--safe-bottom', '34px')
  })
  const frame = gamePage(page).locator('iframe')
  const back = gamePage(page).getByRole('button', { name: 'Back', exact: true })
  await expect.poll(async () => (await back.boundingBox())?.y).toBeGreaterThanOrEqual(47)
  const endOf = async () => {
    const { y = 0, height = 0 } = (await frame.boundingBox()) ?? {}
    return y + height
  }
  await expect.poll(endOf).toBe(780 - 34)
  await gamePage(page).getByRole('button', { name: 'Hide the bar' }).click()
  await expect.poll(async () => (await frame.boundingBox())?.y).toBe(47)
})
