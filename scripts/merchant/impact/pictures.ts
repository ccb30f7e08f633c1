import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { registry } from '../../../src/app/registry.ts'
import { MATRIX_FLAGS } from '../../../tests/matrix/flags.ts'
import { comparePictures, lossless } from '../../../tests/matrix/picture.ts'
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
import { impactPage, type ScreenDifference } from './report.ts'
import { lookAround, prepareWorld } from './visit.ts'

/** The folder of the last report, which git ignores. */
export const IMPACT_REPORT = inRoot('test-results', 'impact-report')

export interface PictureReport {
  readonly page: string
  readonly compared: number
  readonly different: number
}

/**
 * Opens both states in a browser and writes an HTML page of the screens that differ, before and after side by side
 *. Throws where there is no browser or no build.
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
    const differences: ScreenDifference[] = []
    let compared = 0
    for (const impact of impacts) {
      const looks = looksFor(impact, screensOf(registry))
      compared += looks.length
      if (looks.length > 0)
        out.error(`${impact.merchant}: looking at ${looks.length} screens, before and after …`)
      const place = { merchant: impact.merchant, port: office.port }
      differences.push(...(await screensThatDiffer(browser, place, looks, patchOf(changes))))
    }
    const page = join(IMPACT_REPORT, 'index.html')
    keep('index.html', impactPage({ changes, impacts, compared, differences }))
    return { page, compared, different: differences.length }
  } finally {
    await browser.close()
    await office.close()
  }
}

interface Place {
  readonly merchant: string
  /** A running back office, of which two worlds are reset. */
  readonly port: number
}

/** The screens of one merchant that look different before and after a patch. Their pictures are saved. */
export async function screensThatDiffer(
  browser: Browser,
  { merchant, port }: Place,
  looks: readonly Look[],
  patch: object,
): Promise<ScreenDifference[]> {
  const found: ScreenDifference[] = []
  const [was, now] = [
    { merchant, world: 'before', port },
    { merchant, world: 'after', port },
  ]
  await prepareWorld(was)
  await prepareWorld(now, patch)
  for (const visitor of new Set(looks.map((look) => look.visitor))) {
    const own = looks.filter((look) => look.visitor === visitor)
    const before = await lookAround(browser, was, visitor, own)
    const after = await lookAround(browser, now, visitor, own)
    for (const { screen } of own) {
      const [one, other] = [before.get(screen), after.get(screen)]
      if (!one || !other) continue
      const { same, changed, sizes, diff } = await comparePictures(one, other)
      if (same) continue
      const stem = `${merchant}/${visitor}.${screen}`
      keep(`${stem}.before.webp`, await lossless(one))
      keep(`${stem}.webp`, await lossless(other))
      if (diff) keep(`${stem}.diff.webp`, diff)
      found.push({
        ...{ merchant, visitor, screen },
        said: changed === undefined ? sizes : `${changed} pixels differ`,
        before: `${stem}.before.webp`,
        after: `${stem}.webp`,
        ...(diff && { diff: `${stem}.diff.webp` }),
      })
    }
  }
  return found
}

function keep(file: string, content: string | Buffer): void {
  const path = join(IMPACT_REPORT, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
