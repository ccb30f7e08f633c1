import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Judged, Question, Verdict } from './judge.ts'

interface Asked {
  readonly answer: (judged: Judged) => void
  readonly fail: (error: Error) => void
}

/** One thread for all desks of a process, begun with the first question. */
let thread: Worker | undefined
const asked = new Map<number, Asked>()
let last = 0

/** A thread that ends takes its questions with it; the next question begins another. */
function ended(error: Error): void {
  thread = undefined
  const open = [...asked.values()]
  asked.clear()
  for (const { fail } of open) fail(error)
}

function begin(): Worker {
  const worker = new Worker(join(import.meta.dirname, 'judge.ts'))
  worker.on('message', (verdict: Verdict) => {
    const one = asked.get(verdict.id)
    asked.delete(verdict.id)
    // A process whose server is closed ends, whatever was read for it.
    if (asked.size === 0) worker.unref()
    if ('judged' in verdict) one?.answer(verdict.judged)
    else one?.fail(new Error(verdict.failed))
  })
  worker.on('error', ended)
  worker.on('exit', () => {
    if (thread === worker) ended(new Error('The check ended before it was done.'))
  })
  return worker
}

/** Has a draft judged beside the server, which goes on answering meanwhile. Rejects where the check itself fails. */
export function judged(question: Question): Promise<Judged> {
  thread ??= begin()
  const worker = thread
  worker.ref()
  last += 1
  const id = last
  return new Promise((answer, fail) => {
    asked.set(id, { answer, fail })
    worker.postMessage({ id, question })
  })
}
