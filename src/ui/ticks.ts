/** Draws what has changed. @returns ms until it changes again; undefined: never */
export type Draw = () => number | undefined

/** A timer of the browser holds no more than about 24 days, ms. */
const LONGEST_WAIT = 3_600_000

/** When each is due, ms since 1970. */
const dueAt = new Map<Draw, number>()
let timer: ReturnType<typeof setTimeout> | undefined

function look(isDue: (due: number) => boolean): void {
  for (const [draw, due] of [...dueAt]) {
    if (!isDue(due)) continue
    const wait = draw()
    // Drawing may have ended it.
    if (dueAt.has(draw)) dueAt.set(draw, wait === undefined ? Number.POSITIVE_INFINITY : Date.now() + wait)
  }
  arm()
}

/** One timer for all: the next one that is due. */
function arm(): void {
  clearTimeout(timer)
  const next = Math.min(...dueAt.values())
  if (Number.isFinite(next))
    timer = setTimeout(lookAtDue, Math.min(Math.max(0, next - Date.now()), LONGEST_WAIT))
}

const lookAtDue = () => look((due) => due <= Date.now())
/** Timers of a page that slept stood still. */
const lookAtAll = () => look(() => true)

/** Draws now, and then whenever it says. @returns the way to stop it */
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
