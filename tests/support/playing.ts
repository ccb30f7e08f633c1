import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { expect, featureOf, visit } from './journey.ts'
import { fillLogin } from './logIn.ts'
import { withoutCaptcha } from './loginForm.ts'

export const PLAYER = { userName: 'player', password: 'Player!2026' }

/** The page around a running game. */
export const gamePage = (page: Page): Locator => featureOf(page, 'gameFrame')

/** Its bar: back, what is played, full screen. */
export const gameBar = (page: Page): Locator => gamePage(page).locator('header')

/** What stands in it. */
export const gameIn = (page: Page): FrameLocator => gamePage(page).frameLocator('iframe')

/** The merchant's games start in the browser, and its forms ask for nothing but what a journey is about. */
export async function plainPlay(office: BackOffice): Promise<void> {
  await withoutCaptcha(office)
  await office.setFlags({ STARTGAMEINAPP3: false })
}

/** Logs the player in by way of the address of a game, which leads to the game afterwards. */
export async function launchAsMember(page: Page, office: BackOffice, address: string): Promise<void> {
  await visit(page, office, address, 'login')
  await fillLogin(page, PLAYER)
}

/** A game that stands somewhere else than the site, where its frame has an origin of its own. */
export const elsewhere = (office: BackOffice, code: string, query = ''): string =>
  `${office.origin.replace(`://${office.merchant}.`, '://games.')}/games/${code}?${query}`

/** The game in the frame runs, and is played: its credits are no longer what they were. */
export async function play(page: Page): Promise<void> {
  const game = gameIn(page)
  const credits = game.locator('[data-credits]')
  await expect(credits).toHaveText('100,000')
  await game.locator('button[data-main]').click()
  await expect(credits).not.toHaveText('100,000')
}
