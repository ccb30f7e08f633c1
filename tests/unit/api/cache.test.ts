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

  it('gives back any JSON as it was, until it is flushed, and nothing under another key', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.jsonValue(), (key, other, value) => {
        fc.pre(key !== other)
        const storage = memoryStorage()
        storage.setItem('MC_SESSION_INFO', 'somebody else’s')
        const cache = createCache(storage, () => 10)
        cache.write(key, value)
        expect(cache.read(key)).toEqual({ value: JSON.parse(JSON.stringify(value)) })
        expect(cache.read(other)).toBeUndefined()
        cache.clear()
        expect(cache.read(key)).toBeUndefined()
        expect(storage.getItem('MC_SESSION_INFO')).toBe('somebody else’s')
      }),
      { numRuns: 1000 },
    )
  })

  it('uses an answer for an hour by any clock, and never one from the future', () => {
    const moments = fc.integer({ min: 0, max: 4e12 })
    fc.assert(
      fc.property(moments, fc.integer({ min: -2e7, max: 2e7 }), (written, later) => {
        let now = written
        const cache = createCache(memoryStorage(), () => now)
        cache.write('key', 1)
        now = written + later
        const believed = later >= 0 && later < CACHE_MAX_AGE_MS
        expect(cache.read('key')).toEqual(believed ? { value: 1 } : undefined)
      }),
    )
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

  it('stores under a hash, and nothing of the address stands in the key', () => {
    const storage = memoryStorage()
    createCache(storage, () => 10).write('GET /wps/x?token=s3cret', 1)
    expect([...storage.entries.keys()]).toEqual([expect.stringMatching(/^wps:[0-9a-z]{6,14}$/)])
  })
})
