import { expect, it } from 'vitest'
import { listBrowserTests } from '../../../scripts/test/listed.ts'
import { lostRefs } from '../../../scripts/test/tiers.ts'
import { QUICK_JOURNEYS, SMOKE_JOURNEYS } from '../../tiers/journeys.ts'

it('names journeys that there are, by their files and titles', async () => {
  const refs = [...QUICK_JOURNEYS, ...SMOKE_JOURNEYS]
  const files = [...new Set(refs.map((ref) => `tests/journeys/${ref.split(' › ')[0]}`))]
  // As Playwright lists them: many titles are made of rows and by helpers.
  const listed = await listBrowserTests(files)
  expect(lostRefs(listed, refs)).toEqual([])
  expect(lostRefs(listed, ['chat.spec.ts › no such title', 'chatt.spec.ts › opens'])).toHaveLength(2)
})
