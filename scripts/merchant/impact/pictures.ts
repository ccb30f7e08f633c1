import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { registry } from '../../../src/app/registry.ts'
import { MATRIX_FLAGS } from '../../../tests/matrix/flags.ts'
import { comparePictures, lossless } from '../../../tests/matrix/picture.ts'
import { gallery } from '../../../tests/matrix/rules/gallery.ts'
import type { CellRecord } from '../../../tests/matrix/rules/record.ts'
import { startBackoffice } from '../../backoffice/server.ts'
import { haveBrowser } from '../../toolchain/browser.ts'
import { buildIfStale } from '../../toolchain/build.ts'
import { inRoot } from '../../toolchain/run.ts'
import type { Out } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { patchOf, type WantedChange } from './changes.ts'
import { screensOf } from './impactOf.ts'
import { type Look, looksFor } from './looks.ts'
import type { MerchantImpact } from './print.ts'
import { lookAround, prepareWorld } from './visit.ts'

/** Where the report of the last run lies; `.gitignore` knows the folder. */
export const IMPACT_REPORT = inRoot('test-results', 'impact-report')

export interface PictureReport {
  readonly page: string
  readonly compared: number
  readonly different: number
}

/**
 * Opens both states in a browser and writes an HTML page of the screens that differ, before and after side by side
 * (issue 8, section 1). Throws where there is no browser or no build.
 */
export async function picturesOf(
  impacts: readonly MerchantImpact[],
  changes: readonly WantedChange[],
  out: Out,
): Promise<PictureReport> {
  const executablePath = await haveBrowser('headless-shell')
  if (!executablePath)
    throw new Error('No browser can be had here. Install Chromium, or name one with CHROME_PATH.')
  if (!process.env.DIST_DIR && !(await buildIfStale())) throw new Error('The build failed: see above.')
  const distDir = process.env.DIST_DIR ?? inRoot('dist')
  const office = await startBackoffice({ port: 0, merchantsDir: MERCHANTS, distDir, log: () => undefined })
  const env = { ...process.env, FONTCONFIG_FILE: inRoot('tests/support/fonts/fonts.conf') }
  const browser = await chromium.launch({ executablePath, args: [...MATRIX_FLAGS], env })
  rmSync(IMPACT_REPORT, { recursive: true, force: true })
  try {
    const records: CellRecord[] = []
    let compared = 0
    for (const impact of impacts) {
      const looks = looksFor(impact, screensOf(registry))
      compared += looks.length
      if (looks.length > 0)
        out.error(`${impact.merchant}: looking at ${looks.length} screens, before and after …`)
      records.push(...(await differing(browser, office.port, impact.merchant, looks, patchOf(changes))))
    }
    const page = join(IMPACT_REPORT, 'index.html')
    keep('index.html', gallery(records))
    return { page, compared, different: records.length }
  } finally {
    await browser.close()
    await office.close()
  }
}

/** The screens of one merchant that do not look the same in both worlds; their pictures are kept. */
async function differing(
  browser: Browser,
  port: number,
  merchant: string,
  looks: readonly Look[],
  patch: object,
): Promise<CellRecord[]> {
  const records: CellRecord[] = []
  await prepareWorld({ merchant, world: 'before', port })
  await prepareWorld({ merchant, world: 'after', port }, patch)
  for (const visitor of new Set(looks.map((look) => look.visitor))) {
    const own = looks.filter((look) => look.visitor === visitor)
    const before = await lookAround(browser, { merchant, world: 'before', port }, visitor, own)
    const after = await lookAround(browser, { merchant, world: 'after', port }, visitor, own)
    for (const { screen } of own) {
      const [was, now] = [before.get(screen), after.get(screen)]
      if (!was || !now) continue
      const { same, changed, sizes, diff } = await comparePictures(was, now)
      if (same) continue
      const stem = `${merchant}/${visitor}.${screen}`
      keep(`${stem}.before.webp`, await lossless(was))
      keep(`${stem}.webp`, await lossless(now))
      if (diff) keep(`${stem}.diff.webp`, diff)
      records.push({
        merchant,
        visitor,
        screen,
        findings: [changed === undefined ? sizes : `${changed} pixels differ`],
        pictures: {
          now: `${stem}.webp`,
          before: `${stem}.before.webp`,
          ...(diff && { diff: `${stem}.diff.webp` }),
        },
      })
    }
  }
  return records
}

function keep(file: string, content: string | Buffer): void {
  const path = join(IMPACT_REPORT, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
