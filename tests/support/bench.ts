import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import { type Backoffice, startBackoffice } from '../../scripts/backoffice/server.ts'

/** For one test, ms. */
const PATIENCE_MS = 60_000

const ROOT = resolve(import.meta.dirname, '../..')

/** A back office of the test's own, over copies of merchants that it may spoil, and the workbench that it serves. */
export interface Bench {
  readonly url: string
  readonly port: number
  /** Where the merchants' folders are. */
  readonly folder: string
}

export const test = base.extend<{ bench: Bench; models: readonly string[] }>({
  models: [['aurora', 'manila'], { option: true }],
  // A person at a desk.
  viewport: { width: 1440, height: 900 },
  bench: async ({ models }, use, testInfo) => {
    // A back office of its own, which reads its merchants for the first time, and up to three pages of the app in one.
    testInfo.setTimeout(PATIENCE_MS)
    const folder = mkdtempSync(join(tmpdir(), 'workbench-'))
    for (const code of models) cpSync(join(ROOT, 'merchants', code), join(folder, code), { recursive: true })
    const office: Backoffice = await startBackoffice({
      port: 0,
      merchantsDir: folder,
      distDir: process.env.DIST_DIR ?? join(ROOT, 'dist'),
      log: () => {},
    })
    await use({ url: `http://localhost:${office.port}/workbench`, port: office.port, folder })
    await office.close()
    if (existsSync(folder)) rmSync(folder, { recursive: true })
  },
})

export { expect }

/** Opens the workbench with these phones on it. */
export async function openBench(
  page: Page,
  { url }: Bench,
  { phones, tab = 'settings' }: { readonly phones: readonly object[]; readonly tab?: string },
): Promise<void> {
  const query = new URLSearchParams([
    ['merchant', 'aurora'],
    ['tab', tab],
    ...phones.map((phone) => ['phone', JSON.stringify(phone)]),
  ])
  // Each phone is seen for itself below.
  await page.goto(`${url}#${query}`, { waitUntil: 'domcontentloaded' })
  for (const [index] of phones.entries()) await expect(screenIn(page, index + 1)).toBeVisible()
}

export const phone = (page: Page, number: number): FrameLocator =>
  page.getByRole('article', { name: `Phone ${number}` }).frameLocator('iframe')

export const screenIn = (page: Page, number: number, id = 'home') =>
  phone(page, number).locator(`[data-screen="${id}"]`)
