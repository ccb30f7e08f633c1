import { describe, expect, it } from 'vitest'
import {
  contrastOf,
  type Ink,
  measuredContrast,
  neededFor,
  parseRgb,
  type Rgb,
} from '../../matrix/rules/contrast.ts'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const ink = (change: Partial<Ink>): Ink => ({ colour: BLACK, opacity: 1, size: 16, weight: 400, ...change })

describe('measured contrast', () => {
  it('is 21:1 for black on white, 4.54:1 for #767676', () => {
    expect(contrastOf(BLACK, WHITE)).toBeCloseTo(21)
    expect(measuredContrast(ink({ colour: [118, 118, 118] }), [WHITE])).toBeCloseTo(4.54)
  })

  it('is that of the worst pixels, but for a fiftieth of them', () => {
    const pixels = (dark: number): Rgb[] => Array.from({ length: 100 }, (_, i) => (i < dark ? BLACK : WHITE))
    expect(measuredContrast(ink({}), pixels(2))).toBeCloseTo(21)
    expect(measuredContrast(ink({}), pixels(3))).toBeCloseTo(1)
  })

  it('counts letters that let through what is behind them', () => {
    expect(measuredContrast(ink({ opacity: 0.2 }), [WHITE])).toBeLessThan(2)
  })

  it('is unknown where nothing is behind', () => {
    expect(measuredContrast(ink({}), [])).toBeUndefined()
  })

  it('needs less of large text', () => {
    expect(neededFor(ink({}))).toBe(4.5)
    expect(neededFor(ink({ size: 24 }))).toBe(3)
    expect(neededFor(ink({ size: 19, weight: 700 }))).toBe(3)
    expect(neededFor(ink({ size: 19 }))).toBe(4.5)
  })

  it('reads computed colours', () => {
    expect(parseRgb('rgb(1, 2, 3)')).toEqual({ colour: [1, 2, 3], opacity: 1 })
    expect(parseRgb('rgba(1, 2, 3, 0.5)')).toEqual({ colour: [1, 2, 3], opacity: 0.5 })
    expect(parseRgb('oklab(0.5 0 0)')).toBeUndefined()
  })
})
