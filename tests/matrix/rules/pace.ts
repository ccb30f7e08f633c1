/** How a cell was reached: inside the app, or by a page load. */
export const WENT_ON = 'went on'
export const LOADED = 'loaded'
const ALL = 'all'

/** What a cell may take on a quiet machine with one worker, ms: the mean of all. It is said and not judged, since machines are busy. */
const GOAL_MS = 400

/** A tested cell. */
export interface Paced {
  readonly way: string
  readonly ms: number
}

/** The times of the cells, one line for each way of reaching them and one for all. Pure. */
export function paceOf(cells: readonly Paced[]): string[] {
  const ways = [WENT_ON, LOADED].map((way) => [way, cells.filter((cell) => cell.way === way)] as const)
  return [...ways, [ALL, cells] as const]
    .filter(([, some]) => some.length > 0)
    .map(([way, some]) => {
      const times = some.map(({ ms }) => ms).sort((a, b) => a - b)
      const mean = Math.round(times.reduce((sum, ms) => sum + ms, 0) / times.length)
      const goal = way === ALL ? ` (goal at rest: ${GOAL_MS} ms)` : ''
      return `Cells, ${way}: ${some.length}, mean ${mean} ms${goal}, median ${at(times, 0.5)} ms, p90 ${at(times, 0.9)} ms`
    })
}

/** The time that this share of the cells does not exceed (a percentile). */
const at = (times: readonly number[], share: number): number =>
  Math.round(times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0)
