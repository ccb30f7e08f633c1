import { describe, expect, it } from 'vitest'
import { withGames } from '../../../scripts/bench/games.ts'

const card = (code: string) => ({ code, displayName: code, vendor: 'RNG', gameType: 'RNG' })
const lane = (title: string, ...codes: string[]) => ({ title, cards: codes.map(card) })

describe('the games of the merchant that nobody has seen', () => {
  it('are as many as asked for, no two with one code', () => {
    const { data } = withGames({ data: { lanes: [lane('Hot', 'A'), lane('All', 'B', 'C')] } }, 24)
    const codes = (data?.lanes ?? []).flatMap(({ cards }) => (cards ?? []).map(({ code }) => code))
    expect(codes).toHaveLength(24)
    expect(new Set(codes).size).toBe(24)
  })

  it('stay as they are where there are enough', () => {
    const answer = { data: { lanes: [lane('All', 'A', 'B')] } }
    expect(withGames(answer, 1)).toEqual(answer)
  })
})
