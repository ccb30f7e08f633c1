import { expect, type Page } from '@playwright/test'

/** A member of every merchant without anything special. */
export const PLAYER = { userName: 'player', password: 'Player!2026' }

/** Logs in as a person does: on the login screen, with two fields and a button (contract, section 13). */
export async function logIn(
  page: Page,
  origin: string,
  member: { userName: string; password: string },
): Promise<void> {
  await page.goto(`${origin}/m/login`)
  await fillLogin(page, member)
  await expect(page.locator('[data-screen="home"]')).toBeVisible()
}

/** Fills in the login screen that is there, and sends it. */
export async function fillLogin(page: Page, member: { userName: string; password: string }): Promise<void> {
  const main = page.locator('[data-screen="login"]')
  await main.getByLabel('Username', { exact: true }).fill(member.userName)
  await main.getByLabel('Password', { exact: true }).fill(member.password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
}
