import { describe, expect, it } from 'vitest'
import { ciPartOf, keptAfter } from '../../../../scripts/test/ciPart.ts'

const PARTS = 6
const commit = `00000003${'f'.repeat(32)}`
const other = `0000000a${'f'.repeat(32)}`
const part = (index: number) => ({ index, total: PARTS })

describe('the part of test:full that a CI run takes', () => {
  it('is the one after the last landing’s, and the first again after the last', () => {
    expect(ciPartOf({ commit: other, index: 2, passed: true }, commit, PARTS)).toEqual({
      shard: part(3),
      why: 'after part 2 of 0000000affff',
    })
    expect(ciPartOf({ commit: other, index: 6, passed: true }, commit, PARTS).shard).toEqual(part(1))
  })

  it('is the failed one again, and says so', () => {
    expect(ciPartOf({ commit: other, index: 2, passed: false }, commit, PARTS)).toEqual({
      shard: part(2),
      why: 'since part 2 of 0000000affff has failed',
    })
  })

  it('is the same when the commit runs once more', () => {
    expect(ciPartOf({ commit, index: 5, passed: true }, commit, PARTS)).toEqual({
      shard: part(5),
      why: 'as when it ran before',
    })
  })

  it.each([
    ['nothing is kept', undefined],
    ['what is kept cannot be read', 'half of a'],
    ['there are fewer parts now', { commit: other, index: 7, passed: true }],
  ])('is the one that the hash says where %s', (_, kept) => {
    expect(ciPartOf(kept, commit, PARTS)).toEqual({ shard: part(4), why: 'as its hash says' })
  })

  it('is kept with its outcome, and not where it did not run', () => {
    expect(keptAfter(commit, part(4), { quick: 0, part: 0 })).toEqual({ commit, index: 4, passed: true })
    expect(keptAfter(commit, part(4), { quick: 0, part: 2 })).toEqual({ commit, index: 4, passed: false })
    expect(keptAfter(commit, part(4), { quick: 1, part: 0 })).toBeUndefined()
  })
})
