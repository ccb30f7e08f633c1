import type { CountryInfo } from '../../../../generated/types.ts'

/** A country to choose. */
export interface DialingCountry {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string
  /** Digits without `+`. */
  readonly dialingCode: string
  /** In the visitor's language where that is known, else as sent, else the code. */
  readonly name: string
  /** As the back office sent it, for the search. */
  readonly sentName: string
}

const COUNTRY = /^[A-Z]{2}$/
/** E.164: a country code has three digits at most; dialing codes with an area code inside (1-684) have up to four more. */
const DIALING = /^[1-9]\d{0,6}$/

/** A dialing code's digits; undefined for what is none. It arrives as text or as a number, with `+`, `00`, blanks or dashes. */
export function readDialingCode(sent: unknown): string | undefined {
  if (typeof sent !== 'string' && typeof sent !== 'number') return undefined
  const digits = `${sent}`.replace(/[\s()-]/g, '').replace(/^(?:\+|00)/, '')
  return DIALING.test(digits) ? digits : undefined
}

const readCountryCode = (sent: unknown): string | undefined => {
  const code = typeof sent === 'string' ? sent.trim().toUpperCase() : ''
  return COUNTRY.test(code) ? code : undefined
}

/** The countries that can be chosen, in the order in which they were sent; each once, and none without a code to dial. */
export function readCountries(
  sent: CountryInfo['countries'],
  nameOf: (code: string) => string | undefined,
): DialingCountry[] {
  const found = new Map<string, DialingCountry>()
  for (const country of sent ?? []) {
    const code = readCountryCode(country.countryCode)
    const dialingCode = readDialingCode(country.countryDialingCode)
    if (!code || !dialingCode || found.has(`${code} ${dialingCode}`)) continue
    const sentName = country.name?.trim() ?? ''
    found.set(`${code} ${dialingCode}`, {
      code,
      dialingCode,
      name: nameOf(code) ?? (sentName || code),
      sentName,
    })
  }
  return [...found.values()]
}

/** Where the visitor is: both are needed before anything may be chosen (docs/conformance.md § 2.5). */
export interface Here {
  readonly code: string | undefined
  readonly dialingCode: string | undefined
}

export const readHere = (info: CountryInfo | undefined): Here => ({
  code: readCountryCode(info?.countryCode),
  dialingCode: readDialingCode(info?.countryDialingCode),
})

/**
 * The country that is preselected: the one of the default dialing code, if it is in the list (docs/conformance.md § 1.5); of
 * several that share it, the one where the visitor is.
 */
export function preselected(countries: readonly DialingCountry[], here: Here): DialingCountry | undefined {
  const sharing = countries.filter(({ dialingCode }) => dialingCode === here.dialingCode)
  return sharing.find(({ code }) => code === here.code) ?? sharing[0]
}

/** Without case and accents, so that `Türkiye` is found by `turki`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The countries that somebody means who types this: part of a name, a country code, or the first digits to dial. */
export function findCountries(
  countries: readonly DialingCountry[],
  typed: string,
): readonly DialingCountry[] {
  const wanted = folded(typed)
  if (wanted === '') return countries
  const digits = /^\+?[\d\s]+$/.test(wanted) ? wanted.replace(/\D/g, '') : ''
  return countries.filter(({ code, dialingCode, name, sentName }) =>
    digits
      ? dialingCode.startsWith(digits)
      : code.toLowerCase() === wanted || folded(name).includes(wanted) || folded(sentName).includes(wanted),
  )
}
