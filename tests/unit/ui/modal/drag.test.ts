import { describe, expect, it } from 'vitest'
import { closes } from '../../../../src/ui/modal/drag.ts'

describe('a sheet that is let go', () => {
  it('closes on a flick down, however short', () => {
    expect(closes({ offset: 20, speed: 0.9, height: 500 })).toBe(true)
  })
  it('closes when it was pulled down far', () => {
    expect(closes({ offset: 220, speed: 0, height: 500 })).toBe(true)
  })
  it('comes back when it was pulled down a little', () => {
    expect(closes({ offset: 90, speed: 0.1, height: 500 })).toBe(false)
  })
  it('comes back when it was flicked up again', () => {
    expect(closes({ offset: 300, speed: -0.9, height: 500 })).toBe(false)
  })
})
