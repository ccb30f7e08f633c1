import { displayCurrency, fromMinorUnits } from '../../../i18n/format.ts'
import { withoutTrailing } from '../../../ui/url/ends.ts'
import { asciiDigits } from '../../shared/mobileNumber.ts'

/** Maximum number of digits of an amount. */
const LONGEST = 18
const DECIMAL = /^(\d+)(?:\.(\d+))?$/

/** A currency's number of decimal digits; 2 if the code is invalid. */
export function minorDigits(currency: string): number {
  const code = displayCurrency(currency)
  if (!/^[A-Z]{3}$/.test(code)) return 2
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/**
 * Converts an amount from the back office (decimal text or a JSON number's digits) to minor units, without floating
 * point. Anything else, including negative amounts, gives undefined.
 *
 * @param finer how to round digits beyond the minor unit: maximums are cut, minimums are raised
 */
export function minorUnits(
  sent: unknown,
  digits: number,
  finer: 'cut' | 'raised' = 'cut',
): bigint | undefined {
  const text = typeof sent === 'number' ? String(sent) : typeof sent === 'string' ? sent.trim() : ''
  const [, whole, rest = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined || whole.length > LONGEST) return undefined
  const minor = BigInt(whole + rest.slice(0, digits).padEnd(digits, '0'))
  return finer === 'raised' && /[1-9]/.test(rest.slice(digits)) ? minor + 1n : minor
}

/** The parsed content of an amount field. */
export type Typed =
  | { readonly state: 'empty' }
  | { readonly state: 'unreadable' }
  | { readonly state: 'read'; readonly minor: bigint }

/** A currency sign or code. Other letters after the number may be a factor (500k, 5tr) and are rejected. */
const BEFORE = /^(?=[\p{L}\p{Sc}])\p{L}{0,3}\p{Sc}?\.?(?=[\d.,])/u
const BEHIND = /(?<=\d)\.?(?:\p{Sc}|[đĐ]|[A-Z]{3})$/u

const UNREADABLE: Typed = { state: 'unreadable' }

/**
 * Parses a typed amount: digits of any script, optional currency, thousands separators (point, comma or space), and a
 * decimal point or comma. A single separator before exactly three digits separates thousands, unless the currency has
 * three decimal digits.
 */
export function readTyped(text: string, digits: number): Typed {
  const plain = asciiDigits(text.normalize('NFKC'))
    .replace(/[٫·]/g, '.')
    .replace(/[٬،、]/g, ',')
    .replace(/[\s'’_\p{Cf}]/gu, '')
    .replace(BEFORE, '')
    .replace(BEHIND, '')
  if (plain === '') return { state: 'empty' }
  if (!/^[\d.,]+$/.test(plain) || !/\d/.test(plain)) return UNREADABLE
  const at = decimalPlace(plain, digits)
  const whole = plain.slice(0, at)
  const rest = withoutTrailing(plain.slice(at + 1), '0')
  if (rest.length > digits || !isGrouped(whole)) return UNREADABLE
  const figures = whole.replace(/\D/g, '')
  if (figures.length > LONGEST || !/^\d*$/.test(rest)) return UNREADABLE
  return { state: 'read', minor: BigInt((figures || '0') + rest.padEnd(digits, '0')) }
}

/** Index of the decimal separator; the text's length if there is none. */
function decimalPlace(plain: string, digits: number): number {
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (last < 0) return plain.length
  const separator = plain.charAt(last)
  const before = plain.slice(0, last)
  if (before.includes(separator)) return plain.length
  const isOnlyOne = !/[.,]/.test(before)
  const isThousands = isOnlyOne && plain.length - last === 4 && digits !== 3 && /^[1-9]\d{0,2}$/.test(before)
  return isThousands ? plain.length : last
}

/** Whether thousands are grouped correctly: one separator, three digits at the end, two (lakh) or three in between. */
const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) || /^\d{1,3}(?:,\d{2,3})*,\d{3}$|^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/.test(whole)

/** An amount as it is sent: decimal text in the major unit. */
export const wireAmount = (minor: bigint, digits: number): string => fromMinorUnits(minor, digits)

/** The currency's sign as its own country writes it, such as R$; the code where it has none, '' where there is no code. */
export function currencySign(currency: string): string {
  const code = displayCurrency(currency)
  if (!/^[A-Z]{3}$/.test(code)) return ''
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
