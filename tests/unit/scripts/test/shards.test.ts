import { describe, expect, it } from 'vitest'
import type { Listed } from '../../../../scripts/test/listed.ts'
import {
  parseShard,
  partOfCommit,
  type TakenPart,
  takenPartIn,
  testsOf,
} from '../../../../scripts/test/shards.ts'

const hash = (first: string): string => `${first.padStart(8, '0')}${'f'.repeat(32)}`

describe('a shard', () => {
  it('is read as i/n, and nothing else', () => {
    expect(parseShard('2/6')).toEqual({ index: 2, total: 6 })
    for (const wrong of ['0/6', '7/6', '2', '2of6', 'x/y']) expect(parseShard(wrong), wrong).toBeUndefined()
  })
})

describe('the tests of a shard', () => {
  const journey = (file: number, title: number): Listed => ({
    project: 'journeys',
    file: `tests/journeys/${file}.spec.ts`,
    titles: ['a group', `title ${title}`],
  })
  const cell = (visitor: string, screen: number): Listed => ({
    project: 'matrix',
    file: 'tests/matrix/matrix.spec.ts',
    titles: [`aurora: ${visitor} sees screen${screen}`],
  })
  const journeys = Array.from({ length: 600 }, (_, at) => journey(Math.floor(at / 60), at))
  const shards = [1, 2, 3, 4, 5, 6].map((index) => ({ index, total: 6 }))

  it('are in no other, and all shards have all tests', () => {
    const all = shards.flatMap((shard) => testsOf(journeys, shard))
    expect(all).toHaveLength(journeys.length)
    expect(new Set(all)).toEqual(new Set(journeys))
  })

  it('stay there when others come before them, so that six landings in a row run each test', () => {
    const others = Array.from({ length: 7 }, (_, at) => journey(0, 1000 + at))
    for (const shard of shards)
      expect(testsOf([...others, ...journeys], shard)).toEqual(
        expect.arrayContaining(testsOf(journeys, shard)),
      )
  })

  it('are of every file, since tests of one file take about as long as each other', () => {
    for (const shard of shards)
      expect(new Set(testsOf(journeys, shard).map(({ file }) => file)).size).toBe(10)
  })

  it('are all cells of a visitor or none, since they share a page', () => {
    const visitors = Array.from({ length: 30 }, (_, at) => `visitor${at}`)
    const cells = visitors.flatMap((visitor) => [1, 2, 3].map((screen) => cell(visitor, screen)))
    for (const shard of shards) {
      const names = testsOf(cells, shard).map(({ titles }) => titles[0]?.split(' ')[1])
      expect(names.length).toBe(3 * new Set(names).size)
      expect(names.length).toBeGreaterThan(0)
    }
  })

  it('are all languages of a merchant or none, since each is held to the first', () => {
    const speaks = (merchant: string, code: string): Listed => ({
      project: 'matrix',
      file: 'tests/matrix/languages.spec.ts',
      titles: [merchant, `speaks ${code}`],
    })
    const merchants = Array.from({ length: 30 }, (_, at) => `merchant${at}`)
    const all = merchants.flatMap((merchant) => ['PT', 'EN', 'TH'].map((code) => speaks(merchant, code)))
    for (const shard of shards) {
      const names = testsOf(all, shard).map(({ titles }) => titles[0])
      expect(names.length).toBe(3 * new Set(names).size)
      expect(names.length).toBeGreaterThan(0)
    }
  })
})

describe('the part of test:full that a landing runs', () => {
  /** The parts of landings that follow one another, the first without anything kept. */
  function partsOf(commits: readonly string[], passes: (at: number) => boolean = () => true): number[] {
    let last: TakenPart | undefined
    return commits.map((commit, at) => {
      const { index } = partOfCommit(commit, 6, last)
      last = { commit, index, passed: passes(at) }
      return index
    })
  }

  it('is another one each time, so that six landings in a row run everything, whatever their hashes are', () => {
    const parts = partsOf(Array.from({ length: 18 }, (_, at) => hash(`${at * at}7`)))
    for (let at = 0; at + 6 <= parts.length; at += 1)
      expect(parts.slice(at, at + 6).toSorted(), parts.join()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('begins where the hash of the commit says, each of six', () => {
    const first = Array.from({ length: 6 }, (_, at) => partOfCommit(hash(`${at}`), 6).index)
    expect(first).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is the same when the commit runs once more', () => {
    expect(partsOf([hash('a'), hash('b'), hash('b')])).toEqual([5, 6, 6])
  })

  it('is the same for the commit that follows a failure, which it has to mend', () => {
    expect(partsOf([hash('a'), hash('b'), hash('c')], (at) => at > 0)).toEqual([5, 5, 6])
  })

  it('is begun anew by what is no part, or a part of another number of parts', () => {
    for (const wrong of [
      undefined,
      'x',
      {},
      { commit: 'a', index: 0, passed: true },
      { commit: 'a', index: 2 },
    ])
      expect(takenPartIn(wrong)).toBeUndefined()
    const kept = takenPartIn({ commit: 'a', index: 9, passed: true })
    expect(partOfCommit(hash('3'), 6, kept).index).toBe(4)
  })
})
