import { describe, expect, it } from 'vitest'
import { commitFault, oneRunOf } from '../../../../scripts/test/oneRun.ts'

const ALL = ['1of3', '2of3', '3of3']

describe('the report of a full run', () => {
  it('has all shards of it', () => {
    expect(oneRunOf(['3of3', '1of3', '2of3'])).toEqual({ shards: ALL, missing: [], others: [] })
  })

  it('counts no leftover of a run with another number of shards, and names it', () => {
    expect(oneRunOf(['1of1', ...ALL])).toEqual({ shards: ALL, missing: [], others: ['1of1'] })
    expect(oneRunOf(['1of1', '4of6'])).toEqual({ shards: ['1of1'], missing: [], others: ['4of6'] })
  })

  it('says which shards are missing', () => {
    expect(oneRunOf(['1of3', '3of3', '2of6', 'x', '7of6'])).toEqual({
      shards: ['2of6'],
      missing: ['1/6', '3/6', '4/6', '5/6', '6/6'],
      others: ['1of3', '3of3'],
    })
    expect(oneRunOf(['report'])).toEqual({ shards: [], missing: [], others: [] })
  })

  it('is of one commit, or names the shards of another', () => {
    expect(commitFault({ '1of2': 'a', '2of2': 'a' })).toBeUndefined()
    expect(commitFault({ '1of3': 'a', '2of3': 'b', '3of3': undefined })).toBe(
      'These are no shards of one commit: 1of3 of a; 2of3 of b; 3of3 of an unknown commit.',
    )
  })
})
