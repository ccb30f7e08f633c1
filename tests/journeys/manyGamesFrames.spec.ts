import { shapeOf, showBareList } from '../support/bareList.ts'
import { expect, test, visit } from '../support/journey.ts'
import { MANY } from '../support/manyGames.ts'
import { flick, slowDown, withManyGames, workOf } from '../support/scrolling.ts'

/** A phone is about so much slower than this machine. */
const SLOWDOWN = 4
/** As a thumb flicks, px a second; and for how long, ms. */
const SPEED = 2000
const FLICK = 3000
/** Turn by turn, and the best of each counts: whoever else is on the machine takes frames away, never adds any. */
const TURNS = 3
/** So large a part of the frames of plain pictures reaches the eye, at least: others share the cores. */
const AS_SMOOTH = 0.75

test.describe.configure({ timeout: 180_000 })

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`${merchant}: ${MANY} games scroll as smoothly as a bare list of their pictures, on a CPU four times slowed`, async ({
    page,
    office,
  }) => {
    const shop = office(merchant)
    await withManyGames(shop)
    const phone = await slowDown(page, SLOWDOWN)
    const best = { games: 0, bare: 0 }
    const showGames = async () => {
      await visit(page, shop, '/m/game?q=game', 'game')
      await expect(page.locator('[data-feature="gameLanes"] [data-state="shown"]').nth(3)).toBeVisible()
    }
    await showGames()
    const shape = await shapeOf(page)
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const which of ['bare', 'games'] as const) {
        if (which === 'bare') await showBareList(page, shape, MANY)
        else await showGames()
        // Once to warm up: code is compiled once, and pictures are brought.
        await flick(page, 1000, SPEED)
        const before = await workOf(phone)
        const { frames, distance, drawn } = await flick(page, FLICK, SPEED)
        const work = (await workOf(phone)) - before
        expect(distance, 'it came as far as the thumb').toBeGreaterThan(SPEED * 2)
        expect(drawn.length, 'new games come into the document').toBeGreaterThan(20)
        best[which] = Math.max(best[which], frames.length)
        test.info().annotations.push({
          type: which,
          description: `${frames.length} frames, ${work.toFixed(0)} ms of work, ${drawn.length} drawn`,
        })
      }
    }
    expect(best.games / best.bare, 'frames of the games, for each of the bare list').toBeGreaterThan(
      AS_SMOOTH,
    )
  })
}
