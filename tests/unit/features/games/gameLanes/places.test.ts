import { expect, it } from 'vitest'
import { createPlaces, MOST_PLACES } from '../../../../../src/features/games/gameLanes/model/places.ts'

const at = (top: number) => ({ top, height: 2000 })

it('knows where each entry of the history was left, and nothing of others', () => {
  const places = createPlaces()
  places.leave('a', at(1200))
  places.leave('b', at(40))
  places.leave('a', at(800))
  expect(places.of('a')).toEqual(at(800))
  expect(places.of('b')).toEqual(at(40))
  expect(places.of('c')).toBeUndefined()
})

it('forgets an entry that was left at its beginning, and the oldest of too many', () => {
  const places = createPlaces()
  places.leave('a', at(1200))
  places.leave('a', at(0))
  expect(places.of('a')).toBeUndefined()
  for (let entry = 0; entry <= MOST_PLACES; entry += 1) places.leave(`${entry}`, at(1))
  expect(places.of('0')).toBeUndefined()
  expect(places.of('1')).toEqual(at(1))
})
