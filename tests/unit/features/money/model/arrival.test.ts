import { expect, it } from 'vitest'
import { arrivalOf } from '../../../../../src/features/money/model/arrival.ts'

it.each([
  [0, 0],
  [30, 30],
  [43_200, 43_200],
  [43_201, undefined],
  [-1, undefined],
  [1.5, undefined],
  [Number.NaN, undefined],
  [undefined, undefined],
])('%s minutes sent, %s minutes said', (sent, said) => {
  expect(arrivalOf(sent)).toBe(said)
})
