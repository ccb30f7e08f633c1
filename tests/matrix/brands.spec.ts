import { expect } from '@playwright/test'
import { isRecord, parseObject } from '../../src/json/read.ts'
import { manifestOf } from '../support/merchants.ts'
import { MODELS } from './allCells.ts'
import { accessibilityFindings } from './axe.ts'
import { cells } from './cells.ts'
import { writeRecord } from './compare.ts'
import { BRANDS, type BrandTrial, themeWith } from './rules/brands.ts'
import { type Cell, nameOf } from './rules/cells.ts'
import { unfold } from './sizes.ts'
import { type Stage, test } from './stage.ts'

/**
 * Home and login of each layout in brands that are hard to draw, in both schemes. axe and the pixels say whether everything can
 * be read. There are no baselines. `npm run matrix -- --brands` runs these alone; `--pictures` leaves pictures for the report.
 */
const PLACES: ReadonlySet<string> = new Set(['guest.home', 'guest.login'])
const MANIFEST = 'system/manifest'

const places = cells.filter(
  (cell) => !cell.state && !cell.standsIn && MODELS.includes(cell.merchant) && PLACES.has(nameOf(cell)),
)

for (const merchant of new Set(places.map((cell) => cell.merchant))) {
  for (const trial of BRANDS) {
    test(`${merchant} in ${trial.id}: what is drawn can be read`, async ({ stage }) => {
      const findings: string[] = []
      for (const cell of places.filter((place) => place.merchant === merchant)) {
        const found = await look(stage, cell, trial)
        findings.push(...found.map((finding) => `${nameOf(cell)}: ${finding}`))
      }
      expect(findings.join('\n')).toBe('')
    })
  }
}

/** The merchant's manifest with the theme of the trial. */
function manifestWith(merchant: string, trial: BrandTrial): unknown {
  const manifest = manifestOf(merchant)
  const templates = isRecord(manifest) && isRecord(manifest.templates) ? manifest.templates : {}
  const parameters = isRecord(templates.parameters) ? templates.parameters : {}
  const theme = JSON.stringify(themeWith(parseObject(parameters.theme) ?? {}, trial))
  return { ...Object(manifest), templates: { ...templates, parameters: { ...parameters, theme } } }
}

async function look(stage: Stage, cell: Cell, trial: BrandTrial): Promise<string[]> {
  const findings: string[] = []
  const before = { answers: { [MANIFEST]: manifestWith(cell.merchant, trial) } }
  const state = { id: trial.id, screen: cell.screen, before, shows: { part: '[data-screen]' } }
  await stage.show(
    { ...cell, state },
    async () => {
      const { page, calm, noise } = stage
      await calm.rest()
      const drawn = await page.evaluate(() => ({
        brand: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
        scheme: getComputedStyle(document.documentElement).getPropertyValue('--is-light').trim(),
      }))
      // Else the trial would say nothing.
      expect(drawn).toEqual({ brand: trial.brand, scheme: trial.scheme === 'light' ? '1' : '0' })
      const picture = process.env.MATRIX_FLAG_PICTURES === '1' ? await page.screenshot() : undefined
      await unfold(page)
      const name = `${cell.merchant} ${nameOf(cell)}`
      findings.push(...(await accessibilityFindings(page, name, { colours: true })))
      findings.push(...noise.take())
      if (picture) await writeRecord(cell, trial.id, findings, picture, '--brands --pictures')
    },
    'anew',
  )
  return findings
}
