import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { lanesQuery } from '../../../../../src/features/games/gameLanes/api.ts'
import { knownGame } from '../../../../../src/features/games/gameLanes/public.ts'

describe('what a game is called and looks like', () => {
  const queries = new QueryClient()
  queries.setQueryData(lanesQuery().queryKey, {
    value: {
      data: {
        lanes: [
          { title: 'none' },
          {
            cards: [
              { code: 'A', vendor: 'RNG', displayName: 'Gems' },
              { code: 'A', vendor: 'PVP', displayName: 'Cards', image: '/a.svg' },
            ],
          },
        ],
      },
    },
    problems: [],
  })

  it('is what its card says, of the vendor that is meant', () => {
    expect(knownGame(queries, 'A', 'PVP')).toEqual({ name: 'Cards', image: '/a.svg' })
    expect(knownGame(queries, 'A', '')?.name).toBe('Gems')
    expect(knownGame(queries, 'A', 'LOTT')?.name).toBe('Gems')
  })

  it('is not known of a game without a card, nor before the games are there', () => {
    expect(knownGame(queries, 'B', 'RNG')).toBeUndefined()
    expect(knownGame(new QueryClient(), 'A', 'RNG')).toBeUndefined()
  })
})
