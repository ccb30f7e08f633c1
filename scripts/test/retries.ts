import { isRecord } from '../../src/json/read.ts'
import { readKept, writeKept } from './kept.ts'
import { listOf, textOf } from './members.ts'
import { type Outcome, outcomeOfPlaywright } from './outcome.ts'

/** A test that is retried, or a cell of the matrix that is looked at again, in this many consecutive runs fails the run. */
export const MOST_RETRIES = 3

/** Number of consecutive runs in which a test passed only after a retry, by the test's name. */
export type RetryRecord = Readonly<Record<string, number>>

/**
 * The record after a run. Pure. A test that passes at once is removed. A test that did not run keeps its count, since most runs
 * are partial.
 *
 * @param ran names of all tests of the run
 */
export function recordAfter(before: RetryRecord, ran: readonly string[], { retried }: Outcome): RetryRecord {
  const next: Record<string, number> = { ...before }
  for (const test of ran) delete next[test]
  for (const { test } of retried) next[test] = (before[test] ?? 0) + 1
  return next
}

/** The outcome, with a failure for each of its tests that was retried in too many runs. Pure. */
export function withoutHabits(outcome: Outcome, record: RetryRecord): Outcome {
  const error = `It passed only at its second try in ${MOST_RETRIES} runs, one after the other.`
  const failures = [...new Set(outcome.retried.map(({ test }) => test))]
    .filter((test) => (record[test] ?? 0) >= MOST_RETRIES)
    .map((test) => ({ test, error }))
  return {
    ...outcome,
    passed: outcome.passed - failures.length,
    failed: outcome.failed + failures.length,
    failures: [...outcome.failures, ...failures],
  }
}

/** The outcome of Playwright's report. Updates the record that is kept in the folder. */
export function outcomeWithRetries(report: unknown, folder: string): Outcome {
  const outcome = outcomeOfPlaywright(report)
  const record = recordAfter(recordIn(readKept(folder, KEPT_AS)), testsIn(report), outcome)
  writeKept(folder, KEPT_AS, record)
  return withoutHabits(outcome, record)
}

const KEPT_AS = 'retries'

const recordIn = (value: unknown): RetryRecord =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([test, count]) =>
      typeof count === 'number' ? [[test, count]] : [],
    ),
  )

/** Names of all tests of a report, as `Trouble` has them. */
function testsIn(report: unknown): string[] {
  const visit = (suite: unknown, titles: readonly string[]): string[] => [
    ...listOf(suite, 'suites').flatMap((inner) => visit(inner, [...titles, textOf(inner, 'title')])),
    ...listOf(suite, 'specs').map((spec) => [...titles, textOf(spec, 'title')].join(' › ')),
  ]
  return visit(report, [])
}
