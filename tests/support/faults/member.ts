import type { Page } from '@playwright/test'
import type { BackOffice } from '../backOffice.ts'
import { expect, screenOf, visit } from '../journey.ts'
import { fillLogin, PLAYER } from '../logIn.ts'

/** From the message of a successful login until the player goes on, ms (docs/conformance.md § 1.4). */
const LOGIN_MS = 2000

/** Logs the player in, without waiting for anything, and goes to `path`. */
export async function beMember(
  page: Page,
  office: BackOffice,
  path = '/m/home',
  screen = 'home',
): Promise<void> {
  await visit(page, office, '/m/login', 'login')
  await fillLogin(page, PLAYER)
  // The message of the login goes by itself: on a busy machine it may be gone before anybody looks.
  const continueTo = async () => {
    await page.clock.fastForward(LOGIN_MS)
    return screenOf(page, 'home').isVisible()
  }
  await expect.poll(continueTo).toBe(true)
  if (path !== '/m/home') await visit(page, office, path, screen)
}

export const isMember = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
