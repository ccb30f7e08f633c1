import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { featureOf, screenOf, visit } from './journey.ts'
import { fillLogin } from './logIn.ts'

/** A member with a second factor, from a merchant's folder. */
export interface FactorMember {
  readonly userName: string
  readonly password: string
  readonly mobileNum: string
  readonly email: string
  readonly payeeName: string
  readonly ga?: string
  readonly secondFactor?: Readonly<Partial<Record<'payeeName' | 'sms' | 'ga' | 'email', true>>>
}

/** The names of the tabs by flag, in display order (docs/contract.md). */
export const TABS = {
  payeeName: 'Payee name',
  sms: 'SMS',
  ga: 'Google Authenticator',
  email: 'Email',
} as const

export function factorMembers(merchant: string): readonly FactorMember[] {
  const path = join(import.meta.dirname, '..', '..', 'merchants', merchant, 'members.json')
  const { members }: { members: FactorMember[] } = JSON.parse(readFileSync(path, 'utf8'))
  return members.filter(({ secondFactor }) => secondFactor)
}

export function factorMember(merchant: string, userName: string): FactorMember {
  const member = factorMembers(merchant).find((candidate) => candidate.userName === userName)
  if (!member) throw new Error(`${merchant} has no member ${userName} with a second factor`)
  return member
}

export const modalOf = (page: Page) => featureOf(page, 'secondFactor').getByRole('dialog')
export const tabOf = (page: Page, name: string) => modalOf(page).getByRole('tab', { name, exact: true })
export const fieldOf = (page: Page, label: string) => modalOf(page).getByLabel(label, { exact: true })

/** Opens the login screen and logs in up to the modal. */
export async function logInHalf(page: Page, office: BackOffice, member: FactorMember): Promise<void> {
  await visit(page, office, '/m/login', 'login')
  await logInAgain(page, member)
}

/** Submits the open login screen, up to the modal. */
export async function logInAgain(page: Page, member: FactorMember): Promise<void> {
  await fillLogin(page, member)
  await expect(modalOf(page)).toBeVisible()
}

/** Submits the tab that is open. */
export const confirm = (page: Page): Promise<void> =>
  modalOf(page).getByRole('button', { name: 'Confirm', exact: true }).click()

/** Requests a code for the number that is shown. */
export async function sendCode(page: Page): Promise<void> {
  await modalOf(page).getByRole('button', { name: 'Send code' }).click()
  await expect(modalOf(page).getByRole('status').filter({ hasText: 'Code sent' })).toBeAttached()
}

/** The login succeeded: home, as a member. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(modalOf(page)).toHaveCount(0)
  expect(await sessionText(page)).toContain('"token"')
}

/** The login screen again, without a session, not even a partial one. */
export async function expectStillGuest(page: Page): Promise<void> {
  await expect(modalOf(page)).toHaveCount(0)
  await expect(screenOf(page, 'login')).toBeVisible()
  expect(await sessionText(page)).toBe('')
}

const sessionText = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '')
