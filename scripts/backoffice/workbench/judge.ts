import { parentPort } from 'node:worker_threads'
import type { Finding, Needs } from '../../../src/workbench/model/wire.ts'
import { knownHere } from '../../merchant/check/knownHere.ts'
import { readFolder } from '../../merchant/check/readFolder.ts'
import { createJudge, stampOf } from './kept.ts'

/**
 * The merchant tool's check, in a thread of its own: a check computes for a good part of a second, and whoever asks the back
 * office in between would wait as long. `findings.ts` asks it.
 */

/** What is to be judged: a folder among others, with some of its files as they would be saved. */
export interface Question {
  readonly merchantsDir: string
  /** All folders that count, this one among them. */
  readonly codes: readonly string[]
  readonly code: string
  /** Files that are not as the folder has them, by their path in it. */
  readonly texts: Readonly<Record<string, string>>
  /** Another number: somebody has written into a folder, and all are looked at again. */
  readonly generation: number
}

/** What is found of it. */
export interface Judged {
  /** Files are named within the merchant's folder. */
  readonly findings: readonly Finding[]
  readonly needs: Needs
}

const judge = createJudge({ read: readFolder, stamp: stampOf, known: knownHere })

/** An answer of this thread, by the number of its question. */
export type Verdict = { readonly id: number } & ({ readonly judged: Judged } | { readonly failed: string })

parentPort?.on('message', async ({ id, question }: { readonly id: number; readonly question: Question }) => {
  const verdict: Verdict = await judge(question).then(
    (judged) => ({ id, judged }),
    (error: unknown) => ({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
  parentPort?.postMessage(verdict)
})
