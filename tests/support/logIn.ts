import { expect, type Page } from '@playwright/test'
import { continueAfter, SUCCESS_MESSAGE_MS } from '../../src/features/auth/account/model/completion.ts'

/** An ordinary member. Every merchant has it. */
export const PLAYER = { userName: 'player', password: 'Player!2026' }

interface Member {
  readonly userName: string
  readonly password: string
}

interface Pace {
  /** Keeps the success message for its real duration. */
  readonly inItsTime?: boolean
}

/** Logs in through the login screen: two fields and a button (docs/contract.md). */
export async function logIn(page: Page, origin: string, member: Member, pace: Pace = {}): Promise<void> {
  await page.goto(`${origin}/m/login`)
  await fillLogin(page, member, pace)
  await expect(page.locator('[data-screen="home"]')).toBeVisible()
}

/**
 * Skips the two seconds of the success message on the open login screen; the account's own tests check this duration.
 * All other timeouts, and those of the next page, keep their length.
 */
export const continueAtOnce = (page: Page): Promise<void> =>
  page.evaluate(endWaits, [SUCCESS_MESSAGE_MS, continueAfter('login')])

/** Runs in the page: the next timeout of each of these lengths, ms, ends immediately. */
function endWaits(lengths: number[]): void {
  const left = new Set(lengths)
  const wait = window.setTimeout
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0, ...given: unknown[]) =>
      wait(run, left.delete(ms) ? 0 : ms, ...given),
  })
}

/** Fills in and submits the open login screen. After a success it continues immediately, or with `inItsTime` as usual. */
export async function fillLogin(page: Page, member: Member, { inItsTime = false }: Pace = {}): Promise<void> {
  if (!inItsTime) await continueAtOnce(page)
  const main = page.locator('[data-screen="login"]')
  await main.getByLabel('Username', { exact: true }).fill(member.userName)
  await main.getByLabel('Password', { exact: true }).fill(member.password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
}
