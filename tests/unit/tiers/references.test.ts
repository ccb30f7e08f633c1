import { beforeAll, expect, it } from 'vitest'
import { type Listed, listBrowserTests } from '../../../scripts/test/listed.ts'
import { cellsTitled, lostRefs } from '../../../scripts/test/tiers.ts'
import { titleOf } from '../../matrix/rules/cells.ts'
import { quickCells } from '../../tiers/cells.ts'
import { QUICK_JOURNEYS, SMOKE_JOURNEYS } from '../../tiers/journeys.ts'

/** Playwright loads dozens of files: on a busy machine that takes longer than a hook may by default. */
const SLOW_MS = 60_000

const refs = [...QUICK_JOURNEYS, ...SMOKE_JOURNEYS]
let listed: readonly Listed[] = []
// As Playwright lists them, which takes it seconds: many titles are made of rows and by helpers.
beforeAll(async () => {
  const journeys = new Set(refs.map((ref) => `tests/journeys/${ref.split(' › ')[0]}`))
  listed = await listBrowserTests([...journeys, 'tests/matrix/matrix.spec.ts'])
}, SLOW_MS)

it('names journeys that there are, by their files and titles', () => {
  expect(lostRefs(listed, refs)).toEqual([])
  expect(lostRefs(listed, ['chat.spec.ts › no such title', 'chatt.spec.ts › opens'])).toHaveLength(2)
})

it('has every cell of `npm test` in the list, and ends where one is missing instead of running fewer', () => {
  const titles = new Set(quickCells.map(titleOf))
  expect(cellsTitled(listed, titles)).toHaveLength(titles.size)
  expect(() => cellsTitled(listed, new Set(['acme: guest sees nothing']))).toThrow('acme: guest sees nothing')
})
