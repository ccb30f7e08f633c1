import { expect, type Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { screenOf } from './journey.ts'
import { TEST_PORT } from './place.ts'

async function ask(
  { merchant, world }: BackOffice,
  what: string,
): Promise<readonly Record<string, unknown>[]> {
  const answer = await fetch(`http://localhost:${TEST_PORT}/__backoffice/${what}?merchant=${merchant}`, {
    headers: { 'x-backoffice-world': world },
  })
  const said: Record<string, unknown> = await answer.json()
  const list = said[what]
  return Array.isArray(list) ? list : []
}

/** The last code that the back office sent (or drew) by a channel. */
export async function lastCode(office: BackOffice, channel: 'sms' | 'captcha'): Promise<string> {
  const codes = await ask(office, 'codes')
  return String(codes.findLast((sent) => sent.channel === channel)?.code ?? '')
}

/** The tracking events that the back office was told. */
export const trackedEvents = (office: BackOffice) => ask(office, 'events')

/** From now on a captcha that is asked for must hold. */
export async function insistOnCaptcha({ world }: BackOffice): Promise<void> {
  await fetch(`http://localhost:${TEST_PORT}/__backoffice/switch`, {
    method: 'POST',
    headers: { 'x-backoffice-world': world, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'captcha.enforce', on: true }),
  })
}

export const registerForm = (page: Page) => screenOf(page, 'register').locator('form')

/** Types what the picture says, where one is shown. */
export async function solveCaptcha(page: Page, office: BackOffice): Promise<void> {
  const field = registerForm(page).getByLabel('Code in the picture', { exact: true })
  if ((await field.count()) === 0) return
  await expect.poll(() => lastCode(office, 'captcha')).not.toBe('')
  await field.fill(await lastCode(office, 'captcha'))
}

/** Fills in the registration by username that is there, as a person does, and sends it. */
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
