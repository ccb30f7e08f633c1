import { shapeOf, showBareList } from '../support/bareList.ts'
import { expect, test, visit } from '../support/journey.ts'
import { MANY } from '../support/manyGames.ts'
import { scrollFrames, slowDown, withManyGames, workOf } from '../support/scrolling.ts'

/** A phone is about so much slower than this machine. */
const SLOWDOWN = 4
/** 2000 px a second at 60 frames a second, as a thumb flicks; for 3 s. */
const STEP = 33
const FRAMES = 180
/** Turn by turn, and the best of each counts: whoever else is on the machine adds work, and never takes any away. */
const TURNS = 2
/** A card is a link, a trial, a heart, names and a picture; it may cost so many times what its bare picture costs. */
const AS_MUCH = 4

test.describe.configure({ timeout: 180_000 })

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`${merchant}: a frame of ${MANY} games costs about what one of their bare pictures costs, on a CPU four times slowed`, async ({
    page,
    office,
  }) => {
    const shop = office(merchant)
    await withManyGames(shop)
    const phone = await slowDown(page, SLOWDOWN)
    const showGames = async () => {
      await visit(page, shop, '/m/game?q=game', 'game')
      await expect(page.locator('[data-feature="gameLanes"] [data-state="shown"]').nth(3)).toBeVisible()
    }
    await showGames()
    const shape = await shapeOf(page)
    const best = { games: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY }
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const which of ['bare', 'games'] as const) {
        if (which === 'bare') await showBareList(page, shape, MANY)
        else await showGames()
        // Once to warm up: code is compiled once, and pictures are brought.
        await scrollFrames(page, FRAMES / 3, STEP)
        const before = await workOf(phone)
        const drawn = await scrollFrames(page, FRAMES, STEP)
        const work = ((await workOf(phone)) - before) / FRAMES
        expect(drawn, 'new games come into the document').toBeGreaterThan(20)
        best[which] = Math.min(best[which], work)
        test.info().annotations.push({
          type: which,
          description: `${work.toFixed(1)} ms of work a frame, ${drawn} drawn`,
        })
      }
    }
    expect(best.games / best.bare, 'work of the games, for each of the bare list').toBeLessThan(AS_MUCH)
  })
}
