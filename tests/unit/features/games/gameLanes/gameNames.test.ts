import { describe, expect, it } from 'vitest'
import { cardNamed, nameOfCard } from '../../../../../src/features/games/gameLanes/model/choose.ts'
import type { GameCard } from '../../../../../src/layouts/games.ts'

const card = (vendor: string, code: string): GameCard => ({
  code,
  name: code,
  vendor,
  vendorName: vendor,
  images: [],
  target: undefined,
  trial: undefined,
})
const [gem, gold, other] = [card('RNG', 'GEM'), card('RNG', 'GOLD'), card('PG', 'GEM')]
const lanes = [
  { id: 'hot', title: 'Hot', count: 2, vendors: [], cards: [gem, gold] },
  { id: 'all', title: 'All', count: 3, vendors: [], cards: [{ ...gem }, { ...gold }, other] },
]

describe('the address of a game’s page', () => {
  it('names the game by its code', () => {
    expect(nameOfCard(lanes, gold)).toBe('GOLD')
    expect(cardNamed(lanes, 'GOLD')).toBe(gold)
  })

  it('names the vendor too where an earlier game has the same code', () => {
    expect(nameOfCard(lanes, gem)).toBe('GEM')
    expect(nameOfCard(lanes, other)).toBe('PG GEM')
    expect(cardNamed(lanes, 'PG GEM')).toBe(other)
  })

  it('names none that is not there', () => {
    expect(cardNamed(lanes, 'GONE')).toBeUndefined()
  })
})
