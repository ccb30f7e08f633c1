/** The length of the test texts; the longer ones have three times as much. */
const LENGTH = 10_000
const FACTOR = 3
/** With three times the text, linear code takes three times as long and quadratic code nine times. */
const MOST_GROWTH = 5
/** Shorter times cannot be compared. A linear pattern takes a tenth of this at this length. */
const MEASURABLE_MS = 0.2
/** The shortest of so many runs counts: other work of this thread makes a run longer, never shorter. */
const RUNS = 3
/** Longer times are certain after one run: nothing but the work itself takes a thread so much. */
const CERTAIN_MS = 5
/**
 * A suspicion must be confirmed so often in a row, with nine times the text: linear code takes nine times as long, quadratic code
 * 81 times. A slow processor, which is slower still with a text that leaves its cache, does not reach the limit between them.
 */
const CONFIRMATIONS = 2

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
    const first = least(work, text, 1)
    if (first < MEASURABLE_MS) continue
    const isCertain = first > CERTAIN_MS
    const once = isCertain ? first : least(work, text, RUNS)
    if (once <= MEASURABLE_MS || least(work, more, isCertain ? 1 : RUNS) <= MOST_GROWTH * once) continue
    const most = nth(textsOf(FACTOR ** 2 * LENGTH), at)
    const isMore = (): boolean => least(work, most, 1) > MOST_GROWTH ** 2 * least(work, text, 2 * RUNS)
    if (Array.from({ length: CONFIRMATIONS }).every(isMore)) return JSON.stringify(text.slice(0, 40))
  }
  return undefined
}

function nth(texts: Iterable<string>, wanted: number): string {
  let at = 0
  for (const text of texts) {
    at += 1
    if (at === wanted) return text
  }
  return ''
}
