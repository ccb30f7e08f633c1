/** Rows drawn before and after those in view. */
const READY = 6
/** Rows drawn before and after the focused one: Tab can be pressed faster than the list scrolls. */
const BESIDE = 2

/** The rows in view, and the number of rows. */
interface RowRange {
  readonly startIndex: number
  readonly endIndex: number
  readonly count: number
}

/**
 * The rows that are drawn: those in view with a few more, the focused one with its neighbours, and the first and the last, so that
 * Tab enters the list at its ends. Pure.
 */
export function drawnRows({ startIndex, endIndex, count }: RowRange, focused: number | undefined): number[] {
  const drawn = new Set([0, count - 1])
  const add = (from: number, to: number) => {
    for (let index = Math.max(0, from); index <= Math.min(to, count - 1); index += 1) drawn.add(index)
  }
  add(startIndex - READY, endIndex + READY)
  if (focused !== undefined) add(focused - BESIDE, focused + BESIDE)
  return [...drawn].filter((index) => index >= 0 && index < count).sort((one, other) => one - other)
}

/** The row that a key leads to; undefined for other keys. `page`: the number of rows in view. Pure. */
export function rowAfter(key: string, from: number, count: number, page: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: Math.max(1, page - 1),
    PageUp: -Math.max(1, page - 1),
    Home: -count,
    End: count,
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step === undefined ? undefined : Math.max(0, Math.min(from + step, count - 1))
}
