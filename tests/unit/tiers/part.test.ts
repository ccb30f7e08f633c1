import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const SPECS = globSync(join(import.meta.dirname, '../../matrix/*.spec.ts')).map((file) => basename(file))
const FILTERS = ['MATRIX_MERCHANT', 'MATRIX_SCREEN', 'MATRIX_VISITOR', 'MATRIX_STATE']
const WAYS = ['MATRIX_BRANDS', 'MATRIX_UPDATE']

/** The matrix's files that a run with these variables goes without. */
async function leftOut(given: Readonly<Record<string, string>>): Promise<string[]> {
  vi.resetModules()
  for (const name of [...FILTERS, ...WAYS]) vi.stubEnv(name, given[name])
  const { default: config } = await import('../../../playwright.config.ts')
  const ignored = [config.projects?.find(({ name }) => name === 'matrix')?.testIgnore ?? []]
    .flat()
    .map(String)
  return SPECS.filter((file) => ignored.includes(`**/matrix/${file}`)).sort()
}

/** Held to the whole matrix, or to none of its cells. */
const OF_ALL = [
  'baselines.spec.ts',
  'brands.spec.ts',
  'deployedSite.spec.ts',
  'instruments.spec.ts',
  'report.spec.ts',
  'textsTouch.spec.ts',
]

it('instruments, reports and the languages of layouts run with the whole matrix', async () => {
  expect(await leftOut({})).toEqual([])
})

it('a run of one merchant has its cells, its languages and its kept cases', async () => {
  expect(await leftOut({ MATRIX_MERCHANT: 'aurora' })).toEqual(OF_ALL)
})

it('brands that are hard to draw have no baselines to write, and can be asked for with a merchant', async () => {
  expect(await leftOut({ MATRIX_UPDATE: '1' })).toEqual(['brands.spec.ts'])
  expect(await leftOut({ MATRIX_BRANDS: '1', MATRIX_MERCHANT: 'aurora' })).not.toContain('brands.spec.ts')
})

it.each(FILTERS.slice(1))('a run that %s narrows has cells only', async (filter) => {
  const cellsOnly = [...OF_ALL, 'cases.spec.ts', 'languages.spec.ts'].sort()
  expect(await leftOut({ [filter]: 'home' })).toEqual(cellsOnly)
  expect(await leftOut({ MATRIX_MERCHANT: 'aurora', [filter]: 'home' })).toEqual(cellsOnly)
})
