import { describe, expect, it, vi } from 'vitest'
import { type SafeStorage, safeStorage } from '../../../src/session/storage.ts'
import { fakeStorage } from './fakeStorage.ts'

const keysOf = (storage: SafeStorage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index))

describe('storage that works', () => {
  it('reads and writes through', () => {
    const real = fakeStorage({ a: '1' })
    const storage = safeStorage(() => real)
    storage.setItem('b', '2')
    expect(real.getItem('b')).toBe('2')
    expect(storage.getItem('a')).toBe('1')
    expect(keysOf(storage)).toEqual(['a', 'b'])
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    storage.clear()
    expect(real.length).toBe(0)
  })
})

describe('storage that does not work', () => {
  it('works in memory where the browser forbids it, and says so once', () => {
    const told = vi.fn()
    const storage = safeStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    }, told)
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    expect(keysOf(storage)).toEqual(['a'])
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '2')
    storage.clear()
    expect(keysOf(storage)).toEqual([])
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('keeps in memory what no longer fits, and lets it win over what is stored', () => {
    const told = vi.fn()
    const real = fakeStorage({ a: 'old' })
    const storage = safeStorage(() => real, told)
    real.full = true
    storage.setItem('a', 'new')
    storage.setItem('b', 'more')
    expect(storage.getItem('a')).toBe('new')
    expect(keysOf(storage).sort()).toEqual(['a', 'b'])
    expect(told).toHaveBeenCalledTimes(1)
    real.full = false
    storage.setItem('a', 'newer')
    expect(real.getItem('a')).toBe('newer')
    expect(storage.getItem('a')).toBe('newer')
  })

  it('does not leave the older value behind for the next visit', () => {
    const real = fakeStorage({ a: 'old', b: 'other' })
    real.full = true
    safeStorage(
      () => real,
      () => {},
    ).setItem('a', 'new')
    const nextVisit = safeStorage(() => real)
    expect(nextVisit.getItem('a')).toBeNull()
    expect(nextVisit.getItem('b')).toBe('other')
  })

  it('writes the new value into the space of the old one, and reports no failure', () => {
    const told = vi.fn()
    const real = fakeStorage({ a: 'old' })
    const tight = Object.assign(Object.create(real), {
      setItem(key: string, value: string) {
        if (real.getItem(key) !== null) throw new DOMException('full', 'QuotaExceededError')
        real.setItem(key, value)
      },
    })
    safeStorage(() => tight, told).setItem('a', 'new')
    expect(real.getItem('a')).toBe('new')
    expect(told).not.toHaveBeenCalled()
  })

  it('forgets what cannot be removed', () => {
    const real = fakeStorage({ a: '1' })
    real.stuck = true
    const storage = safeStorage(() => real)
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(keysOf(storage)).toEqual([])
  })
})
