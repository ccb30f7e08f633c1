import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BulkAnswer, BulkSaved, BulkUndone } from '../../../src/workbench/model/bulkWire.ts'
import { reasonOf } from '../../merchant/history/commit.ts'
import { diffOf, type SetResult } from '../../merchant/set/report.ts'
import { writeSet } from '../../merchant/set/write.ts'
import { type JsonRecord, text } from '../json.ts'
import { impactLines } from './impact.ts'
import type { PrepareReply, PrepareRequest } from './preparing.ts'
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

/** Prepares the change in a thread of its own. */
function prepare({ workbench }: Options, body: JsonRecord): Promise<PrepareReply> {
  const workerData: PrepareRequest = {
    root: workbench.merchantsDir,
    codes: readTexts(body.merchants),
    sentences: readTexts(body.set),
  }
  const worker = new Worker(join(import.meta.dirname, 'preparing.ts'), { workerData })
  return new Promise((resolve, reject) => {
    worker.on('message', (reply: PrepareReply) => resolve(reply))
    worker.on('error', reject)
    // After a message this has no effect.
    worker.on('exit', () => reject(new Error('It ended before it was done.')))
  })
}

/** Identifies exactly what was looked at: what is saved must be the same. */
const stampOf = (results: readonly SetResult[]): string =>
  createHash('sha256').update(JSON.stringify(results)).digest('base64url')

/** What a change of many merchants would do: the answer of `merchant set … --dry-run`. */
export async function bulk(options: Options, body: JsonRecord): Promise<BulkAnswer> {
  const reply = await prepare(options, body)
  if ('fault' in reply) return reply
  const { meant, results } = reply.prepared
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
}

/** Saves what was looked at, all merchants at once. */
export async function saveBulk(options: Options, body: JsonRecord): Promise<BulkSaved> {
  const reply = await prepare(options, body)
  if ('fault' in reply) throw new WorkbenchProblem(reply.fault)
  const { results } = reply.prepared
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
