import { expect, it } from 'vitest'
import { LOADED, paceOf, WENT_ON } from '../../matrix/rules/pace.ts'

const went = (ms: number) => ({ way: WENT_ON, ms })
const loaded = (ms: number) => ({ way: LOADED, ms })

it('says how long cells took, apart for those that were loaded, and the goal beside the mean of all', () => {
  const cells = [...Array.from({ length: 10 }, (_, at) => went((10 - at) * 100)), loaded(2000.4)]
  expect(paceOf(cells)).toEqual([
    'Cells, went on: 10, mean 550 ms, median 500 ms, p90 900 ms',
    'Cells, loaded: 1, mean 2000 ms, median 2000 ms, p90 2000 ms',
    'Cells, all: 11, mean 682 ms (goal at rest: 400 ms), median 600 ms, p90 1000 ms',
  ])
})

it('says nothing of what there was none of', () => {
  expect(paceOf([])).toEqual([])
  expect(paceOf([loaded(7)])).toHaveLength(2)
})
