import type { LanguageCode } from '../../src/i18n/languages.ts'
import type { Cell } from './rules/cells.ts'
import type { Stage } from './stage.ts'

/** Screens that are read in other languages than the merchant's first. */
export const READ_SCREENS: readonly string[] = ['home', 'login', 'register']

/** The cell in a language. */
export const spoken = (cell: Cell, code: LanguageCode): Cell => ({ ...cell, language: code })

/** Waits until the screen is complete. */
export async function ready({ page, calm }: Stage, cell: Cell): Promise<void> {
  await page.locator(`[data-screen="${cell.screen}"]`).waitFor()
  await calm.rest()
}
