import type { Paint } from './observe.ts'

/** What is drawn anew in the same place may come out a hair larger: that is no larger paint. */
const AS_LARGE = 0.95

/** When the largest thing was painted for the first time; undefined where nothing was. */
export function largestPaintAt(paints: readonly Paint[]): number | undefined {
  const most = Math.max(0, ...paints.map(({ size }) => size))
  const times = paints.filter(({ size }) => size >= most * AS_LARGE).map(({ at }) => at)
  return times.length > 0 ? Math.min(...times) : undefined
}
