import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentOf, STAGES, stageAfter, stageAt } from '../../../src/workbench/model/campaign.ts'

const HOUR = 3_600_000

describe('a campaign that is played', () => {
  it('is shown before it begins, while it runs, and after its end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 2, max: 999 * HOUR }),
        (from, length) => {
          const period = { from, to: from + length }
          expect(STAGES.map((stage) => stageAt(period, momentOf(stage, period)))).toEqual([...STAGES])
        },
      ),
    )
  })

  it('is in force from its first moment on, and over at its end', () => {
    const period = { from: HOUR, to: 2 * HOUR }
    expect(stageAt(period, HOUR - 1)).toBe('before')
    expect(stageAt(period, HOUR)).toBe('during')
    expect(stageAt(period, 2 * HOUR - 1)).toBe('during')
    expect(stageAt(period, 2 * HOUR)).toBe('after')
  })

  it('goes from stage to stage, and ends', () => {
    expect(STAGES.map(stageAfter)).toEqual(['during', 'after', undefined])
  })
})
