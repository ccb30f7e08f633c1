import Color from 'colorjs.io'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromRgb, type Oklch, toRgb } from '../../../../src/ui/colour/oklch.ts'
import { toOracle } from './oracle.ts'

const channel = fc.double({ min: 0, max: 1, noNaN: true })
const anyColour: fc.Arbitrary<Oklch> = fc.record({
  l: fc.double({ min: 0.05, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.5, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
  alpha: fc.constant(1),
})

describe('OKLCH', () => {
  it('equals that of colorjs.io for every sRGB colour', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const ours = fromRgb([r, g, b])
        const [l, c, h] = new Color('srgb', [r, g, b]).to('oklch').coords
        expect(ours.l).toBeCloseTo(l ?? 0, 3)
        expect(ours.c).toBeCloseTo(c ?? 0, 3)
        if (ours.c > 0.02) expect(Math.cos(((ours.h - (h ?? 0)) * Math.PI) / 180)).toBeCloseTo(1, 3)
      }),
    )
  })

  it('comes back to the same sRGB colour', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const back = toRgb(fromRgb([r, g, b]))
        for (const [at, value] of [r, g, b].entries()) expect(back[at]).toBeCloseTo(value, 2)
      }),
    )
  })

  it('keeps lightness and hue of a colour that a screen cannot show, and reduces its chroma', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const rgb = toRgb(colour)
        for (const value of rgb) expect(value >= 0 && value <= 1).toBe(true)
        const shown = fromRgb(rgb)
        expect(Math.abs(shown.l - colour.l)).toBeLessThan(0.03)
        expect(shown.c).toBeLessThan(colour.c + 0.01)
        if (shown.c > 0.05) expect(Math.cos(((shown.h - colour.h) * Math.PI) / 180)).toBeGreaterThan(0.99)
      }),
    )
  })

  it('shows colours within sRGB exactly as colorjs.io does', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const oracle = toOracle(colour).to('srgb')
        fc.pre(oracle.inGamut(undefined, { epsilon: 0 }))
        for (const [at, value] of oracle.coords.entries())
          expect(toRgb(colour)[at]).toBeCloseTo(value ?? 0, 2)
      }),
    )
  })
})
