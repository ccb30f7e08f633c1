import { describe, expect, it } from 'vitest'
import {
  closingLine,
  NOTHING,
  outcomeOfPlaywright,
  outcomeOfVitest,
  sum,
} from '../../../../scripts/test/outcome.ts'
import { recordAfter, tooOften } from '../../../../scripts/test/retries.ts'
import { parseShard, shardOfCommit } from '../../../../scripts/test/shards.ts'

const run = (status: string) => ({ status, results: [{ errors: [{ message: `${status}!` }] }] })
const REPORT = {
  suites: [
    {
      title: 'tests/journeys/chat.spec.ts',
      specs: [
        { title: 'opens', tests: [run('expected')] },
        { title: 'fails', tests: [run('unexpected')] },
      ],
      suites: [{ title: 'on a phone', specs: [{ title: 'closes', tests: [run('flaky'), run('skipped')] }] }],
    },
  ],
}

describe('the outcome of browser tests', () => {
  const outcome = outcomeOfPlaywright(REPORT)

  it('counts what passed, failed and was skipped, and names what failed', () => {
    expect(closingLine(outcome)).toBe('2 passed, 1 failed, 1 skipped')
    expect(outcome.failures).toEqual([{ test: 'tests/journeys/chat.spec.ts › fails', error: 'unexpected!' }])
  })

  it('names what passed at its second try', () => {
    expect(outcome.retried.map(({ test }) => test)).toEqual([
      'tests/journeys/chat.spec.ts › on a phone › closes',
    ])
  })

  it('fails where a file could not be loaded, though no test failed', () => {
    expect(outcomeOfPlaywright({ suites: [], errors: [{ message: 'no such file' }] }).failed).toBe(1)
  })
})

describe('the outcome of unit tests', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: '/here/tests/unit/a.test.ts',
    status,
    message: 'it does not load',
    assertionResults: tests.map((one) => ({
      status: one,
      title: 'holds',
      ancestorTitles: ['a rule'],
      failureMessages: ['expected 1'],
    })),
  })

  it('names a failed test by its file and titles', () => {
    const { passed, failures } = outcomeOfVitest(
      { testResults: [file('failed', 'passed', 'failed')] },
      '/here',
    )
    expect(passed).toBe(1)
    expect(failures).toEqual([{ test: 'tests/unit/a.test.ts › a rule › holds', error: 'expected 1' }])
  })

  it('counts a file that could not be loaded as a failure', () => {
    const { failures } = outcomeOfVitest({ testResults: [file('failed')] }, '/here')
    expect(failures).toEqual([{ test: 'tests/unit/a.test.ts', error: 'it does not load' }])
  })
})

it('the closing line of two runs is one line', () => {
  const one = { ...NOTHING, passed: 2, failed: 1 }
  expect(closingLine(sum([one, one]))).toBe('4 passed, 2 failed')
})

describe('a test that passes only at its second try', () => {
  const retried = { ...NOTHING, retried: [{ test: 'a', error: '' }] }

  it('fails the run when that happens in three runs, one after the other', () => {
    const once = recordAfter({}, ['a'], retried)
    const twice = recordAfter(once, ['a'], retried)
    expect(tooOften(twice)).toEqual([])
    expect(tooOften(recordAfter(twice, ['a'], retried))).toEqual(['a'])
  })

  it('begins anew once it has passed at once, and not when it did not run', () => {
    expect(recordAfter({ a: 2 }, ['a'], NOTHING)).toEqual({})
    expect(recordAfter({ a: 2 }, ['b'], NOTHING)).toEqual({ a: 2 })
  })
})

describe('shards', () => {
  it('are read as i/n, and nothing else', () => {
    expect(parseShard('2/6')).toEqual({ index: 2, total: 6 })
    for (const wrong of ['0/6', '7/6', '2', '2of6', 'x/y']) expect(parseShard(wrong), wrong).toBeUndefined()
  })

  it('go by a commit’s hash: each of six comes about', () => {
    const hashes = Array.from({ length: 6 }, (_, at) => `0000000${at}${'f'.repeat(32)}`)
    expect(new Set(hashes.map((hash) => shardOfCommit(hash, 6).index))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })
})
