import type { LanguageCode } from './languages.ts'

/** Words that browsers lack in two languages: months, then weekdays from Sunday on, then today and tomorrow (Unicode CLDR 46). */
const NAMES: Partial<Record<LanguageCode, string>> = {
  KM: 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ អាទិត្យ ច័ន្ទ អង្គារ ពុធ ព្រហស្បតិ៍ សុក្រ សៅរ៍ ថ្ងៃនេះ ថ្ងៃស្អែក',
  MY: 'ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ တနင်္ဂနွေ တနင်္လာ အင်္ဂါ ဗုဒ္ဓဟူး ကြာသပတေး သောကြာ စနေ ယနေ့ မနက်ဖြန်',
}

/** `in 42 minutes` in these languages: the number stands first, then these words (Unicode CLDR 46). */
const IN_MINUTES: Partial<Record<LanguageCode, string>> = { KM: 'នាទីទៀត', MY: 'မိနစ်အတွင်း' }

const MONTHS = 12
const WEEK = 7

interface Names {
  readonly month: (month: number) => string
  readonly weekday: (day: number) => string
  /** 0 is today, 1 tomorrow. */
  readonly near: (distance: number) => string
}

/** Date words of a language that the browser has no data for. Months count from 0, weekdays from Sunday. */
export function ownNames(language: LanguageCode): Names | undefined {
  const names = NAMES[language]?.split(' ')
  return (
    names && {
      month: (month) => names[month] ?? '',
      weekday: (day) => names[MONTHS + day] ?? '',
      near: (distance) => names[MONTHS + WEEK + distance] ?? '',
    }
  )
}

/** `in 42 minutes` in a language that the browser has no data for; undefined where there are no own words either. */
export function ownNear(minutes: number, language: LanguageCode): string | undefined {
  const words = IN_MINUTES[language]
  return words && `${minutes} ${words}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(timeZone && { timeZone }),
    })
  clocks.set(timeZone, clock)
  return clock
}

/** The numbers of a date and time in a time zone; without a zone, in the visitor's. */
export function partsOf(instant: number, timeZone = '') {
  const parts = clockIn(timeZone).formatToParts(instant)
  const text = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const [year, month, day] = [Number(text('year')), Number(text('month')) - 1, Number(text('day'))]
  return {
    year,
    month,
    day,
    weekday: new Date(Date.UTC(year, month, day)).getUTCDay(),
    time: `${text('hour')}:${text('minute')}`,
  }
}

/** `15 មករា 2027 08:00`: used where the browser would write the date in another language. */
export function ownDate(
  instant: number,
  language: LanguageCode,
  style: 'date' | 'time' | 'dateTime',
  timeZone?: string,
): string {
  const { year, month, day, time } = partsOf(instant, timeZone)
  if (style === 'time') return time
  const name = ownNames(language)?.month(month)
  const date = name
    ? `${day} ${name} ${year}`
    : [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-')
  return style === 'date' ? date : `${date} ${time}`
}
