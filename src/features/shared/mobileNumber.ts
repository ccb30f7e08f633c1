const DIGIT = /\p{Nd}/u
/** Digits come in runs of ten, from nought to nine. */
const RUN = 10

function ascii(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let steps = 0
  while (steps < RUN - 1 && DIGIT.test(String.fromCodePoint(point - steps - 1))) steps += 1
  return String(steps)
}

/** Digits of any script as 0 to 9: keyboards for Urdu, Bengali or Khmer give their own. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, ascii)

/** A text's digits alone, as 0 to 9. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '')

/** How a number begins that has its dialing code in it. */
const INTERNATIONAL = /^(?:\+|00)/

/**
 * A mobile number as typed, pasted or filled in, without what people put between the digits, and without the dialing code
 * if it begins with that: `+55 (21) 98700-1011` after +55 is 21987001011.
 */
export function nationalNumber(typed: string, dialingCode: string): string {
  const text = asciiDigits(typed).trim()
  const whole = text.replace(INTERNATIONAL, '')
  const own = digitsOf(whole)
  const isWhole = whole !== text && dialingCode !== '' && own.startsWith(dialingCode)
  return isWhole ? own.slice(dialingCode.length) : digitsOf(text)
}

/** Where the zero in front of a number belongs to it also from abroad: Italy, San Marino, Ivory Coast, Congo, Gabon. */
const ZERO_BELONGS: readonly string[] = ['39', '378', '225', '242', '241']
/** Which way to write, pasted along with a number from a page that mixes directions. */
const MARKS = /[\u200e\u200f\u202a-\u202e]/g
const E164 = /^\+[1-9]\d{6,14}$/

/**
 * A number as Firebase takes it, `+` and digits; undefined where it cannot be one. What begins with + or 00 names its country
 * itself; otherwise the dialing code comes in front, and the zero goes that is only dialled within a country.
 */
export function e164(typed: string, dialingCode: string): string | undefined {
  const text = asciiDigits(typed).replace(MARKS, '').trim()
  const own = text.replace(INTERNATIONAL, '')
  const code = digitsOf(dialingCode)
  if (own === text && code === '') return undefined
  const within = ZERO_BELONGS.includes(code) ? digitsOf(text) : digitsOf(text).replace(/^0+/, '')
  const whole = `+${own === text ? code + within : digitsOf(own)}`
  return E164.test(whole) ? whole : undefined
}
