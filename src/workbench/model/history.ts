/** Earlier values, the current one, and undone ones. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

/** Number of steps in the history. */
const MOST_STEPS = 200

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [] })

/**
 * Adds a step; undone steps are discarded. `joined`: the step continues the one before (a colour being dragged), and both
 * are undone together.
 */
export function advance<T>({ past, now }: History<T>, next: T, joined = false): History<T> {
  return { past: joined && past.length > 0 ? past : [...past, now].slice(-MOST_STEPS), now: next, future: [] }
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (history.past.length === 0 || before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.now], now: next, future: rest }
}
