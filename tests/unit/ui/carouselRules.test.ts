import { describe, expect, it } from 'vitest'
import { autoplays, positionOf, slideForKey } from '../../../src/ui/carouselRules.ts'

const playing = {
  interval: 5000,
  slides: 3,
  touched: false,
  focused: false,
  stopped: false,
  reducedMotion: false,
  hiddenTab: false,
}

describe('the autoplay of a carousel', () => {
  it('plays with an interval and more than one slide', () => expect(autoplays(playing)).toBe(true))

  it.each([
    { touched: true },
    { focused: true },
    { stopped: true },
    { reducedMotion: true },
    { hiddenTab: true },
    { slides: 1 },
    { interval: 0 },
  ])('rests with %j', (fact) => expect(autoplays({ ...playing, ...fact })).toBe(false))
})

it('reads its place the same in both directions', () => {
  expect(positionOf(540, 360)).toBe(1.5)
  expect(positionOf(-540, 360)).toBe(1.5)
  expect(positionOf(100, 0)).toBe(0)
})

it('follows the arrows in reading direction and stops at the ends', () => {
  expect(slideForKey('ArrowRight', 0, 3, false)).toBe(1)
  expect(slideForKey('ArrowRight', 1, 3, true)).toBe(0)
  expect(slideForKey('ArrowLeft', 0, 3, false)).toBe(0)
  expect(slideForKey('End', 0, 3, true)).toBe(2)
  expect(slideForKey('a', 0, 3, false)).toBeUndefined()
})
