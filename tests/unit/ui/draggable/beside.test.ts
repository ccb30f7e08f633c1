import { describe, expect, it } from 'vitest'
import { APART_PX, beside } from '../../../../src/ui/draggable/rules.ts'

const room = { left: 8, top: 8, right: 300, bottom: 500 }
const size = { width: 56, height: 56 }
const chat = { x: 290, y: 440, width: 52, height: 52 }
const game = { x: 10, y: 440, width: 64, height: 64 }

describe('what floats', () => {
  it('stays where it was put where nothing else is', () => {
    const at = { x: 100, y: 100 }
    expect(beside(at, size, room, [chat, game])).toBe(at)
    expect(beside(at, size, room, [])).toBe(at)
  })

  it('moves off the element that it was dropped on, by the shortest way', () => {
    expect(beside({ x: 280, y: 400 }, size, room, [chat])).toEqual({ x: 280, y: 440 - 56 - APART_PX })
    expect(beside({ x: 12, y: 450 }, size, room, [chat, game])).toEqual({ x: 10 + 64 + APART_PX, y: 450 })
  })

  it('does not move from one element onto the next', () => {
    const wall = { x: 200, y: 380, width: 56, height: 120 }
    const place = beside({ x: 240, y: 440 }, size, room, [chat, wall])
    for (const { x, y, width, height } of [chat, wall]) {
      const isBeside = place.x >= x + width || place.x + 56 <= x || place.y >= y + height || place.y + 56 <= y
      expect(isBeside).toBe(true)
    }
  })

  it('stays where there is no space for both, and ignores elements without a size', () => {
    const at = { x: 10, y: 10 }
    const all = { x: 0, y: 0, width: 400, height: 600 }
    expect(beside(at, size, room, [all])).toBe(at)
    expect(beside(at, size, room, [{ x: 10, y: 10, width: 0, height: 0 }])).toBe(at)
  })
})
