import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { expect, featureOf, visit } from './journey.ts'
import { fillLogin } from './logIn.ts'
import { withoutCaptcha } from './loginForm.ts'

export const PLAYER = { userName: 'player', password: 'Player!2026' }

/** The page around a running game. */
export const gamePage = (page: Page): Locator => featureOf(page, 'gameFrame')

/** Its bar: back, the game's name, full screen. */
export const gameBar = (page: Page): Locator => gamePage(page).locator('header')

/** The game's own document. */
export const gameIn = (page: Page): FrameLocator => gamePage(page).frameLocator('iframe')

/** Lets the merchant's games start in the browser instead of the app, and turns captchas off. */
export async function plainPlay(office: BackOffice): Promise<void> {
  await withoutCaptcha(office)
  await office.setFlags({ STARTGAMEINAPP3: false })
}

/** Opens the address of a game as a guest and logs in; the app then continues to the game. */
export async function launchAsMember(page: Page, office: BackOffice, address: string): Promise<void> {
  await visit(page, office, address, 'login')
  await fillLogin(page, PLAYER)
}

/** The address of a game on another origin than the site's. */
export const elsewhere = (office: BackOffice, code: string, query = ''): string =>
  `${office.origin.replace(`://${office.merchant}.`, '://games.')}/games/${code}?${query}`

/** Waits for the game in the frame and plays once: its credits change. */
export async function play(page: Page): Promise<void> {
  const game = gameIn(page)
  const credits = game.locator('[data-credits]')
  await expect(credits).toHaveText('100,000')
  await game.locator('button[data-main]').click()
  await expect(credits).not.toHaveText('100,000')
}
