import { parentPort, workerData } from 'node:worker_threads'
import { knownHere } from '../../merchant/check/knownHere.ts'
import { UsageError } from '../../merchant/command.ts'
import { readWanted } from '../../merchant/set/edit.ts'
import { type Prepared, prepareSet } from '../../merchant/set/prepare.ts'

/** The program of a worker thread: what one change does to many merchants takes seconds, in which the server must answer. */

export interface PrepareRequest {
  readonly root: string
  readonly codes: readonly string[]
  readonly sentences: readonly string[]
}
export type PrepareReply = { readonly prepared: Prepared } | { readonly fault: string }

const { root, codes, sentences }: PrepareRequest = workerData
const meant = new Set(codes)

async function reply(): Promise<PrepareReply> {
  try {
    const changes = sentences.map(readWanted)
    return {
      prepared: await prepareSet({
        root,
        isMeant: ({ code }) => meant.has(code),
        changes,
        known: knownHere(),
      }),
    }
  } catch (error) {
    if (error instanceof UsageError) return { fault: error.message }
    throw error
  }
}

parentPort?.postMessage(await reply())
