import type { Page, ViewportSize } from '@playwright/test'
import { PHONE } from '../support/phone.ts'

/** The phone of the baselines. */
export const PHONE_SIZE = PHONE.viewport
/** The narrowest phone that is supported (WCAG 2.2, 1.4.10). */
export const NARROW = { width: 320, height: 780 } as const

/** A longer page is a list that goes on in the same way: with 3,000 games, one look at all of it takes minutes, px. */
const MOST_HEIGHT = 8_000

/** Gives the window a size, unless it has it: each time the browser lays out and draws anew. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (width !== size.width || height !== size.height) await page.setViewportSize(size)
}

/** Makes the window as high as the page, so that elements fixed to its edges cover nothing. */
export async function unfold(page: Page): Promise<void> {
  const height = await page.evaluate(() => Math.max(document.documentElement.scrollHeight, innerHeight))
  await resize(page, { ...PHONE_SIZE, height: Math.min(height, MOST_HEIGHT) })
}
