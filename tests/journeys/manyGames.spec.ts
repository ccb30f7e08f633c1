import type { Page } from '@playwright/test'
import { SLOWED } from '../../scripts/test/listed.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { MANY, nameOf } from '../support/manyGames.ts'
import { flick, percentile, slowDown, withManyGames, workOf } from '../support/scrolling.ts'

/** How many times slower a phone is than this machine, approximately. */
const SLOWDOWN = 4
/** The speed of a flick, px per second. */
const SPEED = 2000
/**
 * The highest factor for the work per drawn game with twelve times as many games, on shared cores. It would be ten if all
 * games were drawn.
 */
const AS_MUCH = 2.5
/** Enough key presses to move several screens down. */
const KEYS = 90
const FAST_KEYS = 150
/** The most tab stops of a card: the game, its page, the heart and, for one of three games, the demo. */
const STOPS = 4
/** The cards on a phone's screen, with a few rows above and below it and the rest of the page. */
const MOST_CARDS = 90

/** The links to games, without those to demos. */
const cards = (page: Page) =>
  page.locator('[data-feature="gameLanes"] a[href*="/m/launchGame?"]:not([href*="trial=1"])')
const gameNamed = (page: Page, number: number) =>
  screenOf(page, 'game').getByRole('link', { name: nameOf(number), exact: true })

for (const merchant of ['aurora', 'manila', 'saigon', 'karachi']) {
  test(`${merchant}: ${MANY} games are in reach, and few of them in the document`, async ({
    page,
    office,
  }) => {
    const merchantState = office(merchant)
    await withManyGames(merchantState)
    await visit(page, merchantState, '/m/game', 'game')
    await expect(cards(page).first()).toBeVisible()
    expect(await cards(page).count()).toBeLessThan(MOST_CARDS * 3)

    // Scrolls a lane to its very last game.
    await visit(page, merchantState, '/m/game?lane=Lane+12', 'game')
    await expect(gameNamed(page, 2750)).toBeVisible()
    expect(await cards(page).count()).toBeLessThan(MOST_CARDS)
    // As a player, until the end: a rail that becomes narrow at the first scroll leaves more room, and the page becomes higher.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(gameNamed(page, MANY - 1)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(gameNamed(page, 2750)).toHaveCount(0)
    expect(await cards(page).count()).toBeLessThan(MOST_CARDS)
  })
}

test('rows keep their order and height while the player scrolls down and up', async ({ page, office }) => {
  const aurora = office('aurora')
  await withManyGames(aurora)
  await visit(page, aurora, '/m/game?lane=Lane+1', 'game')
  await expect(gameNamed(page, 0)).toBeVisible()
  const placeOf = (number: number) =>
    gameNamed(page, number).evaluate((card) => card.getBoundingClientRect().top + scrollY)
  const first = await placeOf(0)
  await flick(page, 1500, 4000)
  const rows = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return [top, bottom] as const
    }),
  )
  // In document order each card starts at the same height as the one before it or lower: no card overlaps another.
  for (const [at, [top]] of rows.entries()) expect(top).toBeGreaterThanOrEqual((rows[at - 1]?.[0] ?? top) - 1)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(gameNamed(page, 0)).toBeVisible()
  expect(Math.abs((await placeOf(0)) - first)).toBeLessThan(1)
})

