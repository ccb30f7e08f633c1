import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flagCatalogue } from '../../../src/generated/flags.ts'
import { flagSettings } from '../../matrix/rules/flagSettings.ts'
import { pairsCovered, pairsOf, pairwise } from '../../matrix/rules/pairwise.ts'

const named = (count: number) => Array.from({ length: count }, (_, index) => `FLAG${index}`)

/** The rows of covertable 2.5.2 with its defaults, by number of boolean flags: `make({ FLAG0: [false, true], … })`. */
const COVERTABLE: readonly (readonly [flags: number, rows: number])[] = [
  [2, 4],
  [3, 4],
  [4, 6],
  [6, 7],
  [8, 8],
  [10, 8],
  [12, 8],
  [16, 10],
  [20, 10],
  [24, 10],
  [30, 12],
]
/** A greedy table may have this many more rows than an optimised one. */
const MORE_ROWS = 2

describe('settings of flags two by two', () => {
  it('hold every pair of values of every two flags, for any number of flags', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer(), (count, seed) => {
        const names = named(count)
        const rows = pairwise(names, seed)
        expect(pairsCovered(names, rows)).toBe(pairsOf(count))
        for (const row of rows) expect(Object.keys(row)).toEqual(names)
      }),
      { numRuns: 60 },
    )
  })

  it('are the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer(), (count, seed) => {
        expect(pairwise(named(count), seed)).toEqual(pairwise(named(count), seed))
      }),
      { numRuns: 30 },
    )
    expect(pairwise(named(12), 1)).not.toEqual(pairwise(named(12), 2))
  })

  it('count what they cover without the help of what made them', () => {
    expect(pairsOf(12)).toBe(264)
    expect(pairsCovered(['A', 'B'], [])).toBe(0)
    expect(pairsCovered(['A', 'B'], [{ A: true, B: false }])).toBe(1)
    expect(
      pairsCovered(
        ['A', 'B', 'C'],
        [
          { A: true, B: false, C: true },
          { A: true, B: false, C: false },
        ],
      ),
    ).toBe(5)
    const rows = pairwise(named(8))
    expect(pairsCovered(named(8), rows.slice(1))).toBeLessThan(pairsOf(8))
  })

  it('are both values of a single flag, and nothing where there is no flag', () => {
    expect(pairwise(['A'])).toEqual([{ A: false }, { A: true }])
    expect(pairwise(['A', 'A'])).toEqual([{ A: false }, { A: true }])
    expect(pairwise([])).toEqual([])
  })

  it('are hardly more than the rows that covertable finds', () => {
    for (const [count, rows] of COVERTABLE)
      expect(pairwise(named(count)).length, `${count} flags`).toBeLessThanOrEqual(rows + MORE_ROWS)
  })
})

describe('what a merchant’s flags are set to', () => {
  const own = { A: true, B: false, C: true }
  const flags = Object.keys(own)

  it('is all off and all on in every run', () => {
    expect(flagSettings('ends', flags, own)).toEqual([
      { id: 'allOff', flags: { A: false, B: false, C: false } },
      { id: 'allOn', flags: { A: true, B: true, C: true } },
    ])
  })

  it('is its own configuration with one flag flipped, each in turn', () => {
    expect(flagSettings('flips', flags, own)).toEqual([
      { id: 'A off', flags: { A: false, B: false, C: true } },
      { id: 'B on', flags: { A: true, B: true, C: true } },
      { id: 'C off', flags: { A: true, B: false, C: false } },
    ])
  })

  it('is the pairwise table at night, with every pair of the whole catalogue in it', () => {
    const catalogue = Object.keys(flagCatalogue)
    const rows = flagSettings('pairwise', catalogue, {}).map(({ flags }) => flags)
    expect(pairsCovered(catalogue, rows)).toBe(pairsOf(catalogue.length))
  })
})
