import type { Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { featureOf } from './journey.ts'

/** The path of the announcements call, for `setValue`. */
const CALL = 'relay/MCSFE_getListAnnouncements'

export interface Told {
  readonly title: string
  readonly content?: string
  readonly execution?: string
  readonly promotionType?: string
}

/** Sets the merchant's announcements. */
export const announce = (office: BackOffice, announcements: readonly Told[]) =>
  office.setValue(CALL, { announcements: announcements.map((told, id) => ({ id, ...told })) })

/** The popup, found by the `data-feature` attribute and the role. */
export const popup = (page: Page) =>
  page.locator('[data-feature="announcements"]').getByRole('dialog', { name: 'Announcement' })

/** The heading of the visible slide. */
export const slideTitle = (page: Page) => popup(page).locator('[data-active] h3')

export const pressIn = (page: Page, name: string) => popup(page).getByRole('button', { name }).click()

/** Any dialog of the feature, also one that closes: none is left once what closing does is done. */
export const gone = (page: Page) =>
  featureOf(page, 'announcements').getByRole('dialog', { includeHidden: true })

/** The stored record under a key, `{}` if there is none. */
export const recordOf = (page: Page, key: string): Promise<Record<string, unknown>> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key)
