import { expect, type Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { screenOf, visit } from './journey.ts'
import { continueAtOnce } from './logIn.ts'
import { comeAnotherDay, loginForm, withoutCaptcha } from './loginForm.ts'

/** Logs in with "Remember me", and comes back another day: the tab's storage is gone. */
export async function rememberPlayer(
  page: Page,
  merchantState: BackOffice,
  userName = 'player',
): Promise<void> {
  await withoutCaptcha(merchantState)
  await visit(page, merchantState, '/m/login', 'login')
  await loginForm(page).remember.check()
  await loginForm(page).submit(userName)
  await expect(screenOf(page, 'home')).toBeVisible()
  await comeAnotherDay(page)
}

/** How often somebody logged in, by hand or not. */
export const logins = async (merchantState: BackOffice) =>
  (await merchantState.calls('/wps/session/login')).length

/** The player logs in by hand, from what stands in the form: nobody did so for them, before or meanwhile. */
export async function logInAlone(page: Page, merchantState: BackOffice, before: number): Promise<void> {
  await continueAtOnce(page)
  await loginForm(page).button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await logins(merchantState)).toBe(before + 1)
}
