import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Judged, Question, Verdict } from './judge.ts'

interface Asked {
  readonly answer: (judged: Judged) => void
  readonly fail: (error: Error) => void
}

/** One thread for all workbenches of a process, started with the first request. */
let thread: Worker | undefined
const asked = new Map<number, Asked>()
let last = 0

/** If the thread ends, its requests fail, and the next request starts a new thread. */
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
    // The thread must not keep the process alive after its server has closed.
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

/** Checks a draft in the thread, so that the server stays responsive. Rejects where the check itself fails. */
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
