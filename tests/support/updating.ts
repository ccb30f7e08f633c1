import type { Page } from '@playwright/test'
import { expect, markPage, screenOf } from './journey.ts'

/** The offer of a new version. */
export const prompt = (page: Page) => page.getByRole('alertdialog', { name: 'New version available' })
export const refresh = (page: Page) => prompt(page).getByRole('button', { name: 'Refresh' })

/** Which build runs in a page. */
export const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '')

/** Clicks Refresh and waits for the new document. */
export async function refreshTo(page: Page): Promise<void> {
  await markPage(page)
  await refresh(page).click()
  await expect(page.locator('html:not([data-marked])')).toBeAttached()
  await expect(screenOf(page, 'home')).toBeVisible()
}
