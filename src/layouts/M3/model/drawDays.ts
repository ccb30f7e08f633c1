import type { Draw } from '../../parts.ts'

/** Draws of one calendar day, in the visitor's time zone. */
export interface DrawDay {
  /** `2027-01-04`: stable, for keys. */
  readonly key: string
  /** Day of the month in two digits: what stands at the day's side. */
  readonly number: string
  /** Tomorrow, or the weekday. */
  readonly name: string
  /** Day and month in the language's own order, with the year where it is not this one. */
  readonly date: string
  readonly draws: readonly Draw[]
}

/** A time of day, taken apart: what is set large, and `AM` or its like, before or after it. */
export interface Clock {
  readonly before: string
  readonly digits: string
  readonly after: string
}

/** What a clock shows at a moment, in a language; digits are Latin as everywhere in numbers (docs/conformance.md § 2.9). */
export function clockOf(moment: number, language: string): Clock {
  const parts = isMoment(moment)
    ? formatOf(language, { hour: '2-digit', minute: '2-digit' }).formatToParts(moment)
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

/** Draws by the day on which they fall, in the order in which they come; one that has no moment is left out. */
export function drawDays(draws: readonly Draw[], now: number, language: string): DrawDay[] {
  const days = new Map<string, Draw[]>()
  for (const draw of draws) {
    if (!isMoment(draw.startsAt)) continue
    const key = dayKey(draw.startsAt)
    const known = days.get(key)
    if (known) known.push(draw)
    else days.set(key, [draw])
  }
  return [...days].map(([key, ofDay]) => ({
    key,
    ...nameOf(ofDay[0]?.startsAt ?? now, now, language),
    draws: ofDay,
  }))
}

/** The day's number, name and date. */
export function nameOf(moment: number, now: number, language: string): Omit<DrawDay, 'key' | 'draws'> {
  const distance = Math.round((startOfDay(moment) - startOfDay(now)) / DAY_MS)
  const sameYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  return {
    number: String(new Date(moment).getDate()).padStart(2, '0'),
    name:
      distance === 0 || distance === 1
        ? new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' }).format(distance, 'day')
        : formatOf(language, { weekday: 'long' }).format(moment),
    date: formatOf(language, { day: 'numeric', month: 'long', ...(!sameYear && { year: 'numeric' }) }).format(
      moment,
    ),
  }
}

/** `6/45` in a title: how many numbers are drawn, out of how many. Nothing else in a title is taken for that. */
export function picksOf(title: string): { readonly picks: number; readonly of: number } | undefined {
  const [, first = '', second = ''] = /(?:^|\D)(\d{1,2})\s?\/\s?(\d{2})(?!\d|\/)/.exec(title) ?? []
  const picks = Number(first)
  const of = Number(second)
  return picks >= MIN_PICKS && picks <= MAX_PICKS && of > picks ? { picks, of } : undefined
}

/** What stands in a ball whose number nobody knows yet. */
const UNKNOWN = '?'
/** Of a long number its last digits stand in a ball: by these most tickets win. */
const IN_A_BALL = 2

/** The number that came last, of the same draw where it is known, else of any. */
export function lastNumberOf({ title }: Pick<Draw, 'title'>, results: readonly Draw[]): string {
  const last = results.find((one) => one.title === title) ?? results[0]
  return last?.result?.at(-1)?.slice(-IN_A_BALL) ?? UNKNOWN
}

const DAY_MS = 86_400_000
const MIN_PICKS = 3
/** More balls than this are no tray that one can see. */
export const MAX_PICKS = 10

const isMoment = (moment: number): boolean => Math.abs(moment) <= 8.64e15

function startOfDay(moment: number): number {
  const date = new Date(moment)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

function dayKey(moment: number): string {
  const date = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${language}-u-nu-latn`, options)
  formats.set(key, format)
  return format
}
