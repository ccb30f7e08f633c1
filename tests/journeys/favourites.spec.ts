import type { Locator, Page } from '@playwright/test'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

test.use({ hasTouch: true })

const card = (code: string, displayName: string, vendor: string) => ({ code, displayName, vendor })
const GAMES = {
  data: {
    lanes: [
      {
        title: 'Hot',
        gameClassify: [{ vendors: [{ vendor: 'PG', displayName: 'Pocket Games' }] }],
        cards: [
          card('A1', 'Tiger Road', 'PG'),
          card('A2', 'Dragon Gold', 'PG'),
          card('A3', 'Koi Pond', 'PG'),
        ],
      },
    ],
  },
}

/** The rows after the hero of a member's home. */
const ownGames = (page: Page) => page.locator('[data-section="ownGames"]')
// A rail and the rows of own games come before them.
const lanes = (page: Page) => featureOf(page, 'gameLanes').last()
const game = (page: Page, name: string) => lanes(page).getByRole('link', { name, exact: true }).first()
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const heart = (page: Page, name: string) => sheet(page, name).getByRole('button', { name: 'Favourites' })

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0

/** A finger rests on an element until the sheet is there, and is then taken away. */
async function hold(page: Page, target: Locator, until: Locator): Promise<void> {
  // To the middle: at the edge a bar may lie over it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to hold')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const phone = await page.context().newCDPSession(page)
  await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(until).toBeVisible()
  await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`${merchant}: a game that is held shows what it is; as a favourite it stands first, for this member alone`, async ({
    page,
    office,
  }) => {
    const site = office(merchant)
    await site.setValue('relay/GCSGAME_newGameVendor', GAMES)
    await asMember(page, site)
    await hold(page, game(page, 'Koi Pond'), sheet(page, 'Koi Pond'))
    await expect(sheet(page, 'Koi Pond').getByRole('link', { name: 'Pocket Games' })).toBeVisible()
    await heart(page, 'Koi Pond').click()
    await expect(heart(page, 'Koi Pond')).toHaveAttribute('aria-pressed', 'true')
    await sheet(page, 'Koi Pond').getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page, 'Koi Pond')).toHaveCount(0)
    expect(new URL(page.url()).pathname, 'the game was not launched').toBe('/m/home')

    const { promise: isMeasured, resolve: measured } = Promise.withResolvers<void>()
    await page.route(/GCSGAME_newGameVendor/, async (route) => {
      await isMeasured
      await route.continue()
    })
    await page.reload()
    await expect(ownGames(page)).toBeVisible()
    const reserved = await heightOf(ownGames(page))
    measured()
    const favourites = ownGames(page).getByRole('heading', { name: 'Favourites' })
    await expect(favourites).toBeVisible()
    await expect(ownGames(page).getByRole('link').first()).toHaveAccessibleName('Koi Pond')
    expect(Math.abs((await heightOf(ownGames(page))) - reserved), 'nothing below moves').toBeLessThan(1)
    await expect(lanes(page).getByRole('heading', { name: 'Favourites' }), 'once').toHaveCount(0)
    const end = await ownGames(page).evaluate(
      (rows) => (rows.getBoundingClientRect().bottom + window.scrollY) / window.innerHeight,
    )
    expect(end, 'within the first two windows').toBeLessThanOrEqual(2)

    await page.goto(`${site.origin}/m/game`)
    await page.getByRole('button', { name: 'Favourites', exact: true }).first().click()
    await expect(game(page, 'Koi Pond')).toBeVisible()
    await expect(game(page, 'Tiger Road')).toHaveCount(0)
  })
}

test('a guest opens the sheet by keyboard, plays from it, and comes back to the list', async ({
  page,
  office,
}) => {
  const site = office('saigon')
  await site.setValue('relay/GCSGAME_newGameVendor', GAMES)
  await visit(page, site, '/m/game', 'game')
  await game(page, 'Dragon Gold').focus()
  await page.keyboard.press('Shift+F10')
  await expect(sheet(page, 'Dragon Gold')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(game(page, 'Dragon Gold')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await sheet(page, 'Dragon Gold').getByRole('link', { name: 'Play' }).click()
  await expect(screenOf(page, 'login')).toBeVisible()
  await page.goBack()
  await expect(screenOf(page, 'game')).toBeVisible()
  await expect(sheet(page, 'Dragon Gold')).toHaveCount(0)
})

test('without a favourite, the filter says how to add one', async ({ page, office }) => {
  await visit(page, office('aurora'), '/m/game', 'game')
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page.getByText('No favourites yet. Press and hold a game to add it.')).toBeVisible()
  await page.getByRole('button', { name: 'See all' }).click()
  await expect(game(page, 'Dragon Gold').or(lanes(page).getByRole('link').first())).toBeVisible()
})
