import { expect, it } from 'vitest'
import { listBrowserTests } from '../../../scripts/test/listed.ts'
import { cellsTitled, lostRefs } from '../../../scripts/test/tiers.ts'
import { titleOf } from '../../matrix/rules/cells.ts'
import { quickCells } from '../../tiers/cells.ts'
import { QUICK_JOURNEYS, SMOKE_JOURNEYS } from '../../tiers/journeys.ts'

it('names journeys that there are, by their files and titles', async () => {
  const refs = [...QUICK_JOURNEYS, ...SMOKE_JOURNEYS]
  const files = [...new Set(refs.map((ref) => `tests/journeys/${ref.split(' › ')[0]}`))]
  // As Playwright lists them: many titles are made of rows and by helpers.
  const listed = await listBrowserTests(files)
  expect(lostRefs(listed, refs)).toEqual([])
  expect(lostRefs(listed, ['chat.spec.ts › no such title', 'chatt.spec.ts › opens'])).toHaveLength(2)
})

it('has every cell of `npm test` in the list, and ends where one is missing instead of running fewer', async () => {
  const titles = new Set(quickCells.map(titleOf))
  const listed = await listBrowserTests(['tests/matrix/matrix.spec.ts'])
  expect(cellsTitled(listed, titles)).toHaveLength(titles.size)
  expect(() => cellsTitled(listed, new Set(['acme: guest sees nothing']))).toThrow('acme: guest sees nothing')
})
