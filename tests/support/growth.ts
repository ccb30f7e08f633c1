/** The length of the test texts; the longer ones have three times as much. */
const LENGTH = 10_000
const FACTOR = 3
/** With three times the text, linear code takes three times as long and quadratic code nine times. */
const MOST_GROWTH = 5
/** Shorter times cannot be compared. A linear pattern takes a tenth of this at this length. */
const MEASURABLE_MS = 0.2
/** The shortest of so many runs counts: other work of this thread makes a run longer, never shorter. */
const RUNS = 3
/** Where the shortest run takes longer, one run of the longer text is certain: nothing but the work itself takes a thread so much. */
const CERTAIN_MS = 8
/** A run that takes longer is not repeated. */
const LONG_MS = 100
/**
 * A suspicion must be confirmed so often in a row, with texts this many times as long. From 128 kB on the engine's stack of
 * alternatives is memory that the system gives for each run, which takes a slow machine longer than the run: both texts are beyond it.
 */
const CONFIRMATIONS = 2
const CONFIRMED_AT = 4

/** The work to measure, for one text. */
export type Work = (text: string) => unknown

/** The shortest run in CPU time of this thread, ms: other programs do not affect it. */
function least(work: Work, text: string, runs: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run += 1) {
    const began = process.threadCpuUsage()
    work(text)
    const { user, system } = process.threadCpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
    if (best > LONG_MS) break
  }
  return best
}

/** The start of the first text for which the time grows faster than the length; undefined: there is none. */
export function growsAt(work: Work, textsOf: (length: number) => Iterable<string>): string | undefined {
  // The engine compiles a pattern after its first runs. Before, it is slower at every length.
  for (let run = 0; run < 3; run += 1) work('\0')
  const longer = textsOf(FACTOR * LENGTH)[Symbol.iterator]()
  let at = 0
  for (const text of textsOf(LENGTH)) {
    const next = longer.next()
    const more = next.done ? '' : next.value
    at += 1
    if (least(work, text, 1) < MEASURABLE_MS) continue
    const once = least(work, text, RUNS)
    const isCertain = once > CERTAIN_MS
    if (once <= MEASURABLE_MS || least(work, more, isCertain ? 1 : RUNS) <= MOST_GROWTH * once) continue
    if (isCertain || isConfirmed(work, textsOf, at)) return JSON.stringify(text.slice(0, 40))
  }
  return undefined
}

function isConfirmed(work: Work, textsOf: (length: number) => Iterable<string>, at: number): boolean {
  const long = nth(textsOf(CONFIRMED_AT * LENGTH), at)
  const longer = nth(textsOf(CONFIRMED_AT * FACTOR * LENGTH), at)
  const isMore = (): boolean => least(work, longer, RUNS) > MOST_GROWTH * least(work, long, RUNS)
  return Array.from({ length: CONFIRMATIONS }).every(isMore)
}

function nth(texts: Iterable<string>, wanted: number): string {
  let at = 0
  for (const text of texts) {
    at += 1
    if (at === wanted) return text
  }
  return ''
}
