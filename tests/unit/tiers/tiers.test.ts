import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import playwrightConfig from '../../../playwright.config.ts'
import { faultKinds } from '../../../scripts/backoffice/faults.ts'
import { findBrowser } from '../../../scripts/toolchain/browser.ts'
import { features } from '../../../src/features/index.ts'
import { allCells } from '../../matrix/cells.ts'
import { FAULTS } from '../../support/faults/kinds.ts'
import { siteOf } from '../../support/merchants.ts'
import { AREAS } from '../../tiers/areas.ts'
import { quickCells } from '../../tiers/cells.ts'
import {
  FAULT_JOURNEYS,
  type JourneyRef,
  MAIN_JOURNEYS,
  OTHER_JOURNEYS,
  QUICK_JOURNEYS,
  SECURITY_JOURNEYS,
} from '../../tiers/journeys.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const JOURNEYS = join(ROOT, 'tests/journeys')
const files = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  // Night journeys test the whole app and belong to no part of it.
  .filter((name) => name.endsWith('.spec.ts') && !name.startsWith('night/'))
const ids = features.map(({ id }) => id)

/** The journeys of `FAULT_JOURNEYS` that meet each fault of the tests. */
const MET_BY: Readonly<Record<string, string>> = {
  'times out': 'an answer that never comes',
  'hangs in mid-body': 'a call that fails, of every kind',
  'is reset in mid-body': 'an answer that breaks off',
  'answers 401': 'an expired session',
  'answers 404': 'a call that fails, of every kind',
  'answers 429': 'a call that fails, of every kind',
  'answers 500': 'a call that fails, of every kind',
  'answers 502': 'an HTTP error',
  'answers a page of HTML with 200': 'HTML in place of an answer',
  'answers half a JSON text': 'a call that fails, of every kind',
  'answers a value of the wrong shape': 'an answer of the wrong shape',
  'says no with an unknown code': 'a call that fails, of every kind',
  'answers nothing': 'a call that fails, of every kind',
}

/** The journeys of `npm test` that meet each threat of the threat model, by their titles. */
const HELD_BY: Readonly<Record<string, readonly JourneyRef[]>> = {
  'A page of another site': ['framed.spec.ts › a page of another site cannot show the app'],
  'Who writes links': ['sessionRedirect.spec.ts › a redirectUrl to any other site is not followed'],
  'A script in the page (XSS)': [
    'policy.spec.ts › a script that gets into the document',
    "announcementsHostile.spec.ts › nothing of DOMPurify's own hostile HTML acts in the popup (1 of",
  ],
  "A vendor's script (Geetest, Google, Firebase)": ['vendorsLeft.spec.ts › Geetest’s script stays behind'],
  'A chat vendor, an ad network': ['chatScripts.spec.ts › a hostile script can read'],
  'A configured back office that is wrong or hostile': [
    'faults.money.spec.ts › member/deposit: the form says why',
  ],
  'Who reads the line': ['secrets.spec.ts › no password and no token is ever read'],
  'Who reads reports': ['reports.spec.ts › errors are reported to the address'],
}

/** The rows of the threat model in `docs/security.md`, with the journeys that prove them. */
function threats() {
  const [, after = ''] = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').split('## Threat model')
  const [table = ''] = after.split('\n## ')
  return [...table.matchAll(/^\| ([^|]+) \|.*\| ([^|]+) \|$/gm)].map(([, who = '', proof = '']) => ({
    who,
    specs: [...proof.matchAll(/`([\w.*/]+\.spec\.ts)`/g)].map(([, spec = '']) => spec),
  }))
}

/** `faults.*.spec.ts` names several. */
const isNamed = (spec: string) => (file: string) => matchesGlob(file, spec)

