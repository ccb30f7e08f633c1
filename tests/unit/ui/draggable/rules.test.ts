import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  glide,
  MARGIN,
  placeOf,
  readShare,
  roomOf,
  shareOf,
  stepOf,
  within,
  writeShare,
} from '../../../../src/ui/draggable/rules.ts'

const length = fc.integer({ min: 0, max: 3000 })
const share = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
})
const room = fc
  .tuple(length, length, length, length)
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }))
const NOTHING = { left: 0, top: 0, right: 0, bottom: 0 }

describe('where it may be', () => {
  it('keeps 2 % of the window’s width free, and what the bars take', () => {
    expect(MARGIN).toBe(0.02)
    const size = { width: 60, height: 80 }
    const insets = { left: 0, top: 20, right: 0, bottom: 100 }
    expect(roomOf({ width: 400, height: 800 }, insets, size)).toEqual({
      left: 8,
      top: 28,
      right: 332,
      bottom: 612,
    })
  })

  it('is where the window begins for what is larger than it', () => {
    const { left, top, right, bottom } = roomOf({ width: 100, height: 100 }, NOTHING, {
      width: 300,
      height: 300,
    })
    expect([right, bottom]).toEqual([left, top])
  })

  it('is never outside of its bounds, wherever it is dragged', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), room, (x, y, free) => {
        const at = within({ x, y }, free)
        expect(at.x >= free.left && at.x <= free.right && at.y >= free.top && at.y <= free.bottom).toBe(true)
      }),
    )
  })
})

describe('where it was', () => {
  it('is the same share of another window: it survives a turn of the phone', () => {
    fc.assert(
      fc.property(share, room, (was, free) => {
        const found = shareOf(placeOf(was, free), free)
        if (free.right > free.left) expect(found.x).toBeCloseTo(was.x, 5)
        if (free.bottom > free.top) expect(found.y).toBeCloseTo(was.y, 5)
      }),
    )
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(share, (was) => {
        const found = readShare(writeShare(was))
        expect(found?.x).toBeCloseTo(was.x, 3)
        expect(found?.y).toBeCloseTo(was.y, 3)
      }),
    )
  })

  it.each([null, '', '1', 'NaN 1', '2 0', '-1 0', '0.5 0.5 0.5', '1e9 0', '<script>'])(
    'is unknown where %o was kept',
    (kept) => expect(readShare(kept)).toBeUndefined(),
  )

  it('is within 0 and 1 whatever was kept', () => {
    fc.assert(
      fc.property(fc.string(), (kept) => {
        const found = readShare(kept)
        if (found) expect(Math.min(found.x, found.y) >= 0 && Math.max(found.x, found.y) <= 1).toBe(true)
      }),
    )
  })
})

describe('a throw', () => {
  const free = { left: 0, top: 0, right: 1000, bottom: 1000 }

  it('goes on in its direction, slower and slower, until it lies still', () => {
    let flight = glide({ at: { x: 100, y: 100 }, speed: { x: 1, y: 0 } }, 16, free)
    let frames = 0
    let last = 100
    while (flight && frames < 1000) {
      expect(flight.at.x).toBeGreaterThan(last)
      expect(flight.at.y).toBe(100)
      last = flight.at.x
      flight = glide(flight, 16, free)
      frames++
    }
    expect(frames).toBeLessThan(80)
    expect(last).toBeLessThan(300)
  })

  it('ends at the edge', () => {
    const flight = glide({ at: { x: 990, y: 500 }, speed: { x: 5, y: 0 } }, 100, free)
    expect(flight).toMatchObject({ at: { x: 1000, y: 500 }, speed: { x: 0 } })
  })
})

describe('keys', () => {
  it.each([
    ['ArrowLeft', false, { x: -16, y: 0 }],
    ['ArrowDown', false, { x: 0, y: 16 }],
    ['ArrowRight', true, { x: 64, y: 0 }],
    ['Enter', false, undefined],
    ['constructor', false, undefined],
  ])('%s, with Shift %o', (key, isFar, step) => expect(stepOf(key, isFar)).toEqual(step))
})
