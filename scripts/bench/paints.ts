import type { Paint } from './observe.ts'

/** Tolerance in size: an element that is painted again may be slightly larger. */
const AS_LARGE = 0.95

/** The time of the first paint of the largest element; undefined without paints. */
export function largestPaintAt(paints: readonly Paint[]): number | undefined {
  const most = Math.max(0, ...paints.map(({ size }) => size))
  const times = paints.filter(({ size }) => size >= most * AS_LARGE).map(({ at }) => at)
  return times.length > 0 ? Math.min(...times) : undefined
}
