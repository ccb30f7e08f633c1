import { expect, type Locator, type Page } from '@playwright/test'
import { CATALOGUE, REFERENCE } from './catalogue.ts'
import type { FaultKind } from './kinds.ts'

/** Faults after which the request was certainly not carried out. */
const REFUSALS: readonly string[] = ['answers 404', 'answers 429', 'says no with an unknown code']

/** Whether it is unknown after this fault if the request was carried out. */
export const leavesUnsure = ({ name }: FaultKind): boolean => !REFUSALS.includes(name)

/** The screen says that there was no answer, gives the catalogue's reason, and refers to the account. */
export async function expectUnsure(place: Locator, { situation }: FaultKind): Promise<void> {
  const { text, reference } = CATALOGUE[situation]
  await expect(place).toHaveCount(1)
  await expect(place).toContainText('We did not get an answer')
  await expect(place).toContainText('may already')
  await expect(place).toContainText('Your account')
  if (text) await expect(place.getByText(text, { exact: true })).toHaveCount(1)
  if (reference) await expect(place).toContainText(REFERENCE)
}

export const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send the same request again' })
export const giveUp = (page: Page) => page.getByRole('button', { name: 'Do not send it again' })
