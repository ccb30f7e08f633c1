import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { lanesQuery } from '../../../../src/features/gameLanes/api.ts'
import { knownName } from '../../../../src/features/gameLanes/public.ts'

describe('what a game is called', () => {
  const queries = new QueryClient()
  queries.setQueryData(lanesQuery().queryKey, {
    value: {
      data: {
        lanes: [
          { title: 'none' },
          {
            cards: [
              { code: 'A', vendor: 'RNG', displayName: 'Gems' },
              { code: 'A', vendor: 'PVP', displayName: 'Cards' },
            ],
          },
        ],
      },
    },
    problems: [],
  })

  it('is what its card says, of the vendor that is meant', () => {
    expect(knownName(queries, 'A', 'PVP')).toBe('Cards')
    expect(knownName(queries, 'A', '')).toBe('Gems')
    expect(knownName(queries, 'A', 'LOTT')).toBe('Gems')
  })

  it('is not known of a game without a card, nor before the games are there', () => {
    expect(knownName(queries, 'B', 'RNG')).toBeUndefined()
    expect(knownName(new QueryClient(), 'A', 'RNG')).toBeUndefined()
  })
})
