import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/json/read.ts'
import { listOf, textOf } from '../test/members.ts'
import { oneRunOf } from '../test/oneRun.ts'
import type { Verdict } from './report.ts'

/** The verdicts of all shards, or why there are none yet. */
export type Merged = { readonly verdicts: readonly Verdict[] } | { readonly fault: string }

/**
 * The verdicts of one run's shards, in the order of the mutants. Shards that do not judge each mutant once are of another list of
 * mutants, and are refused. Pure.
 *
 * @param shards verdicts by shard (`2of6`)
 * @param names the mutants of the whole run
 */
export function mergedVerdicts(
  shards: Readonly<Record<string, readonly Verdict[]>>,
  names: readonly string[],
): Merged {
  const run = oneRunOf(Object.keys(shards))
  if (run.shards.length === 0)
    return { fault: 'There is no shard: npm run test:mutants -- --shard i/n makes one.' }
  if (run.missing.length > 0)
    return { fault: `Not all shards are there: ${run.missing.join(', ')} is missing.` }
  const all = run.shards.flatMap((shard) => shards[shard] ?? [])
  const verdicts = names.flatMap((name) => all.filter((verdict) => verdict.name === name))
  const isWhole = names.every((name) => all.some((verdict) => verdict.name === name))
  return isWhole && verdicts.length === names.length && all.length === names.length
    ? { verdicts }
    : { fault: 'These shards are not of this list of mutants, or not of one run: run them again.' }
}

const WAYS: readonly Verdict['by'][] = ['units', 'test:changed', 'nobody', 'late', 'unsound']

/** The verdicts of a shard's file; what is no verdict does not count. Pure. */
export const verdictsIn = (value: unknown): Verdict[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown): Verdict[] => {
    const by = WAYS.find((way) => way === textOf(one, 'by'))
    const seconds = isRecord(one) ? one.seconds : undefined
    if (by === undefined || typeof seconds !== 'number') return []
    const tests = listOf(one, 'tests').filter((test) => typeof test === 'string')
    return [{ name: textOf(one, 'name'), file: textOf(one, 'file'), by, tests, seconds }]
  })

/** The verdicts of each shard in a folder, by the shard's name. */
export function readShards(folder: string): Record<string, Verdict[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^\d+of\d+\.json$/.test(file)) : []
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      verdictsIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ]),
  )
}
