import { expect } from '@playwright/test'
import { mergePatch } from '../../scripts/backoffice/json.ts'
import { registry } from '../../src/app/registry.ts'
import { flagCatalogue } from '../../src/generated/flags.ts'
import { isRecord } from '../../src/json/read.ts'
import type { Facts } from '../../src/registry/facts.ts'
import { factsWith } from '../support/facts.ts'
import { answerOf, siteOf } from '../support/merchants.ts'
import { MODELS } from './allCells.ts'
import { accessibilityFindings } from './axe.ts'
import { cells } from './cells.ts'
import { writeRecord } from './compare.ts'
import { type Cell, nameOf } from './rules/cells.ts'
import { type FlagSetting, flagSettings, SWEEPS } from './rules/flagSettings.ts'
import { broken, promised } from './rules/promised.ts'
import { unfold } from './sizes.ts'
import { type Stage, test } from './stage.ts'

/**
 * Each merchant with other flags than its own: the app starts and shows exactly what the pure plan says. `test:full` tests
 * all flags off and all on; `npm run matrix -- --flips` and `--pairwise` test more settings.
 */
const sweep = SWEEPS.find((one) => one === process.env.MATRIX_FLAGS) ?? 'ends'
/** Those of `npm run matrix` that repeat a setting with its picture. */
const OPTIONS = sweep === 'ends' ? '--pictures' : `--${sweep} --pictures`
const flags = Object.keys(flagCatalogue)
const STATUS = 'system/status'

/** The screens on which a setting is tested: flags change these. */
const PLACES: ReadonlySet<string> = new Set([
  'guest.home',
  'member.home',
  ...(sweep === 'ends' ? [] : ['guest.login', 'guest.register', 'member.member.home', 'member.rewardCenter']),
])

/** Features that the stage keeps off the page. They have their own cells and journeys. */
const UNWATCHED = ['activityShortcut', 'miniGame']

const places = cells.filter((cell) => !cell.state && !cell.standsIn && PLACES.has(nameOf(cell)))

for (const merchant of new Set(places.map(({ merchant }) => merchant))) {
  for (const setting of flagSettings(sweep, flags, { ...siteOf(merchant).flags })) {
    test(`${merchant}, ${setting.id}: what shows is what the plan says`, async ({ stage }) => {
      const own = places.filter((place) => place.merchant === merchant)
      const findings: string[] = []
      for (const cell of own) {
        const found = await look(stage, cell, setting)
        findings.push(...found.map((finding) => `${nameOf(cell)}: ${finding}`))
      }
      expect(findings.join('\n')).toBe('')
    })
  }
}

/** The cell with these flags as a state, so that the stage sets and resets them. */
function withFlags(cell: Cell, { id, flags }: FlagSetting): Cell {
  const before = { status: { info: { whitelabelVal: flags } } }
  return { ...cell, state: { id, screen: cell.screen, before, shows: { part: '[data-screen]' } } }
}

function factsOf({ merchant, visitor, screen }: Cell, { flags }: FlagSetting): Facts {
  const status = mergePatch(answerOf(merchant, STATUS), { info: { whitelabelVal: flags } })
  const site = siteOf(merchant, isRecord(status) ? { status } : {})
  return factsWith({ site, screen, ...(visitor === 'member' && { member: 0 }) })
}

async function look(stage: Stage, cell: Cell, setting: FlagSetting): Promise<string[]> {
  const findings: string[] = []
  await stage.show(withFlags(cell, setting), async () => {
    const { page, calm, noise } = stage
    await calm.rest()
    const shown = await page.evaluate(() => ({
      screen: document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen ?? null,
      features: [...document.querySelectorAll<HTMLElement>('[data-feature]')].map(
        ({ dataset }) => dataset.feature ?? '',
      ),
      decisions: window.__SITE__?.decisions ?? {},
      problems: window.__SITE__?.problems ?? [],
    }))
    findings.push(...broken(promised(registry, factsOf(cell, setting)), shown, UNWATCHED))
    const picture = process.env.MATRIX_FLAG_PICTURES === '1' ? await page.screenshot() : undefined
    // The model merchants cover every layout, and have a picture of every screen.
    if (sweep !== 'ends' || MODELS.includes(cell.merchant)) {
      await unfold(page)
      findings.push(...(await accessibilityFindings(page, `${cell.merchant} ${nameOf(cell)}`)))
    }
    findings.push(...noise.take(), ...(await stage.violations()))
    if (picture) await writeRecord(cell, setting.id, findings, picture, OPTIONS)
  })
  return findings
}
