import type { Page } from '@playwright/test'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'

const card = (code: string, displayName: string, more = {}) => ({ code, displayName, vendor: 'PG', ...more })
const GAMES = {
  data: {
    lanes: [
      {
        title: 'Hot',
        gameClassify: [{ vendors: [{ vendor: 'PG', displayName: 'Pocket Games' }] }],
        cards: [card('A1', 'Tiger Road'), card('A2', 'Dragon Gold', { hasTrial: true, nodeId: 31 })],
      },
    ],
  },
}
const LANES = 'relay/GCSGAME_newGameVendor'
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const about = (page: Page, name: string) =>
  featureOf(page, 'gameLanes')
    .last()
    .getByRole('button', { name: `About this game: ${name}` })
    .first()

for (const code of ['aurora', 'manila', 'saigon']) {
  test(`${code}: a game has a page with its own address, which a visible control opens and the back button closes`, async ({
    page,
    office,
  }) => {
    const merchant = office(code)
    await merchant.setValue(LANES, GAMES)
    await visit(page, merchant, '/m/game?q=o', 'game')
    await about(page, 'Dragon Gold').click()
    const game = sheet(page, 'Dragon Gold')
    await expect(game.getByRole('link', { name: 'Pocket Games' })).toBeVisible()
    for (const name of ['Play', 'Try for free']) await expect(game.getByRole('link', { name })).toBeVisible()
    await expect(game.getByRole('button', { name: 'Favourites' })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/game\?q=o&game=A2$/)
    await page.goBack()
    await expect(game).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/game\?q=o$/)
    await expect(screenOf(page, 'game')).toBeVisible()
  })
}

test('an address that somebody sent opens the page of its game, and closing it leaves the list', async ({
  page,
  office,
}) => {
  const merchant = office('aurora')
  await merchant.setValue(LANES, GAMES)
  await visit(page, merchant, '/m/game?game=A1', 'game')
  await expect(sheet(page, 'Tiger Road')).toBeVisible()
  await expect(page).toHaveURL(/\?game=A1$/)
  await page.reload()
  await expect(sheet(page, 'Tiger Road')).toBeVisible()
  await sheet(page, 'Tiger Road').getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page, 'Tiger Road')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/game$/)
})

test('an address with an unknown game says so', async ({ page, office }) => {
  const merchant = office('saigon')
  await merchant.setValue(LANES, GAMES)
  await visit(page, merchant, '/m/game?game=GONE', 'game')
  const said = sheet(page, 'There is no such game')
  await expect(said).toContainText('Choose one from our list.')
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/game$/)
})

test('a tap on a card launches the game, as ever', async ({ page, office }) => {
  const merchant = office('saigon')
  await merchant.setValue(LANES, GAMES)
  await visit(page, merchant, '/m/game', 'game')
  await page.getByRole('link', { name: 'Tiger Road', exact: true }).first().click()
  await expect(screenOf(page, 'login')).toBeVisible()
})
