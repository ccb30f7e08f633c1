import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLACK, contrast, WHITE, withContrast } from '../../../../src/ui/colour/contrast.ts'
import { formatColour, fromRgb, type Oklch } from '../../../../src/ui/colour/oklch.ts'
import { oracleContrast } from './oracle.ts'

const colour: fc.Arbitrary<Oklch> = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([r, g, b]) => fromRgb([r / 255, g / 255, b / 255]))

describe('contrast', () => {
  it('equals that of colorjs.io, for colours as a screen shows them', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBeCloseTo(oracleContrast(formatColour(one), formatColour(other)), 2)
      }),
    )
  })

  it('is 21 between black and white', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5)
  })
})

describe('a colour that must stand out', () => {
  it('reaches the ratio, after rounding to hex too', () => {
    fc.assert(
      fc.property(colour, colour, fc.constantFrom(3, 4.5), (one, ground, ratio) => {
        const moved = withContrast(one, ground, ratio)
        expect(oracleContrast(formatColour(moved), formatColour(ground))).toBeGreaterThanOrEqual(
          ratio - 0.001,
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('stays as it is when it already does', () => {
    fc.assert(
      fc.property(colour, colour, (one, ground) => {
        fc.pre(contrast(one, ground) >= 4.5)
        expect(withContrast(one, ground, 4.5)).toBe(one)
      }),
    )
  })

  it('moves its lightness only as far as needed, and keeps its hue', () => {
    fc.assert(
      fc.property(colour, colour, (one, ground) => {
        const moved = withContrast(one, ground, 4.5)
        fc.pre(moved !== one && moved !== WHITE && moved !== BLACK)
        expect(moved.h).toBe(one.h)
        const nearly = { ...moved, l: moved.l + Math.sign(one.l - moved.l) * 0.02 }
        fc.pre(Math.abs(one.l - moved.l) > 0.02)
        expect(contrast(nearly, ground)).toBeLessThan(4.6)
      }),
    )
  })

  it('stands out against several grounds at once', () => {
    const grounds = [0.16, 0.2, 0.3].map((l) => ({ l, c: 0.03, h: 280, alpha: 1 }))
    const moved = withContrast({ l: 0.2, c: 0.1, h: 30, alpha: 1 }, grounds, 4.5)
    for (const ground of grounds) expect(contrast(moved, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
