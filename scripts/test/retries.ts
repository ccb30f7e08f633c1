import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRecord } from '../../src/json/read.ts'
import { inRoot } from '../toolchain/run.ts'
import type { Outcome } from './outcome.ts'

/** A test that is retried in this many consecutive runs fails the run. */
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

/** Tests that were retried too often: each is a failure of the run. */
export const tooOften = (record: RetryRecord): string[] =>
  Object.keys(record).filter((test) => (record[test] ?? 0) >= MOST_RETRIES)

/** The record's file, in the cache of this machine. A CI that keeps it between runs sets its path. */
const FILE = process.env.TEST_RETRIES_FILE ?? inRoot('node_modules', '.cache', 'renderer', 'retries.json')

export function readRetries(): RetryRecord {
  if (!existsSync(FILE)) return {}
  const value: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([test, count]) => (typeof count === 'number' ? [[test, count]] : [])),
  )
}

export function writeRetries(record: RetryRecord): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(record, null, 2)}\n`)
}
