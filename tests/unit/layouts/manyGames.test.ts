import { expect, it } from 'vitest'
import type { GameCard } from '../../../src/layouts/games.ts'
import { areMany, gameKey, MANY_GAMES } from '../../../src/layouts/manyGames.ts'

const card = (code: string, vendor = 'PG'): GameCard => ({
  code,
  vendor,
  name: code,
  vendorName: vendor,
  images: [],
  target: undefined,
  trial: undefined,
})
const lane = (count: number) => ({ cards: Array.from({ length: count }, (_, at) => card(`${at}`)) })

it('games are many by how many stand on the page, in however many lanes', () => {
  expect(areMany([])).toBe(false)
  expect(areMany([lane(MANY_GAMES)])).toBe(false)
  expect(areMany([lane(MANY_GAMES), lane(1)])).toBe(true)
})

it('tells games of two vendors apart that have the same code', () => {
  expect(gameKey(card('A', 'PG'))).not.toBe(gameKey(card('A', 'BTI')))
})
