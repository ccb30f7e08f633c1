import { hasIntlData, type LanguageCode, languageOf } from './languages.ts'
import { ownDate, ownNear } from './ownDates.ts'

/** Plain decimal text: the form in which money is sent and stored. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** Creating an Intl formatter takes a hundred times as long as using it. */
function cached<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    const format = made.get(key) ?? make(locale, options)
    made.set(key, format)
    return format
  }
}

const numberFormat = cached(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
const dateFormat = cached(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** The currency to show: cut to three letters, TLB is PHP (docs/conformance.md § 2.9). */
export function displayCurrency(currency: string): string {
  const code = currency.trim().slice(0, 3).toUpperCase()
  return code === 'TLB' ? 'PHP' : code
}

/** Minor units as decimal text: 12345n with 2 digits is 123.45. */
export function fromMinorUnits(minor: bigint, digits: number): string {
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return `${minor < 0n ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`
}

type Decimal = `${number}`

/** Intl reads decimal text exactly, without going through a floating-point number. */
const isDecimal = (text: string): text is Decimal => DECIMAL.test(text)

/** Cuts instead of rounding: an amount must never be shown larger than it is. */
function cut(decimal: string, digits: number): string {
  const [, sign = '', whole = '0', rest = ''] = DECIMAL.exec(decimal) ?? []
  const kept = digits > 0 ? `${whole}.${rest.slice(0, digits).padEnd(digits, '0')}` : whole
  return /[1-9]/.test(kept) ? sign + kept : kept
}

/** Shown in place of an invalid amount. */
const NO_AMOUNT = '–'

/** The locale of amounts. Without a language it is the one of docs/conformance.md § 2.9. */
export const moneyLocale = (currency: string, language?: LanguageCode): string => {
  if (language) return languageOf(language).numberLocale
  return displayCurrency(currency) === 'BRL' ? 'pt-BR' : 'zh'
}

/**
 * Money as text: BRL in pt-BR, every other currency in zh, whatever the language of the page (docs/conformance.md § 2.9). A site
 * may ask for the format of the page's language instead. No floating-point numbers are used; digits beyond the currency's
 * smallest unit are cut off.
 *
 * @param amount minor units as bigint, or plain decimal text; anything else shows as a dash
 * @param language absent: BRL in pt-BR, else zh
 */
export function formatMoney(amount: bigint | string, currency: string, language?: LanguageCode): string {
  const code = displayCurrency(currency)
  const known = /^[A-Z]{3}$/.test(code)
  const format = numberFormat(
    moneyLocale(code, language),
    known
      ? { style: 'currency', currency: code, currencyDisplay: language ? 'narrowSymbol' : 'symbol' }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  )
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const decimal = typeof amount === 'bigint' ? fromMinorUnits(amount, digits) : amount.trim()
  const text = isDecimal(decimal) ? cut(decimal, digits) : ''
  return isDecimal(text) ? format.format(text) : NO_AMOUNT
}

/** A count or a ratio; money goes through `formatMoney`. */
export function formatNumber(
  value: number | bigint,
  language: LanguageCode,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(languageOf(language).numberLocale, options).format(value)
}

const DATE_STYLES = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Options for dates and times. */
export interface DateManner {
  readonly style?: keyof typeof DATE_STYLES
  /** IANA name; absent: the visitor's own. */
  readonly timeZone?: string | undefined
  /** The zone is named even where its clock is the same, since another machine than the visitor's writes the text. */
  readonly isNamed?: boolean
}

/**
 * A date and time in the language's own format. A time in another zone than the visitor's has the zone's name.
 *
 * @param instant milliseconds since 1970; an invalid one gives an empty text
 */
export function formatDateTime(
  instant: number,
  language: LanguageCode,
  { style = 'dateTime', timeZone, isNamed = false }: DateManner = {},
): string {
  // A Date cannot hold more (ECMA-262, time values).
  if (!(Math.abs(instant) <= 8.64e15)) return ''
  const zone = { ...(timeZone && { timeZone }) }
  const { numberLocale, dir } = languageOf(language)
  const name = style === 'date' ? '' : zoneName(instant, numberLocale, timeZone, isNamed)
  const text = hasIntlData(language)
    ? written(dateFormat(numberLocale, { ...DATE_STYLES[style], ...zone }), instant, dir)
    : ownDate(instant, language, style, timeZone)
  return name === '' ? text : `${text} (${name})`
}

const written = (format: Intl.DateTimeFormat, instant: number, dir: 'ltr' | 'rtl'): string =>
  dir === 'rtl' ? withOwnTime(format.formatToParts(instant)) : format.format(instant)

/** The zone's name where its clock differs from the visitor's at that moment, else '' unless it is always named. */
export function zoneName(
  instant: number,
  locale: string,
  timeZone: string | undefined,
  isNamed = false,
): string {
  if (!timeZone) return ''
  const clock = (zone: { timeZone?: string }) =>
    dateFormat('en', { dateStyle: 'short', timeStyle: 'short', ...zone }).format(instant)
  if (!isNamed && clock({}) === clock({ timeZone })) return ''
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Relative times are used below this many minutes. */
export const NEAR_MINUTES = 60

/** `in 42 minutes` for a moment within the next hour; undefined for any other, and in a language without words for it. */
export function formatNear(instant: number, now: number, language: LanguageCode): string | undefined {
  const minutes = Math.ceil((instant - now) / 60_000)
  if (!(minutes > 0 && minutes < NEAR_MINUTES)) return undefined
  if (!hasIntlData(language)) return ownNear(minutes, language)
  return new Intl.RelativeTimeFormat(languageOf(language).numberLocale).format(minutes, 'minute')
}

/** Isolates a text, so that `11:22 AM` does not become `AM 11:22` in a right-to-left text (Unicode, UAX #9). */
function withOwnTime(parts: readonly Intl.DateTimeFormatPart[]): string {
  const first = parts.findIndex(({ type }) => type === 'hour')
  const last = parts.findLastIndex(({ type }) => type === 'dayPeriod' || type === 'minute')
  return parts
    .map(({ value }, at) => (at === first ? '\u2066' : '') + value + (at === last ? '\u2069' : ''))
    .join('')
}

/** A countdown as `HH:MM:SS`, where days count into the hours. */
export function formatCountdown(left: {
  days: number
  hours: number
  minutes: number
  seconds: number
}): string {
  const parts = [left.days * 24 + left.hours, left.minutes, left.seconds]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
