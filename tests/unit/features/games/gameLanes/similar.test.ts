import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lanesOf } from '../../../../../src/features/games/gameLanes/model/lanes.ts'
import {
  LONGEST_SIMILAR,
  SHORTEST_SIMILAR,
  similar,
} from '../../../../../src/features/games/gameLanes/model/similar.ts'
import { MANY, manyGames } from '../../../../support/manyGames.ts'

const around = {
  currency: 'BRL',
  pictures: () => [],
  launch: () => ({ to: '/' }),
  tryOut: () => ({ to: '/' }),
}
const named = (...names: readonly string[]) =>
  lanesOf(
    { data: { lanes: [{ title: 'x', cards: names.map((name) => ({ code: name, displayName: name })) }] } },
    around,
  )
const lanes = named(
  'Sweet Bonanza',
  'Gates of Olympus',
  'Dragão do Rio',
  'บาคาร่า สด',
  '大熊猫赢大奖',
  'Aviator',
)
const found = (search: string) => similar(lanes, search).flatMap(({ cards }) => cards.map(({ name }) => name))

describe('a search with a mistake', () => {
  it.each([
    ['a wrong letter', 'sweet bonamza', ['Sweet Bonanza']],
    ['a missing letter', 'olympu gate', ['Gates of Olympus']],
    ['a letter too many', 'aviiator', ['Aviator']],
    ['two letters that changed places', 'aviatro', ['Aviator']],
    ['words that changed places', 'bonanza swete', ['Sweet Bonanza']],
    ['a missing accent and a wrong letter', 'dragaa rio', ['Dragão do Rio']],
    ['another script', 'บาคารา', ['บาคาร่า สด']],
    ['too many mistakes', 'aveotarr', []],
    ['another game', 'roulette', []],
  ])('of the kind "%s" (%s) finds %j', (_, search, names) => {
    expect(found(search)).toEqual(names)
  })

  it('finds nothing for a text that is too short or too long to be the name of a game', () => {
    expect(found('avi'.slice(0, SHORTEST_SIMILAR - 1))).toEqual([])
    expect(found('aviator '.repeat(LONGEST_SIMILAR))).toEqual([])
  })

  it('counts what it found, lane by lane', () => {
    expect(similar(lanes, 'aviatro')[0]).toMatchObject({ title: 'x', count: 1 })
  })

  it('never throws, whatever is searched for and whatever games are called', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 })
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 20 }), (search, names) => {
        const all = named(...names)
        expect(similar(all, search).length).toBeLessThanOrEqual(all.length)
      }),
    )
  })

  it('looks through three thousand games', () => {
    const many = lanesOf(manyGames([]), around)
    expect(many.flatMap(({ cards }) => cards)).toHaveLength(MANY)
    expect(similar(many, 'gmae 0123').flatMap(({ cards }) => cards.map(({ name }) => name))).toContain(
      'Game 0123',
    )
  })
})
