import { expect, type Page } from '@playwright/test'
import { LEASE_MS } from '../../src/features/tracking/model/queue.ts'
import { AGAIN_MS } from '../../src/features/tracking/sender.ts'
import { type BackOffice, operate } from './backOffice.ts'
import { screenOf } from './journey.ts'

async function ask(office: BackOffice, what: string): Promise<readonly Record<string, unknown>[]> {
  const { [what]: list } = await operate(office, what)
  return Array.isArray(list) ? list : []
}

/** The last code that the back office sent through a channel, or drew as a picture. */
export async function lastCode(office: BackOffice, channel: 'sms' | 'captcha'): Promise<string> {
  const codes = await ask(office, 'codes')
  return String(codes.findLast((sent) => sent.channel === channel)?.code ?? '')
}

/** An event on its way while its page is left is sent again when its lease has ended, ms. */
export const SENT_AGAIN_MS = LEASE_MS + AGAIN_MS + 20_000

/** The tracking events that the back office has received. */
export const trackedEvents = (office: BackOffice) => ask(office, 'events')

/** From now on the server verifies captchas. */
export const insistOnCaptcha = (office: BackOffice) =>
  operate(office, 'switch', { name: 'captcha.enforce', on: true })

export const registerForm = (page: Page) => screenOf(page, 'register').locator('form')

/** Types the code in the picture, if there is one. */
export async function solveCaptcha(page: Page, office: BackOffice): Promise<void> {
  // The form contains the captcha's element from the beginning; its content loads later.
  const place = registerForm(page).locator('[data-feature="captcha"][data-kind="image"]')
  if ((await place.count()) === 0) return
  const field = place.getByLabel('Code in the picture', { exact: true })
  await place.getByRole('img').waitFor()
  await expect.poll(() => lastCode(office, 'captcha')).not.toBe('')
  await field.fill(await lastCode(office, 'captcha'))
}

/** Fills in and submits the open registration by username. */
export async function fillRegistration(
  page: Page,
  office: BackOffice,
  username: string,
  password = 'Sunshine!2026',
): Promise<void> {
  const form = registerForm(page)
  await form.getByLabel('Username', { exact: true }).fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await solveCaptcha(page, office)
  await form.getByRole('button', { name: 'Register', exact: true }).click()
}
