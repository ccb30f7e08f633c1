import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const SPECS = globSync(join(import.meta.dirname, '../../matrix/*.spec.ts')).map((file) => basename(file))
const FILTERS = ['MATRIX_MERCHANT', 'MATRIX_SCREEN', 'MATRIX_VISITOR', 'MATRIX_STATE']

/** The matrix's files that a run with these variables goes without. */
async function leftOut(given: Readonly<Record<string, string>>): Promise<string[]> {
  vi.resetModules()
  for (const name of FILTERS) vi.stubEnv(name, given[name])
  const { default: config } = await import('../../../playwright.config.ts')
  const ignored = [config.projects?.find(({ name }) => name === 'matrix')?.testIgnore ?? []]
    .flat()
    .map(String)
  return SPECS.filter((file) => ignored.includes(`**/${file}`)).sort()
}

it('instruments and reports run with the whole matrix', async () => {
  expect(await leftOut({})).toEqual([])
})

it.each(FILTERS)('a run that %s narrows has cells only, no instruments and no reports', async (filter) => {
  expect(await leftOut({ [filter]: 'aurora' })).toEqual([
    'baselines.spec.ts',
    'deployedSite.spec.ts',
    'instruments.spec.ts',
    'report.spec.ts',
  ])
})
