import { shapeOf, showBareList } from '../support/bareList.ts'
import { expect, test, visit } from '../support/journey.ts'
import { MANY } from '../support/manyGames.ts'
import { slowDown, withManyGames, workOf } from '../support/scrolling.ts'
import { emptyPlacesOf, framesOf, swipe } from '../support/swipe.ts'

/** How many times slower a phone is than this machine, approximately. */
const SLOWDOWN = 4
/** A typical swipe: px, and px per second. */
const DISTANCE = 4000
const SPEED = 2000
/** Both pages alternate and the best run of each counts: other load on the machine adds work, but never reduces it. */
const TURNS = 2
/** The share of dropped frames may be this much higher than on a page of bare pictures, the best that this machine can do. */
const MISSED = 0.05
/** The limit for the work of a card (link, demo, heart, names, picture), in bare pictures. Normal is two to three times. */
const AS_MUCH = 5

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`${merchant}: ${MANY} games scroll as smoothly as bare pictures do, and are there when they come into view, on a CPU four times slowed`, async ({
    page,
    office,
    browser,
  }) => {
    const merchantState = office(merchant)
    await withManyGames(merchantState)
    const phone = await slowDown(page, SLOWDOWN)
    const down = () => swipe(phone, DISTANCE, SPEED)
    const showGames = async () => {
      await visit(page, merchantState, '/m/game?q=game', 'game')
      await expect(page.locator('[data-feature="gameLanes"] [data-state="shown"]').nth(3)).toBeVisible()
    }
    await showGames()
    const shape = await shapeOf(page)
    const NONE = { missed: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY }
    const best = { games: NONE, bare: NONE }
    let empty = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const which of ['bare', 'games'] as const) {
        if (which === 'bare') await showBareList(page, shape, MANY)
        else await showGames()
        // A first run to warm up: the code is compiled and the pictures are loaded then.
        await down()
        const before = await workOf(phone)
        const from = await page.evaluate(() => scrollY)
        await down()
        const work = (await workOf(phone)) - before
        expect((await page.evaluate(() => scrollY)) - from, 'px scrolled').toBeGreaterThan(DISTANCE * 0.9)
        const { shown, dropped } = await framesOf(browser, page, down)
        expect(shown, 'frames that the browser reports').toBeGreaterThan(0)
        const missed = dropped / (shown + dropped)
        if (which === 'games') empty = Math.min(empty, await emptyPlacesOf(page, down))
        best[which] = {
          missed: Math.min(best[which].missed, missed),
          work: Math.min(best[which].work, work),
        }
        test.info().annotations.push({
          type: which,
          description: `${shown} frames shown and ${dropped} dropped, ${Math.round(work)} ms of work for ${DISTANCE} px`,
        })
      }
    }
    expect(best.games.missed, 'part of the frames that was dropped').toBeLessThanOrEqual(
      best.bare.missed + MISSED,
    )
    expect(empty, 'steps of the scroll at which a place had no card').toBe(0)
    expect(best.games.work / best.bare.work, 'work of the games, for each of the bare list').toBeLessThan(
      AS_MUCH,
    )
  })
}