test('a phone that is turned shows the same games in more columns', async ({ page, office }) => {
  const aurora = office('aurora')
  await withManyGames(aurora)
  await visit(page, aurora, '/m/game?lane=Lane+1', 'game')
  await expect(gameNamed(page, 0)).toBeVisible()
  const inFirstRow = () =>
    cards(page).evaluateAll((all) => {
      const tops = all.map((card) => Math.round(card.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
  expect(await inFirstRow()).toBe(3)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(gameNamed(page, 0)).toBeVisible()
  expect(await inFirstRow()).toBeGreaterThanOrEqual(2)
})

test('who comes back from a game stands where they left, far down', async ({ page, office }) => {
  const aurora = office('aurora')
  await withManyGames(aurora)
  await visit(page, aurora, '/m/game?lane=Lane+3', 'game')
  await expect(gameNamed(page, 500)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 6000))
  // A card inside the window: there are rows above the window in the document too.
  const inView = () =>
    cards(page).evaluateAll((all) =>
      all.findIndex((card) => card.getBoundingClientRect().top > window.innerHeight / 3),
    )
  await expect.poll(inView).toBeGreaterThan(0)
  const before = await page.evaluate(() => window.scrollY)
  await cards(page)
    .nth(await inView())
    .click()
  await expect(screenOf(page, 'login')).toBeVisible()
  await page.goBack()
  await expect(screenOf(page, 'game')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400)
  await expect(page).toHaveURL(/lane=Lane\+3/)
})

test('the keyboard goes from game to game through all of them', async ({ page, office }) => {
  const manila = office('manila')
  await withManyGames(manila)
  await visit(page, manila, '/m/game?lane=Lane+1', 'game')
  await gameNamed(page, 1).focus()
  const seen = new Set<string>()
  for (let step = 0; step < KEYS; step += 1) {
    await page.keyboard.press('Tab')
    // Waits for two frames, because people see the focus before they press the next key.
    const name = await page.evaluate(async () => {
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      )
      return document.activeElement?.getAttribute('aria-label') ?? ''
    })
    if (name.startsWith('Game')) seen.add(name)
  }
  expect(seen.size).toBeGreaterThan(KEYS / STOPS)
})

test.describe(SLOWED, () => {
  for (const merchant of ['aurora', 'manila', 'saigon']) {
    test(`${merchant}: who presses Tab faster than a phone draws goes through ${MANY} games in their order, and never out of them`, async ({
      page,
      office,
    }) => {
      const merchantState = office(merchant)
      await withManyGames(merchantState)
      await visit(page, merchantState, '/m/game?q=game', 'game')
      await gameNamed(page, 0).focus()
      await slowDown(page, SLOWDOWN)
      // The position of the focused game after each key, from 1; 0: no game has the focus.
      const places = await page.evaluateHandle(() => {
        const seen: number[] = []
        addEventListener('keyup', () => {
          seen.push(Number(document.activeElement?.closest('[aria-posinset]')?.ariaPosInSet ?? 0))
        })
        return seen
      })
      for (let keys = 0; keys < FAST_KEYS; keys += 1) await page.keyboard.press('Tab')
      const seen = await places.jsonValue()
      expect(seen).toHaveLength(FAST_KEYS)
      for (const [at, place] of seen.entries())
        expect([0, 1], `after key ${at + 1}: ${seen.slice(0, at + 1)}`).toContain(place - (seen[at - 1] ?? 1))
      expect(seen.at(-1)).toBeGreaterThan(FAST_KEYS / STOPS)
    })
  }

  for (const merchant of ['aurora', 'manila', 'saigon']) {
    test(`${merchant}: ${MANY} games are no more work to scroll than one lane of them`, async ({
      page,
      office,
    }) => {
      const merchantState = office(merchant)
      await withManyGames(merchantState)
      const phone = await slowDown(page, SLOWDOWN)
      const work = { lane: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
      // Alternately in the same run on the same machine. A second time if other load on the machine has made the first too slow.
      for (const which of ['lane', 'all', 'lane', 'all'] as const) {
        if (which === 'lane' && work.all / work.lane < AS_MUCH) break
        await visit(page, merchantState, `/m/game?${which === 'all' ? 'q=game' : 'lane=Lane+1'}`, 'game')
        await expect(gameNamed(page, 0)).toBeVisible()
        // A first run to warm up, because the code is compiled then.
        await flick(page, 1000, 1500)
        const before = await workOf(phone)
        const { frames, drawn } = await flick(page, 3000, SPEED)
        const done = (await workOf(phone)) - before
        // Other load on the machine increases the work, but never reduces it.
        work[which] = Math.min(work[which], done / drawn.length)
        // The distance depends on the machine. There must be new games, because the work is divided by their number.
        expect(drawn.length, 'new games come into the document').toBeGreaterThan(10)
        expect(new Set(drawn).size, 'and each of them is drawn once').toBe(drawn.length)
        expect(await cards(page).count()).toBeLessThan(MOST_CARDS)
        test.info().annotations.push({
          type: which,
          description: `${(done / frames.length).toFixed(1)} ms of work a frame in ${frames.length} frames, 95 % of them within ${percentile(frames, 0.95).toFixed(1)} ms`,
        })
      }
      expect(work.all / work.lane, 'work for a game, of all and of one lane').toBeLessThan(AS_MUCH)
    })
  }

  test('typing into the search of them is answered at once', async ({ page, office }) => {
    const aurora = office('aurora')
    await withManyGames(aurora)
    await visit(page, aurora, '/m/game', 'game')
    const field = page.getByRole('searchbox', { name: 'Search games' })
    await expect(field).toBeVisible()
    await slowDown(page, SLOWDOWN)
    await field.pressSequentially('dragon 25', { delay: 80 })
    await expect(field).toHaveValue('dragon 25')
    await expect(gameNamed(page, 250)).toBeVisible()
    await expect(gameNamed(page, 251)).toHaveCount(0)
  })
})
