import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import playwrightConfig from '../../../playwright.config.ts'
import { findBrowser } from '../../../scripts/toolchain/browser.ts'
import { features } from '../../../src/features/index.ts'
import { allCells } from '../../matrix/cells.ts'
import { siteOf } from '../../support/merchants.ts'
import { AREAS } from '../../tiers/areas.ts'
import { quickCells } from '../../tiers/cells.ts'
import { MAIN_JOURNEYS, QUICK_JOURNEYS, SMOKE_JOURNEYS } from '../../tiers/journeys.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const JOURNEYS = join(ROOT, 'tests/journeys')
const files = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  // Night journeys test the whole app and belong to no part of it.
  .filter((name) => name.endsWith('.spec.ts') && !name.startsWith('night/'))
const ids = features.map(({ id }) => id)

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

  it('names journeys of files that there are', () => {
    const lost = [...QUICK_JOURNEYS, ...SMOKE_JOURNEYS].filter((ref) => {
      const [file = ''] = ref.split(' › ')
      return !files.includes(file)
    })
    expect(lost).toEqual([])
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
})
