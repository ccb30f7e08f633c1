import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { progressOf, ratioOf } from '../../../../src/features/vipProgress/model/progress.ts'

describe('the ratio', () => {
  it.each([
    [3, 5, 0.6],
    [0, 5, 0],
    [0, 0, 0],
    [2, 0, 1],
    [7, 5, 1],
  ])('of %d by %d is %d', (completed, expected, ratio) => expect(ratioOf(completed, expected)).toBe(ratio))

  it('is always from 0 to 1', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (completed, expected) => {
        const ratio = ratioOf(completed, expected)
        expect(ratio >= 0 && ratio <= 1).toBe(true)
      }),
    )
  })
})

describe('VIP progress', () => {
  const currentProgress = { completedConditions: 3, totalExpectedConditions: 5 }

  it('leads from the label to the next one', () => {
    const sent = {
      currentProgress,
      playerRankProgress: { labelName: 'Silver', nextLabelId: 3, nextLabelName: 'Gold' },
    }
    expect(progressOf(sent, undefined)).toEqual({
      label: 'Silver',
      next: 'Gold',
      ratio: 0.6,
      completed: 3,
      expected: 5,
    })
  })

  it('is complete where there is no next label', () => {
    expect(
      progressOf({ currentProgress, playerRankProgress: { labelName: 'Top' } }, undefined),
    ).toMatchObject({
      ratio: 1,
      next: undefined,
    })
  })

  it("takes the label's name from the member where the answer has none", () => {
    expect(progressOf({ currentProgress }, 'Silver')?.label).toBe('Silver')
    expect(progressOf({ playerRankProgress: { labelName: '' } }, 'Silver')?.label).toBe('Silver')
  })

  it('calls a next label without a name by its id', () => {
    const labels = { labelName: 'Silver', nextLabelId: 3 }
    expect(progressOf({ currentProgress, playerRankProgress: labels }, undefined)).toMatchObject({
      next: '3',
      ratio: 0.6,
    })
  })

  it('is nothing to show without an answer or a label', () => {
    expect(progressOf(undefined, 'Silver')).toBeUndefined()
    expect(progressOf({ currentProgress }, undefined)).toBeUndefined()
  })

  it('is nothing to show where no label is named and nothing is expected', () => {
    const nothing = { completedConditions: 0, totalExpectedConditions: 0 }
    expect(progressOf({ currentProgress: nothing }, 'Silver')).toBeUndefined()
    expect(progressOf({}, 'Silver')).toBeUndefined()
  })
})
