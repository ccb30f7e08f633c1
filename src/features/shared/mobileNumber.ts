const DIGIT = /\p{Nd}/u
/** Digits come in runs of ten, from nought to nine. */
const RUN = 10

function ascii(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let steps = 0
  while (steps < RUN - 1 && DIGIT.test(String.fromCodePoint(point - steps - 1))) steps += 1
  return String(steps)
}

/** Converts digits of any script to 0 to 9. Keyboards for Urdu, Bengali or Khmer type their own digits. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, ascii)

/** A text's digits alone, as 0 to 9. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '')

/** The start of a number that includes its dialing code. */
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

/** Dialing codes whose numbers keep the leading zero from abroad: Italy, San Marino, Ivory Coast, Congo, Gabon. */
const ZERO_BELONGS: readonly string[] = ['39', '378', '225', '242', '241']
/** Unicode direction marks, which may be pasted along with a number. */
const MARKS = /[\u200e\u200f\u202a-\u202e]/g
const E164 = /^\+[1-9]\d{6,14}$/

/**
 * Converts a number to Firebase's format, `+` and digits; undefined: invalid. A number starting with + or 00 includes
 * its country; otherwise the dialing code is added and the national leading zero removed.
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
