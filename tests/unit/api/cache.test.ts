import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CACHE_MAX_AGE_MS, createCache, hashOf } from '../../../src/api/cache.ts'
import { memoryStorage } from './testEnv.ts'

describe('the session cache', () => {
  it('forgets after an hour, and what comes from the future', () => {
    let now = 5_000
    const cache = createCache(memoryStorage(), () => now)
    cache.write('key', { a: 1 })
    now += CACHE_MAX_AGE_MS - 1
    expect(cache.read('key')).toEqual({ value: { a: 1 } })
    now += 1
    expect(cache.read('key')).toBeUndefined()
    now = 0
    expect(cache.read('key')).toBeUndefined()
  })

  it('survives anything found in its place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (found) => {
        const storage = memoryStorage()
        const cache = createCache(storage, () => 10)
        cache.write('key', 1)
        for (const name of [...storage.entries.keys()]) storage.setItem(name, found)
        expect(() => cache.read('key')).not.toThrow()
      }),
    )
  })

  it('keeps keys apart', () => {
    const names = new Set(Array.from({ length: 20_000 }, (_, n) => hashOf(`/wps/x?id=${n}`)))
    expect(names.size).toBe(20_000)
  })
})
