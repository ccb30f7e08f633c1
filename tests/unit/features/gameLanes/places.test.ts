import { expect, it } from 'vitest'
import { createPlaces, MOST_PLACES } from '../../../../src/features/gameLanes/model/places.ts'

it('knows where each entry of the history was left, and nothing of others', () => {
  const places = createPlaces()
  places.leave('a', 1200)
  places.leave('b', 40)
  places.leave('a', 800)
  expect(places.of('a')).toBe(800)
  expect(places.of('b')).toBe(40)
  expect(places.of('c')).toBe(0)
})

it('forgets an entry that was left at its beginning, and the oldest of too many', () => {
  const places = createPlaces()
  places.leave('a', 1200)
  places.leave('a', 0)
  expect(places.of('a')).toBe(0)
  for (let entry = 0; entry <= MOST_PLACES; entry += 1) places.leave(`${entry}`, 1)
  expect(places.of('0')).toBe(0)
  expect(places.of('1')).toBe(1)
})
