import type { Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { featureOf } from './journey.ts'

/** The announcements' call, as its answer is set. */
const CALL = 'relay/MCSFE_getListAnnouncements'

export interface Told {
  readonly title: string
  readonly content?: string
  readonly execution?: string
  readonly promotionType?: string
}

/** What a merchant announces from now on. */
export const announce = (office: BackOffice, announcements: readonly Told[]) =>
  office.setValue(CALL, { announcements: announcements.map((told, id) => ({ id, ...told })) })

/** The popup, by the contract's attribute and its role. */
export const popup = (page: Page) =>
  page.locator('[data-feature="announcements"]').getByRole('dialog', { name: 'Announcement' })

/** The heading of the slide that is seen. */
export const slideTitle = (page: Page) => popup(page).locator('[data-active] h3')

export const pressIn = (page: Page, name: string) => popup(page).getByRole('button', { name }).click()

/** The popup has left, with its last step. */
export const gone = (page: Page) => featureOf(page, 'announcements').getByRole('dialog')

/** What is stored for a reader. */
export const recordOf = (page: Page, key: string): Promise<Record<string, unknown>> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key)
