import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Case, hashOfCase, readCase } from '../../src/workbench/model/cases.ts'
import { CONTRACT_FEATURES } from '../matrix/rules/cells.ts'
import { operate } from './backOffice.ts'
import { phone } from './bench.ts'

/** A case of a merchant's folder. */
export interface KeptCase {
  readonly merchant: string
  /** Of its file. */
  readonly name: string
  readonly kept: Case
}

/** The cases of a merchant's folder. Throws where a file is none. */
export function casesIn(merchants: string, merchant: string): KeptCase[] {
  const folder = join(merchants, merchant, 'cases')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return files.sort().map((file) => {
    const kept = readCase(merchant, JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (!kept) throw new Error(`${merchant}/cases/${file} is no case`)
    return { merchant, name: basename(file, '.json'), kept }
  })
}

/** Opens a case in the workbench at `url`. Returns a reader of what its phone shows otherwise; '' for nothing. */
export async function openCase(
  page: Page,
  url: string,
  { merchant, kept }: KeptCase,
): Promise<() => Promise<string>> {
  const desk = `case${Math.random().toString(36).slice(2, 8)}`
  await page.addInitScript((id) => {
    if (self.origin !== 'null') sessionStorage.setItem('workbench.desk', id)
  }, desk)
  const port = Number(new URL(url).port)
  for (const fault of kept.faults)
    await operate({ merchant, world: `wb-${desk}-0`, port }, 'fault', { ...fault, times: -1 })
  await page.goto(`${url}${hashOfCase(kept, Date.now())}`)
  const frame = phone(page, 1)
  return async () => {
    const shown = await frame.locator('html').evaluate((root) => {
      const named = (name: string) =>
        [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((part) => part.dataset[name] ?? '')
      return { screen: named('screen')[0] ?? '', features: named('feature') }
    })
    return differenceOf(kept, shown)
  }
}

type Shown = Pick<Case, 'screen' | 'features'>

function differenceOf(expected: Shown, { screen, features }: Shown): string {
  const shown = features.filter((id) => CONTRACT_FEATURES.has(id))
  const missing = expected.features.filter((id) => !shown.includes(id))
  const surplus = shown.filter((id) => !expected.features.includes(id))
  return [
    ...(screen === expected.screen ? [] : [`the screen is ${screen}`]),
    ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
    ...(surplus.length > 0 ? [`not expected: ${[...new Set(surplus)].join(', ')}`] : []),
  ].join('; ')
}
