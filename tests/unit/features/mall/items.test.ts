import { expect, it } from 'vitest'
import { mallOf } from '../../../../src/features/mall/model/items.ts'

const items = [
  { id: 1, title: ' Cap ', points: 100, stock: 0, description: ' ' },
  { id: 2, title: 'Mug', points: 300 },
  { id: 3, title: 'Spin', points: 50, stock: 4 },
  { id: '2', title: 'again', points: 1 },
]

it('says what can be bought, what is too dear and by how much, and what is sold out, at the end', () => {
  const { points, items: found } = mallOf({ points: 200, items })
  expect(points).toBe(200)
  expect(found.map(({ title, state, missing }) => [title, state, missing])).toEqual([
    ['Mug', 'tooDear', 100],
    ['Spin', 'open', 0],
    ['Cap', 'soldOut', 0],
  ])
  expect(found.at(-1)?.description).toBeUndefined()
})

it('lets the back office decide where it does not say how many points there are', () => {
  expect(mallOf({ items }).items.map(({ state }) => state)).toEqual(['open', 'open', 'soldOut'])
  expect(mallOf(undefined)).toEqual({ points: undefined, items: [] })
})
