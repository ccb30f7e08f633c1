import { describe, expect, it } from 'vitest'
import { places } from '../../../scripts/bench/options.ts'
import { middleScores, scoresOf } from '../../../scripts/lighthouse/read.ts'

describe('a report of Lighthouse', () => {
  const audits = {
    'first-contentful-paint': { numericValue: 2100.4 },
    interactive: { numericValue: 9000 },
    'network-requests': { details: { items: [{}, {}, {}] } },
  }

  it('is read by the names that the bench uses', () => {
    expect(scoresOf({ categories: { performance: { score: 0.96 } }, audits })).toEqual({
      performance: 96,
      firstPaintMs: 2100.4,
      interactiveMs: 9000,
      requests: 3,
    })
  })

  it('lacks what Lighthouse could not measure', () => {
    expect(scoresOf({ categories: { performance: { score: null } }, audits: {} })).toEqual({})
  })

  it('is the middle of some runs, number by number', () => {
    const runs = [{ performance: 40, shift: 0.0504 }, { performance: 90 }, { performance: 50, shift: 0.07 }]
    expect(middleScores(runs)).toEqual({ performance: 50, shift: 0.06 })
  })

  it('is of the merchants and pages that were chosen', () => {
    expect(places(['--merchant', 'saigon', '--page', 'login', '--runs', '1'])).toMatchObject({
      merchants: ['saigon'],
      pages: ['login'],
      runs: 1,
    })
    expect(places([]).edge).toBe(false)
    expect(places(['--edge']).edge).toBe(true)
    expect(() => places(['--only', 'taskMs'])).toThrow('--only')
  })
})
