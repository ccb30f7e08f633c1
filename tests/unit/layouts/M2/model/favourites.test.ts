import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createFavourites,
  FAVOURITES_KEY,
  MOST_FAVOURITES,
  readFavourites,
  toggled,
} from '../../../../../src/layouts/M2/model/favourites.ts'

function memory(start?: string) {
  const values = new Map(start === undefined ? [] : [[FAVOURITES_KEY, start]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    values,
  }
}

describe('favourite games', () => {
  it('puts the newest heart first, and a second tap takes it back', () => {
    expect(toggled(['A'], 'B')).toEqual(['B', 'A'])
    expect(toggled(['B', 'A'], 'B')).toEqual(['A'])
  })

  it('keeps no more than anyone can look through', () => {
    const many = Array.from({ length: MOST_FAVOURITES }, (_, at) => `G${at}`)
    expect(toggled(many, 'NEW')).toHaveLength(MOST_FAVOURITES)
    expect(toggled(many, 'NEW')[0]).toBe('NEW')
  })

  it('reads whatever storage holds without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const codes = readFavourites(text)
        expect(new Set(codes).size).toBe(codes.length)
        expect(codes.every((code) => typeof code === 'string' && code !== '')).toBe(true)
      }),
    )
    expect(readFavourites(null)).toEqual([])
    expect(readFavourites('["A",1,null,"A","B"]')).toEqual(['A', 'B'])
  })

  it('is remembered on this device', () => {
    const storage = memory('["A"]')
    createFavourites(() => storage).toggle('B')
    expect(createFavourites(() => storage).current()).toEqual(['B', 'A'])
  })

  it('works without storage for as long as the page lives', () => {
    const favourites = createFavourites(() => {
      throw new Error('blocked')
    })
    favourites.toggle('A')
    expect(favourites.current()).toEqual(['A'])
  })

  it('tells who watches, until they stop', () => {
    const favourites = createFavourites(() => memory())
    let told = 0
    const stop = favourites.subscribe(() => {
      told += 1
    })
    favourites.toggle('A')
    stop()
    favourites.toggle('A')
    expect(told).toBe(1)
  })
})
