import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weakPrimary } from '../../../../../scripts/merchant/new/colours.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0').toUpperCase()}`)

describe('weakPrimary', () => {
  it('has nothing to say of a brand with enough contrast', () => {
    expect(weakPrimary({ primary: '#7C3AED', accent: '#FFC72C', scheme: 'light' })).toBeUndefined()
  })

  it('names the nearest brand with enough contrast on the backgrounds that this brand tints', () => {
    fc.assert(
      fc.property(colours, colours, fc.constantFrom('dark', 'light'), (primary, accent, scheme) => {
        const weak = weakPrimary({ primary, accent, scheme })
        if (weak) expect(weakPrimary({ primary: weak.nearest, accent, scheme })).toBeUndefined()
      }),
      // Without the second try 1 of 54 colours fails.
      { numRuns: 1000 },
    )
  })
})
