import { describe, expect, it } from 'vitest'
import { mergedVerdicts, verdictsIn } from '../../../../scripts/mutants/merge.ts'
import type { Verdict } from '../../../../scripts/mutants/report.ts'

const verdict = (name: string, by: Verdict['by'] = 'units'): Verdict => ({
  name,
  file: 'src/a.ts',
  by,
  tests: ['tests/unit/a.test.ts › holds'],
  seconds: 1,
})
const [a, b, c] = [verdict('A'), verdict('B', 'nobody'), verdict('C')]
const names = ['A', 'B', 'C']

describe('the shards of a run of mutants', () => {
  it('are one run, in the order of the mutants', () => {
    expect(mergedVerdicts({ '1of2': [a, c], '2of2': [b] }, names)).toEqual({ verdicts: [a, b, c] })
  })

  it('are not merged while one is missing', () => {
    expect(mergedVerdicts({ '1of2': [a, c] }, names)).toEqual({ fault: expect.stringContaining('2/2') })
    expect(mergedVerdicts({}, names)).toEqual({ fault: expect.stringContaining('no shard') })
  })

  it('count no leftover of a run with another number of shards', () => {
    expect(mergedVerdicts({ '1of2': [a, c], '2of2': [b], '3of6': [c] }, names)).toEqual({
      verdicts: [a, b, c],
    })
  })

  it.each([
    ['a mutant is new', { '1of2': [a, c], '2of2': [] }],
    ['a mutant is gone', { '1of2': [a, c, verdict('D')], '2of2': [b] }],
    ['a mutant is judged twice', { '1of2': [a, c], '2of2': [b, c] }],
    ['a mutant is judged in place of another', { '1of2': [a, c], '2of2': [c] }],
  ])('are refused where %s', (_, shards: Record<string, Verdict[]>) => {
    expect(mergedVerdicts(shards, names)).toEqual({ fault: expect.stringContaining('run them again') })
  })

  it('are read without what is no verdict', () => {
    expect(verdictsIn([a, 7, { ...b, by: 'magic' }, { ...c, seconds: '1' }])).toEqual([a])
    expect(verdictsIn('half of a')).toEqual([])
  })
})
