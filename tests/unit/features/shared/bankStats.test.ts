import { describe, expect, it } from 'vitest'
import { countOf, STATS_POLL_MS } from '../../../../src/features/shared/bankStats.ts'

describe('deposit and withdrawal stats', () => {
  it('are counted anew each 30 s', () => expect(STATS_POLL_MS).toBe(30_000))

  it.each<[unknown, number | undefined]>([
    [4, 4],
    ['4', 4],
    [0, 0],
    ['', undefined],
    [-1, undefined],
    [1.5, undefined],
    ['many', undefined],
    [undefined, undefined],
  ])('%j is a count of %s', (sent, count) => {
    expect(countOf(sent)).toBe(count)
  })
})
