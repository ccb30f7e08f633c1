import { expect, type Page } from '@playwright/test'
import { continueAfter, SUCCESS_MESSAGE_MS } from '../../src/features/auth/account/model/completion.ts'

/** A member of every merchant without anything special. */
export const PLAYER = { userName: 'player', password: 'Player!2026' }

interface Member {
  readonly userName: string
  readonly password: string
}

interface Pace {
  /** The message of success is shown as long as people see it. */
  readonly inItsTime?: boolean
}

/** Logs in as a person does: on the login screen, with two fields and a button (docs/contract.md). */
export async function logIn(page: Page, origin: string, member: Member, pace: Pace = {}): Promise<void> {
  await page.goto(`${origin}/m/login`)
  await fillLogin(page, member, pace)
  await expect(page.locator('[data-screen="home"]')).toBeVisible()
}

/**
 * On the login screen that is there, a successful login leads on without two seconds of its message, whose length is held in
 * the account's own tests. Every other wait, and each of the next page, is as long as ever.
 */
export const continueAtOnce = (page: Page): Promise<void> =>
  page.evaluate(endWaits, [SUCCESS_MESSAGE_MS, continueAfter('login')])

/** Runs in the page: of each of these lengths, ms, the next wait is over at once. */
function endWaits(lengths: number[]): void {
  const left = new Set(lengths)
  const wait = window.setTimeout
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0, ...given: unknown[]) =>
      wait(run, left.delete(ms) ? 0 : ms, ...given),
  })
}

/** Fills in the login screen that is there, and sends it; a success leads on at once, or in its own time. */
export async function fillLogin(page: Page, member: Member, { inItsTime = false }: Pace = {}): Promise<void> {
  if (!inItsTime) await continueAtOnce(page)
  const main = page.locator('[data-screen="login"]')
  await main.getByLabel('Username', { exact: true }).fill(member.userName)
  await main.getByLabel('Password', { exact: true }).fill(member.password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
}
