import { digitsOf } from '../../mobileNumber.ts'

/** Where the zero in front of a number belongs to it also from abroad: Italy, San Marino, Ivory Coast, Congo, Gabon. */
const ZERO_BELONGS: readonly string[] = ['39', '378', '225', '242', '241']

/**
 * A number as Firebase takes it, `+` and digits; undefined without any digit. What begins with a plus is whole already;
 * otherwise the dialing code comes in front, and the zero goes that is only dialled within a country.
 */
export function e164(countryDialingCode: string, mobileNum: string): string | undefined {
  const typed = mobileNum.trim()
  const number = digitsOf(typed)
  if (number === '') return undefined
  const code = digitsOf(countryDialingCode)
  if (typed.startsWith('+') || code === '') return `+${number}`
  return `+${code}${ZERO_BELONGS.includes(code) ? number : number.replace(/^0+/, '')}`
}
