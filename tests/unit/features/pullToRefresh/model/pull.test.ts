import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directionOf, REFRESH_AT, travelOf } from '../../../../../src/features/pullToRefresh/model/pull.ts'

describe('the travel of the disc', () => {
  it('is none without a pull, or against it', () => {
    expect([travelOf(0), travelOf(-40)]).toEqual([0, 0])
  })
  it('grows with the pull, and never as fast', () => {
    const px = fc.integer({ min: 1, max: 2000 })
    fc.assert(
      fc.property(px, px, (pull, more) => {
        const further = travelOf(pull + more)
        expect(further).toBeGreaterThan(travelOf(pull))
        expect(further).toBeLessThan(pull + more)
      }),
    )
  })
  it('reaches the point of refreshing within the upper half of a small phone, but not by a twitch', () => {
    expect(travelOf(280)).toBeGreaterThan(REFRESH_AT)
    expect(travelOf(60)).toBeLessThan(REFRESH_AT)
  })
})

describe('the direction of a movement', () => {
  it.each([
    ['has none yet after a few pixels', 3, 3, undefined],
    ['is down', 4, 20, 'down'],
    ['is other: sideways, as a carousel is swiped', 20, 10, 'other'],
    ['is other: to the left', -20, 19, 'other'],
    ['is other: up', 0, -20, 'other'],
  ])('%s', (_, x, y, direction) => expect(directionOf(x, y)).toBe(direction))
})
