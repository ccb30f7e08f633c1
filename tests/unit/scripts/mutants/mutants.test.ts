import { describe, expect, it } from 'vitest'
import { applied } from '../../../../scripts/mutants/apply.ts'
import { chosenMutants } from '../../../../scripts/mutants/choose.ts'
import { nearestFirst } from '../../../../scripts/mutants/nearest.ts'
import {
  isCaught,
  noticingOf,
  reportOf,
  shareOf,
  type Verdict,
  withoutFailing,
} from '../../../../scripts/mutants/report.ts'
import type { Mutant } from '../../../mutants/mutant.ts'

const mutant = (name: string, file = 'src/a.ts'): Mutant => ({
  name,
  file,
  find: 'a < b',
  replace: 'a <= $&',
})

const verdict = (by: Verdict['by'], tests: readonly string[] = []): Verdict => ({
  name: `by ${by}`,
  file: 'src/a.ts',
  by,
  tests,
  seconds: 1,
})

describe('a mutant', () => {
  it('replaces its text as it is written', () => {
    expect(applied(mutant('one'), 'if (a < b) c()')).toBe('if (a <= $&) c()')
  })

  it.each(['if (a > b) c()', 'a < b || a < b'])(
    'is refused where its text is not there exactly once: %s',
    (text) => {
      expect(() => applied(mutant('one'), text)).toThrow('not once')
    },
  )
})

describe('the mutants of a run', () => {
  const all = ['The first breaks', 'The second breaks', 'A third one'].map((name) => mutant(name))

  it('are all, unless told otherwise', () => {
    expect(chosenMutants(all, {})).toEqual(all)
  })

  it('are those that a part of a name, a file or a folder names', () => {
    expect(chosenMutants(all, { only: 'second' })).toEqual([all[1]])
    expect(chosenMutants(all, { only: 'src/a.ts' })).toEqual(all)
    expect(chosenMutants([...all, mutant('Elsewhere', 'srcs/a.ts')], { only: 'src' })).toEqual(all)
  })

  it('are without those that only a browser notices, where it is left out', () => {
    const drawn: Mutant = { ...mutant('A drawn one'), browser: true }
    expect(chosenMutants([...all, drawn], { unitsOnly: true })).toEqual(all)
    expect(chosenMutants([...all, drawn], {})).toContain(drawn)
  })

  it('are never none: an unknown name is an error that says what is near', () => {
    expect(() => chosenMutants(all, { only: 'a thrid one' })).toThrow('A third one')
  })

  it('are each in exactly one shard', () => {
    const shards = [1, 2].map((index) => chosenMutants(all, { shard: { index, total: 2 } }))
    expect(shards).toEqual([[all[0], all[2]], [all[1]]])
  })
})

describe('the order of tests', () => {
  it('begins with the test that is called as the file', () => {
    const edges = ['b.test.ts', 'x/plan.test.ts'].map((from) => ({
      from,
      to: 'y/plan.ts',
      kind: 'static' as const,
    }))
    expect(nearestFirst(['b.test.ts', 'x/plan.test.ts'], 'y/plan.ts', edges)).toEqual([
      'x/plan.test.ts',
      'b.test.ts',
    ])
  })

  it('is that of the imports between them and the file, those that only name it last', () => {
    const edge = (from: string, to: string) => ({ from, to, kind: 'static' as const })
    const edges = [edge('far', 'b'), edge('b', 'a'), edge('near', 'a')]
    expect(nearestFirst(['unknown', 'far', 'near'], 'a', edges)).toEqual(['near', 'far', 'unknown'])
  })
})

describe('the report', () => {
  const test = 'tests/unit/a.test.ts › a rule'

  it('counts as caught what unit tests or the browser noticed, and nothing else', () => {
    const all = (['units', 'test:changed', 'nobody', 'late', 'unsound'] as const).map((by) => verdict(by))
    expect(all.filter(isCaught).map(({ by }) => by)).toEqual(['units', 'test:changed'])
    expect(shareOf(all)).toBe(0.4)
  })

  it('takes back what a test noticed that fails without any fault', () => {
    const other = 'tests/unit/b.test.ts › another rule'
    const [taken, kept] = withoutFailing(
      [verdict('units', [test]), verdict('units', [test, other])],
      new Set([test]),
    )
    expect([taken?.by, kept?.by]).toEqual(['unsound', 'units'])
    expect(kept?.tests).toEqual([other])
  })

  it('says which test files notice nothing that another one does not, where all are named', () => {
    const other = 'tests/unit/b.test.ts › another rule'
    const all = [verdict('units', [test, other]), verdict('units', [test, test]), verdict('nobody', [])]
    expect(noticingOf(all)).toEqual([
      { file: 'tests/unit/b.test.ts', notices: 1, alone: 0 },
      { file: 'tests/unit/a.test.ts', notices: 2, alone: 1 },
    ])
    const [, never = ''] = reportOf(all, { all: true }).split('## Test files that notice nothing alone')
    const [first = '', second = ''] = never.split('## Test files that notice something alone')
    expect(first).toContain('| tests/unit/b.test.ts | 1 | 0 |')
    expect(first).not.toContain('a.test.ts')
    expect(second).toContain('| tests/unit/a.test.ts | 2 | 1 |')
    expect(reportOf(all, { all: true })).toContain('| tests/unit/a.test.ts, tests/unit/b.test.ts | 1 |')
  })

  it('names who noticed, and how often each test file was the first', () => {
    const text = reportOf([verdict('units', [test]), verdict('units', [test]), verdict('nobody')])
    expect(text).toContain('2 of 3 caught (66.6 %)')
    expect(text).toContain(`| by units | \`src/a.ts\` | ${test} | 1 |`)
    expect(text).toContain('| tests/unit/a.test.ts | 2 |')
    expect(text).toContain('**nobody**')
  })
})
