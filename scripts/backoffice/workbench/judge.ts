import { parentPort } from 'node:worker_threads'
import type { Finding, Needs } from '../../../src/workbench/model/wire.ts'
import { checkMerchant } from '../../merchant/check/checkMerchant.ts'
import { needsOf } from '../../merchant/check/checks/needs.ts'
import type { MerchantFiles } from '../../merchant/check/files.ts'
import type { Known } from '../../merchant/check/known.ts'
import { knownHere } from '../../merchant/check/knownHere.ts'
import { openMerchant } from '../../merchant/check/open.ts'
import { readFolder } from '../../merchant/check/readFolder.ts'

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
  /** Another number: what was read of the folders no longer counts. */
  readonly generation: number
}

/** What is found of it. */
export interface Judged {
  /** Files are named within the merchant's folder. */
  readonly findings: readonly Finding[]
  readonly needs: Needs
}

interface Shelf {
  readonly generation: number
  readonly files: Map<string, Promise<MerchantFiles>>
}

const shelves = new Map<string, Shelf>()
let known: Known | undefined

function shelfOf({ merchantsDir, generation }: Question): Shelf['files'] {
  const before = shelves.get(merchantsDir)
  const shelf = before?.generation === generation ? before : { generation, files: new Map() }
  shelves.set(merchantsDir, shelf)
  return shelf.files
}

async function judge(question: Question): Promise<Judged> {
  const shelf = shelfOf(question)
  const read = (code: string): Promise<MerchantFiles> => {
    const files = shelf.get(code) ?? readFolder(code, question.merchantsDir)
    shelf.set(code, files)
    // What could not be read is tried again.
    files.catch(() => shelf.delete(code))
    return files
  }
  const all = await Promise.all(question.codes.map(read))
  const own = all.find(({ code }) => code === question.code)
  if (!own) return { findings: [], needs: {} }
  known ??= knownHere()
  const drafted = { ...own, texts: { ...own.texts, ...question.texts } }
  const findings = checkMerchant(drafted, known, all).map((finding) => ({
    ...finding,
    file: finding.file.slice(own.folder.length + 1),
  }))
  return { findings, needs: needsOf(openMerchant(drafted), known.flags) }
}

/** An answer of this thread, by the number of its question. */
export type Verdict = { readonly id: number } & ({ readonly judged: Judged } | { readonly failed: string })

parentPort?.on('message', async ({ id, question }: { readonly id: number; readonly question: Question }) => {
  const verdict: Verdict = await judge(question).then(
    (judged) => ({ id, judged }),
    (error: unknown) => ({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
  parentPort?.postMessage(verdict)
})
