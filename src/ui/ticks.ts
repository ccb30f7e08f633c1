/** Updates the display. @returns ms until the next change; undefined: never */
export type Draw = () => number | undefined

/** Browser timers cannot be longer than about 24 days, ms. */
const LONGEST_WAIT = 3_600_000

/** The time when each is due, ms since 1970. */
const dueAt = new Map<Draw, number>()
let timer: ReturnType<typeof setTimeout> | undefined

function look(isDue: (due: number) => boolean): void {
  for (const [draw, due] of [...dueAt]) {
    if (!isDue(due)) continue
    const wait = draw()
    // The update may have stopped it.
    if (dueAt.has(draw)) dueAt.set(draw, wait === undefined ? Number.POSITIVE_INFINITY : Date.now() + wait)
  }
  arm()
}

/** One timer for all, set to the next due time. */
function arm(): void {
  clearTimeout(timer)
  const next = Math.min(...dueAt.values())
  if (Number.isFinite(next))
    timer = setTimeout(lookAtDue, Math.min(Math.max(0, next - Date.now()), LONGEST_WAIT))
}

const lookAtDue = () => look((due) => due <= Date.now())
/** Timers stop while a page is suspended. */
const lookAtAll = () => look(() => true)

/** Updates now, and then after each returned delay. @returns a function that stops it */
export function tick(draw: Draw): () => void {
  if (dueAt.size === 0) {
    document.addEventListener('visibilitychange', lookAtAll)
    addEventListener('pageshow', lookAtAll)
  }
  dueAt.set(draw, Number.NEGATIVE_INFINITY)
  look((due) => due === Number.NEGATIVE_INFINITY)
  return () => {
    dueAt.delete(draw)
    arm()
    if (dueAt.size > 0) return
    document.removeEventListener('visibilitychange', lookAtAll)
    removeEventListener('pageshow', lookAtAll)
  }
}
