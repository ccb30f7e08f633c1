import { expect, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'
import { gamePage, plainPlay } from '../support/playing.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A movement begins well within this time after a tap, ms. */
const MOVE_MS = 5000

/** Names of the elements that move between the pages of a view transition. */
const movesOf = () => {
  const moves: string[] = []
  Object.assign(window, { moves })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.pseudoElement) moves.push(effect.pseudoElement)
    })
    return transition
  }
}

// One merchant of each layout.
for (const code of ['aurora', 'manila', 'saigon']) {
  test(`${code}: the picture of a game that is tapped moves into the game's page`, async ({
    page,
    office,
  }) => {
    const merchant = office(code)
    await plainPlay(merchant)
    await page.addInitScript(movesOf)
    await asMember(page, merchant)
    await visit(page, merchant, '/m/game', 'game')
    const card = page.locator('[data-game] a[href*="/m/launchGame?"]:not([href*="trial=1"])').first()
    const moves = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'moves'))
    const screenCode = page.waitForResponse(/\/LaunchScreen-[^/]*\.js$/)
    await card.dispatchEvent('pointerdown')
    await (await screenCode).finished()
    // Until the screen's code has run, a tap opens the game without a movement.
    const movesOnTap = async () => {
      await card.tap()
      await expect(gamePage(page)).toBeVisible()
      try {
        await expect.poll(moves, { timeout: MOVE_MS }).toContain('::view-transition-group(moved)')
        return true
      } catch {
        await page.goBack()
        return false
      }
    }
    await expect.poll(movesOnTap).toBe(true)

    // What is looked at now is the way back.
    await page.evaluate(() => Reflect.get(window, 'moves').splice(0))
    await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
    await expect(screenOf(page, 'game')).toBeVisible()
    await expect.poll(moves).toContain('::view-transition-new(moved)')
    await expect(page.locator('[data-game] [data-picture][style*="moved"]')).toHaveCount(0)
  })
}

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the player goes into a game and back with no movement', async ({ page, office }) => {
    const merchant = office('aurora')
    await plainPlay(merchant)
    await page.addInitScript(movesOf)
    await asMember(page, merchant)
    await visit(page, merchant, '/m/game', 'game')
    await page.locator('[data-game] a[href*="/m/launchGame?"]:not([href*="trial=1"])').first().tap()
    await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
    await expect(screenOf(page, 'game')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toEqual([])
  })
})
