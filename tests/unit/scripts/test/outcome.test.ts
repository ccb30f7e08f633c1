import { describe, expect, it } from 'vitest'
import {
  closingLine,
  NOTHING,
  outcomeOfPlaywright,
  outcomeOfVitest,
  sum,
} from '../../../../scripts/test/outcome.ts'
import { WENT_ON } from '../../../matrix/rules/pace.ts'
import { LOOKED_AGAIN } from '../../../matrix/rules/secondLook.ts'

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

  it('names a cell that passed at its second look as one that passed at its second try', () => {
    const looked = (type: string) => ({ ...run('expected'), annotations: [{ type }] })
    const suite = (type: string) => ({
      title: 'matrix.spec.ts',
      specs: [{ title: 'aurora home', tests: [looked(type)] }],
    })
    expect(outcomeOfPlaywright({ suites: [suite(LOOKED_AGAIN)] })).toMatchObject({
      passed: 1,
      retried: [{ test: 'matrix.spec.ts › aurora home', error: expect.stringContaining('picture') }],
    })
    expect(outcomeOfPlaywright({ suites: [suite(WENT_ON)] }).retried).toEqual([])
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