describe('npm test', () => {
  it('has every screen of every layout', () => {
    const places = (cells: typeof allCells) =>
      [...new Set(cells.map(({ merchant, screen }) => `${siteOf(merchant).layout} ${screen}`))].sort()
    expect(places(quickCells)).toEqual(places(allCells.filter(({ state }) => !state)))
  })

  it('has cells where reading goes from right to left', () => {
    const mirrored = quickCells.filter(({ merchant }) => siteOf(merchant).languages[0] === 'UR')
    expect(mirrored.map(({ screen }) => screen)).toEqual(expect.arrayContaining(['home', 'login']))
  })

  it('has a main journey of each feature, and of no other', () => {
    expect(Object.keys(MAIN_JOURNEYS).sort()).toEqual([...ids].sort())
  })

  it('has a journey for each kind of fault', () => {
    const met = FAULTS.map(({ name }) => [name, MET_BY[name]])
    expect(met.filter(([, journeys = 'none']) => !FAULT_JOURNEYS[journeys])).toEqual([])
    const kinds = new Set([...FAULTS.map(({ fault }) => fault.kind), 'delay'])
    expect(faultKinds.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  it('has a journey for each threat that docs/security.md proves by journeys', () => {
    const rows = threats()
    expect(rows.length).toBeGreaterThan(10)
    const proven = rows.filter(({ specs }) => specs.length > 0)
    expect(Object.keys(HELD_BY).sort()).toEqual(proven.map(({ who }) => who).sort())
    // A journey of the same file that tells of something else is no proof.
    const quick = Object.values({ ...SECURITY_JOURNEYS, ...FAULT_JOURNEYS }).flat()
    expect(
      Object.values(HELD_BY)
        .flat()
        .filter((ref) => !quick.includes(ref)),
    ).toEqual([])
    const elsewhere = proven.filter(({ who, specs }) =>
      HELD_BY[who]?.some((ref) => !specs.some((spec) => isNamed(spec)(ref.split(' › ')[0] ?? ''))),
    )
    expect(elsewhere.map(({ who }) => who)).toEqual([])
  })

  it('has right to left once, a merchant made in the run, and every other kind of its choice', () => {
    expect(Object.keys(OTHER_JOURNEYS)).toEqual(
      expect.arrayContaining(['right to left', 'a merchant made in the run']),
    )
    const all = [MAIN_JOURNEYS, FAULT_JOURNEYS, SECURITY_JOURNEYS, OTHER_JOURNEYS]
      .flatMap(Object.values)
      .flat()
    expect(all.filter((ref) => !QUICK_JOURNEYS.includes(ref))).toEqual([])
    expect(Object.values(OTHER_JOURNEYS).filter(({ length }) => length === 0)).toEqual([])
  })
})

describe('test:changed', () => {
  it('knows of each journey which part of the app it tells of', () => {
    const known = new Set(Object.values(AREAS).flat())
    expect(files.map((file) => file.replace('.spec.ts', '')).filter((name) => !known.has(name))).toEqual([])
    expect([...known].filter((name) => !files.includes(`${name}.spec.ts`))).toEqual([])
  })

  it('knows of each feature and of each folder of the app which journeys tell of it', () => {
    const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'features')
      .map(({ name }) => `src/${name}`)
    expect([...ids, ...folders].filter((area) => !AREAS[area])).toEqual([])
  })

  it('knows no feature and no folder that is gone', () => {
    const gone = Object.keys(AREAS).filter(
      (area) => !ids.some((id) => id === area) && !existsSync(join(ROOT, area)),
    )
    expect(gone).toEqual([])
  })
})

describe('the set-up of browser tests', () => {
  it('lets no project depend on another, since each shard would run the whole of it', () => {
    expect(playwrightConfig.projects?.flatMap(({ dependencies = [] }) => dependencies)).toEqual([])
  })

  it('has operators’ journeys in the whole browser, and in no other', () => {
    const project = (wanted: string) => playwrightConfig.projects?.find(({ name }) => name === wanted)
    const operators = files
      .filter((name) => name.startsWith('workbench/'))
      .map((name) => join(JOURNEYS, name))
    const matched = (patterns: unknown) => {
      const globs = [patterns].flat().filter((one) => typeof one === 'string')
      return operators.filter((path) => globs.some((glob) => matchesGlob(path, glob)))
    }
    expect(operators.length).toBeGreaterThan(0)
    expect(matched(project('journeys in the whole browser')?.testMatch)).toEqual(operators)
    expect(matched(project('journeys')?.testIgnore)).toEqual(operators)
  })

  it('never lets the headless shell stand in for the whole browser', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
    const shell = join(folder, 'chromium-headless-shell')
    writeFileSync(shell, '')
    vi.stubEnv('PATH', folder)
    vi.stubEnv('CHROME_PATH', '')
    expect(findBrowser('headless-shell')).toBe(shell)
    expect(findBrowser('whole')).not.toBe(shell)
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  it('tries no cell of the matrix twice', () => {
    expect(playwrightConfig.projects?.find(({ name }) => name === 'matrix')?.retries).toBe(0)
  })
})

it('CI runs npm test and a part of test:full', () => {
  expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toContain('testCi.ts')
  const script = readFileSync(join(ROOT, 'scripts/testCi.ts'), 'utf8')
  expect(script).toMatch(/runTier\('test', /)
  expect(script).toMatch(/runTier\('test:full', /)
  // Both write to the record that outlives the clone.
  expect(script).toContain('TEST_KEPT: kept')
})
