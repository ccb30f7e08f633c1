import { describe, expect, it } from 'vitest'
import { inPlace } from '../../../../../src/features/home/model/inPlace.ts'

describe('the sections of a home of which nothing is known before', () => {
  it('have their place as far as it is known what those above them have', () => {
    expect(inPlace([])).toBe(0)
    expect(inPlace(['waiting', 'shown', 'shown'])).toBe(1)
    expect(inPlace(['empty', 'shown', 'waiting', 'shown'])).toBe(3)
    expect(inPlace(['empty', 'shown'])).toBe(2)
  })
})
