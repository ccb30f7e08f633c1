import { describe, expect, it } from 'vitest'
import { roomBelow } from '../../../src/ui/bottomRoom.ts'

const HEIGHT = 780
const box = (top: number, bottom: number) => ({ top, bottom, height: bottom - top })

describe('the space that a card at the bottom leaves free', () => {
  it('is the height of the bar at the bottom', () => {
    expect(roomBelow([{ bar: box(716, 780), parts: [] }], HEIGHT)).toBe(64)
  })

  it('includes the raised entry of a bar, and the gap under a bar that floats', () => {
    expect(roomBelow([{ bar: box(716, 780), parts: [box(694, 760)] }], HEIGHT)).toBe(86)
    expect(roomBelow([{ bar: box(700, 768), parts: [] }], HEIGHT)).toBe(80)
  })

  it('is nothing where bars are elsewhere, or have no height', () => {
    expect(roomBelow([], HEIGHT)).toBe(0)
    expect(roomBelow([{ bar: box(0, 56), parts: [] }], HEIGHT)).toBe(0)
    expect(roomBelow([{ bar: box(780, 780), parts: [box(0, 0)] }], HEIGHT)).toBe(0)
  })

  it('is never more than half of the window', () => {
    expect(roomBelow([{ bar: box(0, 780), parts: [] }], HEIGHT)).toBe(HEIGHT / 2)
  })
})
