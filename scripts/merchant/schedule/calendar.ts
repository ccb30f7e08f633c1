import { wordsOf } from '../set/edit.ts'
import type { Schedule } from './schedule.ts'

const DAY_MS = 86_400_000

/** A line of the calendar. */
export interface CalendarEntry {
  readonly merchant: string
  readonly name: string
  /** ISO 8601, UTC. */
  readonly from: string
  readonly to: string
  readonly set: readonly string[]
  readonly isRunning: boolean
  /** The days until it begins, rounded up; 0 where it runs. */
  readonly inDays: number
}

/** What runs now and what begins within so many days, by its beginning. Pure. */
export function calendarOf(
  schedules: ReadonlyMap<string, Schedule>,
  now: number,
  days: number,
): CalendarEntry[] {
  return [...schedules]
    .flatMap(([merchant, { changes }]) => changes.map((change) => ({ merchant, ...change })))
    .filter(({ from, to }) => to > now && from < now + days * DAY_MS)
    .sort((a, b) => a.from - b.from || a.merchant.localeCompare(b.merchant))
    .map(({ merchant, name, from, to, set }) => ({
      merchant,
      name,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      set: set.map(wordsOf),
      isRunning: from <= now,
      inDays: Math.max(0, Math.ceil((from - now) / DAY_MS)),
    }))
}
