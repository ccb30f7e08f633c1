/** The length of the test text; the longer one has three times as much. */
const LENGTH = 10_000
const FACTOR = 3
/** With three times the text, linear code takes three times as long and quadratic code nine times. */
const MOST_GROWTH = 5
/** Shorter times cannot be compared. Quadratic work takes about fifty times this at this length. */
const MEASURABLE_MS = 1
/** The shortest of so many runs counts: other work of this thread makes a run longer, never shorter. */
const RUNS = 5

/** The work to measure, for one text. */
export type Work = (text: string) => unknown

/** The shortest run in CPU time of this thread, ms: other programs do not affect it. */
function least(work: Work, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && best > MEASURABLE_MS; run += 1) {
    const began = process.threadCpuUsage()
    work(text)
    const { user, system } = process.threadCpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** Whether the time of the work grows faster than the length of what it reads. */
export function grows(work: Work, textOf: (length: number) => string): boolean {
  const once = least(work, textOf(LENGTH))
  return once > MEASURABLE_MS && least(work, textOf(FACTOR * LENGTH)) > MOST_GROWTH * once
}
