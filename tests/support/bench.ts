import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import {
  test as base,
  type FrameLocator,
  type LaunchOptions,
  type Page,
  expect as patient,
  type TestInfo,
} from '@playwright/test'
import { writeMerchants } from '../../scripts/scale/merchants.ts'
import { commitAll, keepHistory } from './gitFolder.ts'

export { commitAll, git } from './gitFolder.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** A longer limit: merchants are checked for the first time while the phones load, and other tests share the machine. */
const PATIENCE_MS = 40_000

/** A back office of this test with copies of merchants that the test may change, and the workbench that it serves. */
export interface Bench {
  readonly url: string
  readonly port: number
  /** The folder with the copied merchants. */
  readonly folder: string
}

export const test = base.extend<
  {
    bench: Bench
    models: readonly string[]
    generated: number
    keepsHistory: boolean
  },
  { launchOptions: LaunchOptions }
>({
  models: [['aurora', 'manila'], { option: true }],
  /** Merchants that are generated from those of the project, in addition to the models. */
  generated: [0, { option: true }],
  /** Whether git keeps the folder. */
  keepsHistory: [false, { option: true }],
  // An operator's computer, as it comes; this machine cannot start a browser with its sandbox.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: ['--no-sandbox'] }),
    { scope: 'worker' },
  ],
  actionTimeout: PATIENCE_MS,
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  contextOptions: {},
  serviceWorkers: 'allow',
  bench: async ({ models, generated, keepsHistory }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'workbench-'))
    for (const code of models) cpSync(join(ROOT, 'merchants', code), join(folder, code), { recursive: true })
    if (generated > 0) await writeMerchants(join(ROOT, 'merchants'), folder, generated, SEED)
    if (keepsHistory) {
      keepHistory(folder, { name: OPERATOR, email: 'operator@example.test' })
      commitAll(folder, 'The merchants as they were')
    }
    // As an operator starts it, in a separate process: its computations do not block the tests.
    const office = spawn(process.execPath, ['scripts/backoffice/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', MERCHANTS_DIR: folder },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const url = await workbenchOf(office.stdout)
    await use({ url, port: Number(/:(\d+)/.exec(url)?.[1]), folder })
    office.kill()
    await once(office, 'exit')
    rmSync(folder, { recursive: true, force: true })
  },
})

const SEED = 7
/** Who git says changes things. */
export const OPERATOR = 'Olga Operator'

/** The workbench's address, as the back office prints it. Throws if the back office ends before it prints one. */
async function workbenchOf(said: Readable): Promise<string> {
  for await (const line of createInterface({ input: said })) {
    const url = /^Workbench: (\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('the back office ended before it said where the workbench is')
}

export const expect = patient.configure({ timeout: PATIENCE_MS })

/** About what it takes a quiet two-core machine to open the workbench with one phone, ms. */
const QUIET_OPENING_MS = 2000
/** How many times longer the last opening of the workbench took; 1 at least. */
let slowness = 1

/** Holds an operator's task to a time on a quiet machine. How fast this one is, the opening of the workbench has shown. */
export function expectWithin(began: number, limit: number, testInfo: TestInfo): void {
  const took = Date.now() - began
  const description = `${took} ms; the workbench opened ${slowness.toFixed(1)} times slower than on a quiet machine`
  testInfo.annotations.push({ type: 'took', description })
  patient(took / slowness, 'ms on a quiet machine').toBeLessThan(limit)
}

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
  const began = Date.now()
  // Each phone is awaited below.
  await page.goto(`${url}#${query}`, { waitUntil: 'domcontentloaded' })
  for (const [index] of phones.entries()) {
    await expect(screenIn(page, index + 1)).toBeVisible()
    if (index === 0) slowness = Math.max(1, (Date.now() - began) / QUIET_OPENING_MS)
  }
}

export const phone = (page: Page, number: number): FrameLocator =>
  page.getByRole('article', { name: `Phone ${number}` }).frameLocator('iframe')

export const screenIn = (page: Page, number: number, id = 'home') =>
  phone(page, number).locator(`[data-screen="${id}"]`)
