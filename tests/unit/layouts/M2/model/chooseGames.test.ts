import { describe, expect, it } from 'vitest'
import type { GameLane } from '../../../../../src/layouts/games.ts'
import {
  type Choice,
  chooseGames,
  FIRST_PREVIEW,
  PREVIEW,
} from '../../../../../src/layouts/M2/model/chooseGames.ts'

const lane = (id: string, vendor: string, codes: readonly string[], count = codes.length): GameLane => ({
  id,
  title: id,
  count,
  vendors: [{ code: vendor, name: vendor.toLowerCase() }],
  cards: codes.map((code) => ({
    code,
    name: code,
    vendor,
    vendorName: vendor,
    images: [],
    trial: undefined,
    target: undefined,
  })),
})
const codes = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)

const hot = lane('hot', 'RNG', codes(9, 'a'))
const slots = lane('slots', 'RNG', ['a0', ...codes(6, 'b')])
const cards = lane('cards', 'PVP', codes(3, 'c'))
const all = [hot, slots, cards]
const home: Choice = { lane: undefined, vendor: undefined, search: '', place: 'home' }

describe('which games the lobby shows', () => {
  it('shows a few of each lane on home, more of the first, and leads to the rest', () => {
    const { groups } = chooseGames(all, home)
    expect(groups.map((group) => group.cards.length)).toEqual([FIRST_PREVIEW, PREVIEW, 3])
    expect(groups.map((group) => group.more)).toEqual([true, true, false])
    expect(groups.map((group) => group.count)).toEqual([9, 7, 3])
  })

  it('shows every game of a chosen lane, and nothing else', () => {
    const { groups } = chooseGames(all, { ...home, lane: 'slots' })
    expect(groups.map(({ id, cards: shown, more }) => [id, shown.length, more])).toEqual([
      ['slots', 7, false],
    ])
  })

  it('shows everything on the game page', () => {
    expect(chooseGames(all, { ...home, place: 'page' }).count).toBe(19)
  })

  it('finds each game once, however many lanes have it', () => {
    const { groups } = chooseGames([hot, slots], { ...home, vendor: 'RNG' })
    expect(groups).toHaveLength(1)
    expect(groups[0]?.cards.filter(({ code }) => code === 'a0')).toHaveLength(1)
    expect(groups[0]?.count).toBe(15)
  })

  it('tells games of two vendors apart that have the same code', () => {
    const other = lane('other', 'PVP', ['a0'])
    expect(chooseGames([hot, other], { ...home, search: 'a' }).count).toBe(10)
  })

  it('says that there is more where the back office counts more games than it sent', () => {
    const { groups } = chooseGames([lane('slots', 'RNG', ['a'], 120)], home)
    expect(groups[0]).toMatchObject({ count: 120, more: true })
  })
})
