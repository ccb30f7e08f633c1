import { isRecord } from './json.ts'

/** An invalid time of a fixture, with its JSON pointer. */
export interface UnreadableTime {
  readonly pointer: string
  readonly why: string
}

interface Rule {
  readonly at: (now: number) => number
  readonly asMs: boolean
}

const DAY_MS = 86_400_000
/** Larger values count as mistakes: a hundred years, and a year of draws. */
const MOST_MS = 36_525 * DAY_MS
const MOST_SKIPPED = 366

const DURATION =
  /^(-)?P(?=.)(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=.)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/
const UNITS_MS = [7 * DAY_MS, DAY_MS, 3_600_000, 60_000, 1000]
const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/
const FORMS: readonly unknown[] = [undefined, 'iso', 'ms']

/** An ISO 8601 duration of weeks or less in milliseconds, possibly negative; undefined where it is invalid. */
export function durationMs(text: unknown): number | undefined {
  const found = typeof text === 'string' ? DURATION.exec(text) : null
  if (!found) return undefined
  const [, sign, ...amounts] = found
  const ms = UNITS_MS.reduce((sum, unit, index) => sum + unit * Number(amounts[index] ?? 0), 0)
  return ms > MOST_MS ? undefined : sign ? -ms : ms
}

/**
 * A time relative to the server's clock: `{ "$in": "PT3H" }`, or `{ "$next": "16:15", "zone": "Asia/Ho_Chi_Minh", "skip": 1 }`
 * for the second 16:15 from now in that zone (-1: the last one in the past). `"as": "ms"`: milliseconds since 1970, else
 * ISO 8601. Undefined: not such an object; a text: why it is invalid.
 */
function ruleOf(value: unknown): Rule | string | undefined {
  if (!isRecord(value) || !(Object.hasOwn(value, '$in') || Object.hasOwn(value, '$next'))) return undefined
  const { $in, $next, zone, skip = 0, as, ...others } = value
  const [extra] = Object.keys(others)
  if (extra !== undefined) return `${extra} says nothing of a time`
  if (!FORMS.includes(as)) return '"as" is iso or ms'
  const asMs = as === 'ms'
  if (Object.hasOwn(value, '$in')) {
    const ms = durationMs($in)
    if (['$next', 'zone', 'skip'].some((name) => Object.hasOwn(value, name))) return '$in stands alone'
    return ms === undefined
      ? '$in is an ISO 8601 duration, as in PT3H or -P1DT12H'
      : { at: (now) => now + ms, asMs }
  }
  const [, hour, minute] = TIME_OF_DAY.exec(typeof $next === 'string' ? $next : '') ?? []
  if (hour === undefined || minute === undefined) return '$next is a time of day, as in 16:15'
  if (typeof zone !== 'string' || !isZone(zone)) return 'zone is a time zone, as in Asia/Ho_Chi_Minh'
  if (typeof skip !== 'number' || !Number.isInteger(skip) || Math.abs(skip) > MOST_SKIPPED)
    return `skip is a whole number up to ${MOST_SKIPPED}`
  return { at: (now) => nextAt(now, Number(hour) * 60 + Number(minute), zone, skip), asMs }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(zone: string): Intl.DateTimeFormat {
  const fields = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-iso8601', {
      timeZone: zone,
      hourCycle: 'h23',
      ...fields,
      second: 'numeric',
    })
  clocks.set(zone, known)
  return known
}

function isZone(zone: string): boolean {
  try {
    return clockIn(zone) !== undefined
  } catch {
    return false
  }
}

/** The local time of a zone at a moment, as if it were UTC. */
function wallAt(moment: number, zone: string): number {
  const parts = clockIn(zone).formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** The moment of a local time. Computed twice, since the first guess may be on the other side of a clock change. */
function momentOf(wall: number, zone: string): number {
  const guess = wall - (wallAt(wall, zone) - wall)
  return guess - (wallAt(guess, zone) - wall)
}

function nextAt(now: number, minutes: number, zone: string, skip: number): number {
  const today = Math.floor(wallAt(now, zone) / DAY_MS) * DAY_MS + minutes * 60_000
  const isOver = momentOf(today, zone) <= now
  return momentOf(today + (skip + (isOver ? 1 : 0)) * DAY_MS, zone)
}

/** Rounded to seconds, so that two consecutive answers are equal. */
function written({ at, asMs }: Rule, now: number): string | number {
  const moment = Math.floor(at(now) / 1000) * 1000
  return asMs ? moment : new Date(moment).toISOString().replace('.000Z', 'Z')
}

const timeless = new WeakSet<object>()

/**
 * Resolves the times of an answer at `now`, milliseconds since 1970. Without times it returns the same object, so that it is
 * serialised once. Invalid times stay unchanged, or become `now` if `mended`. Never throws.
 */
export function withTimes(value: unknown, now: number, mended = false): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!mended && timeless.has(value)) return value
  const rule = ruleOf(value)
  if (typeof rule === 'object') return written(rule, now)
  if (typeof rule === 'string') return mended ? written({ at: (moment) => moment, asMs: false }, now) : value
  const entries = Object.entries(value).map(
    ([key, entry]) => [key, entry, withTimes(entry, now, mended)] as const,
  )
  if (entries.every(([, before, after]) => before === after)) {
    if (!mended) timeless.add(value)
    return value
  }
  return Array.isArray(value)
    ? entries.map(([, , after]) => after)
    : Object.fromEntries(entries.map(([key, , after]) => [key, after]))
}

/** All invalid times of a fixture. Never throws. */
export function unreadableTimes(value: unknown, pointer = ''): UnreadableTime[] {
  if (typeof value !== 'object' || value === null) return []
  const rule = ruleOf(value)
  if (rule !== undefined) return typeof rule === 'string' ? [{ pointer, why: rule }] : []
  return Object.entries(value).flatMap(([key, entry]) =>
    unreadableTimes(entry, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}
