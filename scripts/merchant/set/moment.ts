import { UsageError } from '../command.ts'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const BACK = /^(\d{1,4})([hdw])$/
const HOUR_MS = 3_600_000
const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 24 * 7 }

/** The moment that `2026-11-20` (its beginning, where the tool runs) or `7d` (so long ago) names, ms since 1970. Pure. */
export function momentOf(said: string, now: number): number {
  const [, count, unit = ''] = BACK.exec(said) ?? []
  if (count !== undefined) return now - Number(count) * (HOURS[unit] ?? Number.NaN) * HOUR_MS
  const [, year, month, day] = DAY.exec(said) ?? []
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  // 2026-02-30 would be the second of March.
  if (date.getMonth() !== Number(month) - 1 || date.getDate() !== Number(day))
    throw new UsageError(
      `changed=${said} is no moment: write a day, as 2026-11-20, or a time back, as 12h, 7d or 2w`,
    )
  return date.getTime()
}
