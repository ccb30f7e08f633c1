import { existsSync, readFileSync } from 'node:fs'
import { isRecord } from '../../src/json/read.ts'
import type { Outcome, Trouble } from './outcome.ts'

/** Reads the summary of a run (`--json`); undefined where there is none. */
export function readOutcome(file: string): Outcome | undefined {
  if (!existsSync(file)) return undefined
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isRecord(value)) return undefined
  const { passed, failed, skipped = 0 } = value
  if (typeof passed !== 'number' || typeof failed !== 'number' || typeof skipped !== 'number')
    return undefined
  return { passed, failed, skipped, failures: troubles(value.failures), retried: troubles(value.retried) }
}

/** The commit of a run's summary; undefined where it names none. */
export function readCommit(file: string): string | undefined {
  const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return isRecord(value) && typeof value.commit === 'string' ? value.commit : undefined
}

const troubles = (value: unknown): Trouble[] =>
  (Array.isArray(value) ? value : []).flatMap((one) =>
    isRecord(one) && typeof one.test === 'string' && typeof one.error === 'string'
      ? [{ test: one.test, error: one.error }]
      : [],
  )
