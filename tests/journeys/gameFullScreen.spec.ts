import { expect, test } from '../support/journey.ts'
import { gamePage, launchAsMember, plainPlay } from '../support/playing.ts'

const GAME = '/m/launchGame?vendor=RNG&code=GEMNORTE&backUrl=%2Fm%2Fhome'

test.describe('full screen', () => {
  /** Runs in the page: counts the requests for full screen and fakes the browser's answers. */
  const pretend = (installed: boolean) => {
    const counted = { asked: 0 }
    Object.assign(window, { counted })
    Object.defineProperty(document, 'fullscreenEnabled', { value: true })
    Element.prototype.requestFullscreen = () => {
      counted.asked += 1
      return Promise.reject(new Error('not now'))
    }
    if (installed) Object.defineProperty(navigator, 'standalone', { value: true })
  }
  const asked = () => Number(Reflect.get(Reflect.get(window, 'counted'), 'asked'))

  test('is asked for with each click in the installed app, once for clicks within 250 ms', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await plainPlay(aurora)
    await page.addInitScript(pretend, true)
    await page.clock.install()
    await launchAsMember(page, aurora, GAME)
    await expect(gamePage(page)).toBeVisible()
    await expect.poll(() => page.evaluate(asked), 'at once').toBe(1)
    // The game takes the focus once it is loaded, which counts as a tap inside the game.
    await expect(gamePage(page).locator('iframe')).toBeFocused()
    await page.clock.pauseAt(Date.now() + 60_000)
    const before = await page.evaluate(asked)
    const title = gamePage(page).getByRole('heading')
    for (let click = 0; click < 3; click += 1) await title.click()
    await page.clock.fastForward(249)
    expect(await page.evaluate(asked)).toBe(before)
    await page.clock.fastForward(1)
    expect(await page.evaluate(asked)).toBe(before + 1)
    await title.click()
    await page.clock.fastForward(250)
    expect(await page.evaluate(asked)).toBe(before + 2)
  })

  test('is the player’s own choice elsewhere', async ({ page, office }) => {
    const aurora = office('aurora')
    await plainPlay(aurora)
    await page.addInitScript(pretend, false)
    await launchAsMember(page, aurora, GAME)
    await gamePage(page).getByRole('heading').click()
    expect(await page.evaluate(asked)).toBe(0)
    await gamePage(page).getByRole('button', { name: 'Full screen' }).click()
    expect(await page.evaluate(asked)).toBe(1)
  })
})
