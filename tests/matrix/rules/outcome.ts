import { listOf, textOf } from '../../../scripts/test/members.ts'

/** A test of the run that did not pass at the first attempt. */
export interface Trouble {
  readonly title: string
  readonly file: string
  /** Its first error message. */
  readonly error: string
  /** It passed at a later attempt. */
  readonly again: boolean
}

/** The outcome of a whole run, of all its shards. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly troubles: readonly Trouble[]
}

/** Reads the report of Playwright's JSON reporter. Pure. Never throws: what it cannot read does not count. */
export function outcomeOf(report: unknown): Outcome {
  const [troubles, counts] = [[] as Trouble[], { passed: 0, failed: 0 }]
  const visit = (suite: unknown): void => {
    listOf(suite, 'suites').forEach(visit)
    for (const spec of listOf(suite, 'specs')) {
      for (const test of listOf(spec, 'tests')) {
        const status = textOf(test, 'status')
        if (status === 'skipped' || status === '') continue
        counts[status === 'unexpected' ? 'failed' : 'passed'] += 1
        if (status === 'expected') continue
        const error = listOf(test, 'results').flatMap((result) => listOf(result, 'errors'))[0]
        troubles.push({
          title: textOf(spec, 'title'),
          file: textOf(spec, 'file'),
          error: textOf(error, 'message'),
          again: status === 'flaky',
        })
      }
    }
  }
  visit(report)
  return { ...counts, troubles }
}

const SHARD = /^([1-9]\d*)of([1-9]\d*)$/

/** The missing shards of a run, in the form `2/3`; the folders are named `1of3`. Pure. */
export function missingShards(folders: readonly string[]): string[] {
  const there = folders.flatMap((name) => {
    const [, index, total] = SHARD.exec(name) ?? []
    return index && total ? [{ index: Number(index), total: Number(total) }] : []
  })
  const most = Math.max(0, ...there.map(({ total }) => total))
  return Array.from({ length: most }, (_, at) => at + 1)
    .filter((index) => !there.some((shard) => shard.index === index && shard.total === most))
    .map((index) => `${index}/${most}`)
}
