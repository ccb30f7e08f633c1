import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  favouritesKey,
  MOST_FAVOURITES,
  OLD_KEY,
} from '../../../../../src/features/games/favourites/public.ts'
import { createFavourites, toggled } from '../../../../../src/features/games/gameLanes/model/favourites.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'

const A = { code: 'A', vendor: 'PG' }
const B = { code: 'B', vendor: 'PG' }

describe('favourite games', () => {
  it('put the newest heart first, and a second tap takes it back', () => {
    expect(toggled([A], B)).toEqual([B, A])
    expect(toggled([B, A], B)).toEqual([A])
  })

  it('tell two vendors apart that give their games the same code', () => {
    const other = { code: 'A', vendor: 'BTI' }
    const favourites = createFavourites(fakeStorage(), 'acme', 'ana')
    favourites.toggle(A)
    expect([favourites.has(A), favourites.has(other)]).toEqual([true, false])
  })

  it('are no more than anyone can look through', () => {
    const many = Array.from({ length: MOST_FAVOURITES }, (_, at) => ({ code: `G${at}`, vendor: '' }))
    expect(toggled(many, A)).toHaveLength(MOST_FAVOURITES)
    expect(toggled(many, A)[0]).toEqual(A)
  })

  it('are kept for each member of each merchant', () => {
    const store = fakeStorage()
    createFavourites(store, 'acme', 'ana').toggle(A)
    createFavourites(store, 'acme', 'ben').toggle(B)
    expect(createFavourites(store, 'acme', 'ana').current()).toEqual([A])
    expect(createFavourites(store, 'acme', 'ben').current()).toEqual([B])
    expect(createFavourites(store, 'other', 'ana').current()).toEqual([])
    expect(favouritesKey('a', 'b:c')).not.toBe(favouritesKey('a:b', 'c'))
  })

  it('of a guest are what a member without favourites begins with; both lists go their own way then', () => {
    const store = fakeStorage()
    createFavourites(store, 'acme', '').toggle(A)
    const own = createFavourites(store, 'acme', 'ana')
    expect(own.current()).toEqual([A])
    own.toggle(A)
    expect(createFavourites(store, 'acme', 'ana').current()).toEqual([])
    expect(createFavourites(store, 'acme', '').current()).toEqual([A])
  })

  it('that an earlier version kept are still there', () => {
    const store = fakeStorage()
    store.setItem(OLD_KEY, '["A",1,null]')
    const favourites = createFavourites(store, 'acme', 'ana')
    expect([favourites.has(A), favourites.has(B)]).toEqual([true, false])
    favourites.toggle(A)
    expect(createFavourites(store, 'acme', 'ana').has(A)).toBe(false)
  })

  it('are read from whatever storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.oneof(fc.string(), fc.json()), (own, old) => {
        const store = fakeStorage()
        store.setItem(favouritesKey('acme', 'ana'), own)
        store.setItem(OLD_KEY, old)
        for (const { code, vendor } of createFavourites(store, 'acme', 'ana').current())
          expect([typeof code, typeof vendor]).toEqual(['string', 'string'])
      }),
    )
  })

  it('tell whoever watches, until they stop', () => {
    const favourites = createFavourites(fakeStorage(), 'acme', 'ana')
    const changed = vi.fn()
    const stop = favourites.subscribe(changed)
    favourites.toggle(A)
    stop()
    favourites.toggle(A)
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
