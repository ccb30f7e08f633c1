import { parentPort } from 'node:worker_threads'
import type { Finding, Needs } from '../../../src/workbench/model/wire.ts'
import { knownHere } from '../../merchant/check/knownHere.ts'
import { readFolder } from '../../merchant/check/readFolder.ts'
import { createJudge, stampOf } from './kept.ts'

/**
 * The merchant tool's check in a worker thread: a check takes a good part of a second, during which the back office could not
 * answer. Used by `findings.ts`.
 */

/** A folder to check, with the files that would be saved. */
export interface Question {
  readonly merchantsDir: string
  /** All folders, this one included. */
  readonly codes: readonly string[]
  readonly code: string
  /** Changed files by their path in the folder. */
  readonly texts: Readonly<Record<string, string>>
  /** Changes when any folder has changed; then all are read again. */
  readonly generation: number
}

/** Its findings. */
export interface Judged {
  /** File names are relative to the merchant's folder. */
  readonly findings: readonly Finding[]
  readonly needs: Needs
}

const judge = createJudge({ read: readFolder, stamp: stampOf, known: knownHere })

/** A reply of this thread, with the number of its request. */
export type Verdict = { readonly id: number } & ({ readonly judged: Judged } | { readonly failed: string })

parentPort?.on('message', async ({ id, question }: { readonly id: number; readonly question: Question }) => {
  const verdict: Verdict = await judge(question).then(
    (judged) => ({ id, judged }),
    (error: unknown) => ({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
  parentPort?.postMessage(verdict)
})
