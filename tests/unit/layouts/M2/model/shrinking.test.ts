import { describe, expect, it } from 'vitest'
import { isScrolled, type Shrinking, scrolledTo } from '../../../../../src/layouts/M2/model/shrinking.ts'

const shrunkAfter = (...ys: number[]) =>
  ys.reduce<Shrinking>((state, y) => scrolledTo(state, y), { shrunk: false, turnedAt: 0 }).shrunk

describe('the pill at the bottom', () => {
  it('is large at the top', () => {
    expect(shrunkAfter(0, 40, 60)).toBe(false)
  })
  it('shrinks on the way down', () => {
    expect(shrunkAfter(0, 100, 130)).toBe(true)
  })
  it('grows as soon as the finger turns', () => {
    expect(shrunkAfter(0, 400, 800, 790, 780)).toBe(false)
  })
  it('ignores small movements of the finger', () => {
    expect(shrunkAfter(0, 400, 395, 399, 394)).toBe(true)
  })
  it('is large again at the top, however it came there', () => {
    expect(shrunkAfter(0, 900, 10)).toBe(false)
  })
})

describe('the rail', () => {
  it('keeps its icons alone once a player reads on, until near the top again', () => {
    expect(isScrolled(false, 160)).toBe(false)
    expect(isScrolled(false, 161)).toBe(true)
    expect(isScrolled(true, 65)).toBe(true)
    expect(isScrolled(true, 64)).toBe(false)
  })
})
