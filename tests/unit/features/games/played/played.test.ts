import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MOST_PLAYED,
  playedKey,
  readPlayed,
  rememberPlayed,
} from '../../../../../src/features/games/played/public.ts'

describe('what was played', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }
  const key = playedKey('merchantState', 'p1')

  it('is kept for each member of each merchant, most recent first, each game once', () => {
    const store = storage()
    for (const code of ['a', 'b', 'a']) rememberPlayed(store, key, { code, vendor: 'V' })
    expect(readPlayed(store, key).map(({ code }) => code)).toEqual(['a', 'b'])
    expect(readPlayed(store, playedKey('merchantState', 'p2'))).toEqual([])
    expect(playedKey('a_b', 'c')).not.toBe(playedKey('a', 'b_c'))
  })

  it('is never more than so many, nor anything that is no game', () => {
    const store = storage()
    for (let n = 0; n < 30; n += 1) rememberPlayed(store, key, { code: String(n), vendor: '' })
    expect(readPlayed(store, key)).toHaveLength(MOST_PLAYED)
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        store.setItem(key, text)
        for (const { code, vendor } of readPlayed(store, key))
          expect([typeof code, typeof vendor]).toEqual(['string', 'string'])
      }),
    )
  })
})
