/** What a pattern is tried on, and three times as much. */
const LENGTH = 10_000
const FACTOR = 3
/** Three times the text takes three times the time where the code is linear, and nine times where it is quadratic. */
const MOST_GROWTH = 5
/** Below this nothing can be compared: a linear pattern takes a tenth of it at this length. */
const MEASURABLE_MS = 0.2
/** The least of so many is taken: what else this thread does makes a run longer, and never shorter. */
const RUNS = 3

/** What is measured, for one text. */
export type Work = (text: string) => unknown

/** The processor's time of this thread alone, ms: other programs take nothing from it. */
function least(work: Work, text: string, runs: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run += 1) {
    const began = process.threadCpuUsage()
    work(text)
    const { user, system } = process.threadCpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** The first of the texts at which the work grows faster than its length, as a few of its first characters; undefined: none. */
export function growsAt(work: Work, textsOf: (length: number) => Iterable<string>): string | undefined {
  // The engine compiles a pattern after its first runs: before, it is slower at every length.
  for (let run = 0; run < 3; run += 1) work('\0')
  const longer = textsOf(FACTOR * LENGTH)[Symbol.iterator]()
  for (const text of textsOf(LENGTH)) {
    const next = longer.next()
    const more = next.done ? '' : next.value
    if (least(work, text, 1) < MEASURABLE_MS) continue
    const once = least(work, text, RUNS)
    const grows = once > MEASURABLE_MS && least(work, more, RUNS) > MOST_GROWTH * once
    if (grows && least(work, more, 2 * RUNS) > MOST_GROWTH * least(work, text, 2 * RUNS))
      return JSON.stringify(text.slice(0, 40))
  }
  return undefined
}
