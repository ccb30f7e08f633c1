import type { CountryInfo } from '../../../../generated/types.ts'

/** A country in the list. */
export interface DialingCountry {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string
  /** Digits without `+`. */
  readonly dialingCode: string
  /** The name as the back office sent it; the search looks at it too. */
  readonly sentName: string
}

/** A country with the name that the visitor reads. */
export interface NamedCountry extends DialingCountry {
  /** In the visitor's language, else as the back office sent it, else the code. */
  readonly name: string
}

const COUNTRY = /^[A-Z]{2}$/
/** E.164: a country code has at most three digits. A dialing code that includes an area code (1-684) has up to four more. */
const DIALING = /^[1-9]\d{0,6}$/

/** The digits of a dialing code; undefined if invalid. It is sent as text or number, with `+`, `00`, spaces or dashes. */
export function readDialingCode(sent: unknown): string | undefined {
  if (typeof sent !== 'string' && typeof sent !== 'number') return undefined
  const digits = `${sent}`.replace(/[\s()-]/g, '').replace(/^(?:\+|00)/, '')
  return DIALING.test(digits) ? digits : undefined
}

const readCountryCode = (sent: unknown): string | undefined => {
  const code = typeof sent === 'string' ? sent.trim().toUpperCase() : ''
  return COUNTRY.test(code) ? code : undefined
}

/** The countries to choose from, in the order sent, without duplicates and without countries that lack a dialing code. */
export function readCountries(sent: CountryInfo['countries']): DialingCountry[] {
  const found = new Map<string, DialingCountry>()
  for (const country of sent ?? []) {
    const code = readCountryCode(country.countryCode)
    const dialingCode = readDialingCode(country.countryDialingCode)
    if (!code || !dialingCode || found.has(`${code} ${dialingCode}`)) continue
    found.set(`${code} ${dialingCode}`, { code, dialingCode, sentName: country.name?.trim() ?? '' })
  }
  return [...found.values()]
}

/** Names a country, by a function that knows the names in a language. */
export const named = (
  country: DialingCountry,
  nameIn: (code: string) => string | undefined,
): NamedCountry => ({ ...country, name: nameIn(country.code) ?? (country.sentName || country.code) })

/** The visitor's country. The choice requires both values (docs/conformance.md § 2.5). */
export interface Here {
  readonly code: string | undefined
  readonly dialingCode: string | undefined
}

export const readHere = (info: CountryInfo | undefined): Here => ({
  code: readCountryCode(info?.countryCode),
  dialingCode: readDialingCode(info?.countryDialingCode),
})

/**
 * The preselected country: the one with the default dialing code, if it is in the list (docs/conformance.md § 1.5). If several
 * countries share the code, the visitor's own country.
 */
export function preselected(countries: readonly DialingCountry[], here: Here): DialingCountry | undefined {
  const sharing = countries.filter(({ dialingCode }) => dialingCode === here.dialingCode)
  return sharing.find(({ code }) => code === here.code) ?? sharing[0]
}

/** Removes case and accents: a search for `turki` finds `Türkiye`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The countries that match the search: part of a name, a country code, or the first digits of the dialing code. */
export function findCountries(countries: readonly NamedCountry[], typed: string): readonly NamedCountry[] {
  const wanted = folded(typed)
  if (wanted === '') return countries
  const digits = /^\+?[\d\s]+$/.test(wanted) ? wanted.replace(/\D/g, '') : ''
  return countries.filter(({ code, dialingCode, name, sentName }) =>
    digits
      ? dialingCode.startsWith(digits)
      : code.toLowerCase() === wanted || folded(name).includes(wanted) || folded(sentName).includes(wanted),
  )
}
