/** A part of a visit, ms after its start. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** From this duration on a task is long, and the rest of it counts as blocking, ms. */
const LONG_TASK_MS = 50
/** Length of the quiet window of an interactive page, ms. */
export const QUIET_WINDOW_MS = 5_000
/** The most open requests in the quiet window. */
const OPEN_REQUESTS = 2

/** Total blocking time: the parts of long tasks after the first paint beyond 50 ms. */
export const blockingTime = (tasks: readonly Span[], firstPaint: number): number =>
  tasks.reduce((sum, { from, to }) => {
    const after = to - Math.max(from, firstPaint)
    return sum + Math.max(0, after - LONG_TASK_MS)
  }, 0)

/**
 * Time to interactive, as Lighthouse defines it: the end of the last long task before five seconds without one and with at
 * most two requests open; the first paint where there was none. https://web.dev/articles/tti
 */
export function interactiveAt(tasks: readonly Span[], requests: readonly Span[], firstPaint: number): number {
  const ends = [...tasks, ...requests].map(({ to }) => to)
  // A quiet window starts at the first paint, or at the end of a task or request.
  const candidates = [firstPaint, ...ends.filter((end) => end > firstPaint)].sort((a, b) => a - b)
  const start = candidates.find((from) => isQuiet(from, tasks, requests)) ?? Math.max(firstPaint, ...ends)
  const last = tasks.filter(({ to }) => to <= start).map(({ to }) => to)
  return Math.max(firstPaint, ...last)
}

function isQuiet(from: number, tasks: readonly Span[], requests: readonly Span[]): boolean {
  const to = from + QUIET_WINDOW_MS
  const inside = (span: Span) => span.from < to && span.to > from
  if (tasks.some(inside)) return false
  const open = requests.filter(inside)
  // The number of open requests only grows when one starts.
  return [from, ...open.map((span) => Math.max(from, span.from))].every(
    (moment) => open.filter((span) => span.from <= moment && span.to > moment).length <= OPEN_REQUESTS,
  )
}
