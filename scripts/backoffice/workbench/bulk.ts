import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { BulkAnswer, BulkSaved, BulkUndone } from '../../../src/workbench/model/bulkWire.ts'
import type { Known } from '../../merchant/check/known.ts'
import { knownHere } from '../../merchant/check/knownHere.ts'
import { UsageError } from '../../merchant/command.ts'
import { reasonOf } from '../../merchant/history/commit.ts'
import { readWanted } from '../../merchant/set/edit.ts'
import { type Prepared, prepareSet, writeSet } from '../../merchant/set/prepare.ts'
import { diffOf, type SetResult } from '../../merchant/set/report.ts'
import { type JsonRecord, text } from '../json.ts'
import { impactLines } from './impact.ts'
import { WorkbenchProblem } from './problem.ts'
import { readTexts } from './read.ts'
import type { WorkbenchOptions } from './serve.ts'

type Options = Pick<WorkbenchOptions, 'merchants' | 'workbench'>

/** Number of saves that can be taken back. */
const MOST_SAVES = 20

/** A save of many merchants, to be taken back. */
interface Save {
  readonly results: readonly SetResult[]
  readonly reason: string
}
const saves = new Map<string, Save>()

/** The catalogues, read once: they change with the code only. */
let known: Known | undefined

function prepare({ workbench }: Options, body: JsonRecord): Promise<Prepared> {
  const codes = new Set(readTexts(body.merchants))
  known ??= knownHere()
  return prepareSet({
    root: workbench.merchantsDir,
    isMeant: ({ code }) => codes.has(code),
    changes: readTexts(body.set).map(readWanted),
    known,
    // The back office serves the phones meanwhile.
    pause: () => setImmediate(),
  })
}

/** Identifies exactly what was looked at: what is saved must be the same. */
const stampOf = (results: readonly SetResult[]): string =>
  createHash('sha256').update(JSON.stringify(results)).digest('base64url')

/** What a change of many merchants would do: the answer of `merchant set … --dry-run`. */
export async function bulk(options: Options, body: JsonRecord): Promise<BulkAnswer> {
  try {
    const { meant, results } = await prepare(options, body)
    const changed = new Set(results.map(({ merchant }) => merchant))
    return {
      stamp: stampOf(results),
      same: meant.filter((code) => !changed.has(code)),
      lines: results.map((result) => ({
        merchant: result.merchant,
        impact: impactLines(result.impact?.groups ?? []),
        quiet: (result.impact?.quiet ?? []).map(({ change, because }) => `${change}: ${because}`),
        diff: diffOf(result),
        errors: result.errors,
        unmet: result.unmet,
      })),
    }
  } catch (error) {
    if (error instanceof UsageError) return { fault: error.message }
    throw error
  }
}

/** Saves what was looked at, all merchants at once. */
export async function saveBulk(options: Options, body: JsonRecord): Promise<BulkSaved> {
  const { results } = await prepare(options, body)
  if (stampOf(results) !== text(body.stamp))
    throw new WorkbenchProblem('The folders have changed since you looked. Look at the changes again.')
  if (results.some(({ errors }) => errors.length > 0) && body.anyway !== true)
    throw new WorkbenchProblem('With these changes there are new errors.')
  const reason = reasonOf(text(body.reason))
  const committed = await writeSet(options.workbench.merchantsDir, results, reason)
  options.merchants.changed()
  const id = randomUUID()
  saves.set(id, { results, reason })
  for (const old of [...saves.keys()].slice(0, -MOST_SAVES)) saves.delete(old)
  return { id, merchants: results.map(({ merchant }) => merchant), ...(committed && { committed }) }
}

/** Takes a save back. A file that was changed since stays, and its merchant is named. */
export async function undoBulk(options: Options, body: JsonRecord): Promise<BulkUndone> {
  const save = saves.get(text(body.id))
  if (!save) throw new WorkbenchProblem('This save can no longer be taken back here. Use the history.')
  const root = options.workbench.merchantsDir
  const isAsSaved = ({ merchant, files }: SetResult): boolean =>
    files.every(({ file, after }) => readFileSync(join(root, merchant, file), 'utf8') === after)
  const back = save.results.filter(isAsSaved).map(({ merchant, files }) => ({
    merchant,
    files: files.map(({ file, before, after }) => ({ file, before: after, after: before })),
  }))
  const reason = save.reason === '' ? '' : `Take back: ${save.reason}`
  const committed = back.length > 0 ? await writeSet(root, back, reason) : undefined
  options.merchants.changed()
  saves.delete(text(body.id))
  const merchants = back.map(({ merchant }) => merchant)
  return {
    merchants,
    left: save.results.map(({ merchant }) => merchant).filter((code) => !merchants.includes(code)),
    ...(committed && { committed }),
  }
}
