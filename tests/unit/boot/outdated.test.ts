import { describe, expect, it } from 'vitest'
import { isOutdated } from '../../../src/boot/outdated.ts'

const modern = { Object, Array, AbortSignal, RegExp }

class Refusing {
  constructor() {
    throw new SyntaxError('invalid group specifier name')
  }
  test = () => true
}

describe('an outdated browser', () => {
  it('is none of those that the app is built for', () => {
    expect(isOutdated(modern)).toBe(false)
  })

  it.each([
    ['Object.hasOwn', { Object: {} }],
    ['findLast of arrays', { Array: { prototype: {} } }],
    ['AbortSignal.timeout', { AbortSignal: {} }],
    ['AbortSignal', { AbortSignal: undefined }],
    ['lookbehinds of regular expressions', { RegExp: Refusing }],
  ])('is one without %s', (_, lacking) => {
    expect(isOutdated({ ...modern, ...lacking })).toBe(true)
  })
})
