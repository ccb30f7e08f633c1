import type { Page } from '@playwright/test'
import type { BackOffice } from '../backOffice.ts'
import { expect, screenOf, visit } from '../journey.ts'
import { fillLogin } from '../logIn.ts'

export const PLAYER = { userName: 'player', password: 'Player!2026' }

/** From the message of a successful login until the player goes on, ms (part 1, section 4). */
const LOGIN_MS = 2000

/** Forms without captchas: those have journeys of their own. */
export const plainForms = (office: BackOffice) =>
  office.patchStatus({
    info: {
      login: { captcha: { enabled: false }, geetest: false },
      register: { captcha: { enabled: false }, geetest: false },
    },
  })

/** Logs the player in, without waiting for anything, and goes to `path`. */
export async function beMember(
  page: Page,
  office: BackOffice,
  path = '/m/home',
  screen = 'home',
): Promise<void> {
  await visit(page, office, '/m/login', 'login')
  await fillLogin(page, PLAYER)
  await expect(page.getByRole('status').filter({ hasText: PLAYER.userName })).toBeVisible()
  await page.clock.fastForward(LOGIN_MS)
  await expect(screenOf(page, 'home')).toBeVisible()
  if (path !== '/m/home') await visit(page, office, path, screen)
}

export const isMember = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)
