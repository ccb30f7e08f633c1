import { describe, expect, it } from 'vitest'
import { isSame, keepSame } from '../../../src/site/same.ts'

describe('two plain values', () => {
  it('are alike when all that they hold is', () => {
    expect(isSame({ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] })).toBe(true)
    expect(isSame({ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] })).toBe(false)
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false)
    expect(isSame([1, 2], [1])).toBe(false)
    expect(isSame(null, {})).toBe(false)
  })

  it('are compared so many steps deep, and further down by what is the very same', () => {
    const deep = { b: 1 }
    expect(isSame({ a: deep }, { a: { b: 1 } }, 1)).toBe(false)
    expect(isSame({ a: deep }, { a: deep }, 1)).toBe(true)
    expect(isSame({ a: deep }, { a: { b: 1 } }, 2)).toBe(true)
  })
})

describe('a newer answer', () => {
  it('is the one before where it says the same', () => {
    const before = { hosts: ['a'], name: 'x' }
    expect(keepSame(before, { hosts: ['a'], name: 'x' })).toBe(before)
  })

  it('keeps the fields that it says again, and has its own for the others', () => {
    const before = { hosts: ['a'], links: ['b'] }
    const kept = keepSame(before, { hosts: ['a'], links: ['c'] })
    expect(kept).toEqual({ hosts: ['a'], links: ['c'] })
    expect(kept.hosts).toBe(before.hosts)
    expect(Object.isFrozen(kept)).toBe(true)
  })
})
