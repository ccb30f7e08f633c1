import { expect, type Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { screenOf, visit } from './journey.ts'
import { continueAtOnce } from './logIn.ts'
import { comeAnotherDay, loginForm, withoutCaptcha } from './loginForm.ts'

/** Logs in with "Remember me" and simulates another day: the tab's session storage is empty. */
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

/** The number of logins, automatic ones included. */
export const logins = async (merchantState: BackOffice) =>
  (await merchantState.calls('/wps/session/login')).length

/** The player submits the prefilled form. Expects exactly one more login, so none was automatic. */
export async function logInAlone(page: Page, merchantState: BackOffice, before: number): Promise<void> {
  await continueAtOnce(page)
  await loginForm(page).button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await logins(merchantState)).toBe(before + 1)
}
