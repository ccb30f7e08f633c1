import type { Page } from '@playwright/test'
import type { BackOffice } from '../backOffice.ts'
import { expect, screenOf, visit } from '../journey.ts'
import { fillLogin, PLAYER } from '../logIn.ts'

/** From a successful login's message until the app continues, ms (docs/conformance.md § 1.4). */
const LOGIN_MS = 2000

/** Logs the player in by advancing the clock, without real waiting, and opens `path`. */
export async function beMember(
  page: Page,
  office: BackOffice,
  path = '/m/home',
  screen = 'home',
): Promise<void> {
  await visit(page, office, '/m/login', 'login')
  await fillLogin(page, PLAYER)
  // The login's message closes by itself: on a busy machine it may be gone before a check sees it.
  const continueTo = async () => {
    await page.clock.fastForward(LOGIN_MS)
    return screenOf(page, 'home').isVisible()
  }
  await expect.poll(continueTo).toBe(true)
  if (path !== '/m/home') await visit(page, office, path, screen)
}

export const isMember = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
