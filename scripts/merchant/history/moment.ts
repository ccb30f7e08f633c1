import { UsageError } from '../command.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * A moment of `--since` or `--until`, ms since 1970: a day in the person's own time (`2027-02-05`: from its first or until its last
 * second), or a date with a time. Pure. Throws a {@link UsageError} for anything else.
 */
export function momentOf(said: string, end: 'since' | 'until'): number {
  const clock = end === 'since' ? '00:00:00' : '23:59:59'
  const time = /^\d{4}-\d\d-\d\d/.test(said)
    ? Date.parse(DAY.test(said) ? `${said}T${clock}` : said)
    : Number.NaN
  if (Number.isNaN(time))
    throw new UsageError(`--${end} ${said}: write a day, as 2027-02-05, or 2027-02-05T14:30`)
  return time
}
