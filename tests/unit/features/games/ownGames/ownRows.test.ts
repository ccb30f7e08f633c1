import { describe, expect, it } from 'vitest'
import { createFavourites } from '../../../../../src/features/games/gameLanes/model/favourites.ts'
import { ownRowsOf } from '../../../../../src/features/games/ownGames/model/ownRows.ts'
import { playedKey, rememberPlayed } from '../../../../../src/features/games/played/public.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'

const GAME = { code: 'A', vendor: 'PG' }

describe("the rows of a member's own games", () => {
  it('are what was played last, then the favourites', () => {
    const store = fakeStorage()
    createFavourites(store, 'acme', 'ana').toggle(GAME)
    rememberPlayed(store, playedKey('acme', 'ana'), GAME)
    rememberPlayed(store, playedKey('acme', 'ana'), { code: 'B', vendor: 'PG' })
    expect(ownRowsOf(store, 'acme', 'ana')).toEqual([
      { id: 'recent', count: 2 },
      { id: 'favourites', count: 1 },
    ])
  })

  it('are left out where there is nothing for them', () => {
    const store = fakeStorage()
    expect(ownRowsOf(store, 'acme', 'ana')).toEqual([])
    createFavourites(store, 'acme', 'ana').toggle(GAME)
    expect(ownRowsOf(store, 'acme', 'ana').map(({ id }) => id)).toEqual(['favourites'])
  })

  it('are of this member at this merchant alone, and never of a guest', () => {
    const store = fakeStorage()
    rememberPlayed(store, playedKey('acme', 'ana'), GAME)
    createFavourites(store, 'acme', '').toggle(GAME)
    expect(ownRowsOf(store, 'other', 'ana').map(({ id }) => id)).toEqual([])
    expect(ownRowsOf(store, 'acme', '')).toEqual([])
  })
})
