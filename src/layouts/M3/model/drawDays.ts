import { zoneName } from '../../../i18n/format.ts'
import { codeOfTag, hasIntlData, languageOf } from '../../../i18n/languages.ts'
import { ownNames, partsOf } from '../../../i18n/ownDates.ts'
import type { Draw } from '../../parts.ts'

/** Draws of one calendar day, in the site's time zone, else the visitor's. */
export interface DrawDay {
  /** `2027-01-04`: stable, for keys. */
  readonly key: string
  /** Day of the month in two digits, shown beside the day's draws. */
  readonly number: string
  /** Tomorrow, or the weekday. */
  readonly name: string
  /** Day and month in the language's own order, with the year where it is not this one. */
  readonly date: string
  /** Whose clock the times of the day follow, where it is not the visitor's; else ''. */
  readonly zone: string
  readonly draws: readonly Draw[]
}

/** The parts of a time of day: the digits, shown large, and `AM` or the like before or after them. */
export interface Clock {
  readonly before: string
  readonly digits: string
  readonly after: string
}

/** The time of day in a language and a time zone, with Latin digits (docs/conformance.md § 2.9). */
export function clockOf(moment: number, language: string, timeZone?: string): Clock {
  const parts = isMoment(moment)
    ? formatOf(language, { hour: '2-digit', minute: '2-digit' }, timeZone).formatToParts(moment)
    : []
  const first = parts.findIndex(({ type }) => type === 'hour')
  const last = parts.findIndex(({ type }) => type === 'minute')
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
      .trim()
  return first < 0 || last < first
    ? { before: '', digits: text(0), after: '' }
    : { before: text(0, first), digits: text(first, last + 1), after: text(last + 1) }
}

/** Draws grouped by day, in their given order. A draw without a time is left out. */
export function drawDays(
  draws: readonly Draw[],
  now: number,
  language: string,
  timeZone?: string,
): DrawDay[] {
  const days = new Map<string, Draw[]>()
  for (const draw of draws) {
    if (!isMoment(draw.startsAt)) continue
    const { year, month, day } = partsOf(draw.startsAt, timeZone)
    const key = [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-')
    const known = days.get(key)
    if (known) known.push(draw)
    else days.set(key, [draw])
  }
  return [...days].map(([key, ofDay]) => {
    const first = ofDay[0]?.startsAt ?? now
    const zone = zoneName(first, localeOf(language), timeZone)
    return { key, ...nameOf(first, now, language, timeZone), zone, draws: ofDay }
  })
}

/** The day's number, name and date. */
export function nameOf(
  moment: number,
  now: number,
  language: string,
  timeZone?: string,
): Omit<DrawDay, 'key' | 'draws' | 'zone'> {
  const there = partsOf(moment, timeZone)
  const here = partsOf(now, timeZone)
  const distance = (dayOf(there) - dayOf(here)) / DAY_MS
  const isNear = distance === 0 || distance === 1
  const year = there.year === here.year ? undefined : there.year
  const own = hasIntlData(codeOfTag(language)) ? undefined : ownNames(codeOfTag(language))
  if (own)
    return {
      number: String(there.day).padStart(2, '0'),
      name: isNear ? own.near(distance) : own.weekday(there.weekday),
      date: [there.day, own.month(there.month), year].filter((part) => part !== undefined).join(' '),
    }
  return {
    number: String(there.day).padStart(2, '0'),
    name: isNear
      ? new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(distance, 'day')
      : formatOf(language, { weekday: 'long' }, timeZone).format(moment),
    date: formatOf(
      language,
      { day: 'numeric', month: 'long', ...(year && { year: 'numeric' }) },
      timeZone,
    ).format(moment),
  }
}

/** `6/45` in a title: how many numbers are drawn out of how many. No other form is read. */
export function picksOf(title: string): { readonly picks: number; readonly of: number } | undefined {
  const [, first = '', second = ''] = /(?:^|\D)(\d{1,2})\s?\/\s?(\d{2})(?!\d|\/)/.exec(title) ?? []
  const picks = Number(first)
  const of = Number(second)
  return picks >= MIN_PICKS && picks <= MAX_PICKS && of > picks ? { picks, of } : undefined
}

/** Shown in a ball whose number has not been drawn. */
const UNKNOWN = '?'
/** A ball shows the last digits of a long number: most tickets win by these. */
const IN_A_BALL = 2

/** The number drawn last, of the same draw where it is known, else of any. */
export function lastNumberOf({ title }: Pick<Draw, 'title'>, results: readonly Draw[]): string {
  const last = results.find((one) => one.title === title) ?? results[0]
  return last?.result?.at(-1)?.slice(-IN_A_BALL) ?? UNKNOWN
}

const DAY_MS = 86_400_000
const MIN_PICKS = 3
/** The most balls that a tray shows. */
export const MAX_PICKS = 10

const isMoment = (moment: number): boolean => Math.abs(moment) <= 8.64e15

const dayOf = ({ year, month, day }: ReturnType<typeof partsOf>): number => Date.UTC(year, month, day)

const localeOf = (language: string): string => languageOf(codeOfTag(language)).numberLocale

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(
  language: string,
  options: Intl.DateTimeFormatOptions,
  timeZone?: string,
): Intl.DateTimeFormat {
  const inZone = { ...options, ...(timeZone && { timeZone }) }
  const key = language + JSON.stringify(inZone)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), inZone)
  formats.set(key, format)
  return format
}
