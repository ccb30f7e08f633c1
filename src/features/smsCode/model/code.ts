/** Decimal digits of other scripts, by the code point of their zero: keyboards of the twenty languages write them. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0e50, 0x1040, 0x17e0, 0xff10]
const OTHER_DIGIT =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef\u0e50-\u0e59\u1040-\u1049\u17e0-\u17e9\uff10-\uff19]/g
/** Blanks, dashes, dots and what is not seen at all. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\p{Cc}._]/gu
/** The code in a message that was pasted as a whole. */
const IN_MESSAGE = /(?<!\d)\d{4,8}(?!\d)/g

const asciiDigit = (letter: string): string => {
  const point = letter.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => point >= start && point < start + 10)
  return zero === undefined ? letter : String(point - zero)
}

/**
 * A one-time code as it was typed, pasted or filled in: digits of any script become 0 to 9, what stands between them
 * goes, and of a whole message with one code in it the code stays.
 */
export function cleanCode(typed: string): string {
  const text = typed.normalize('NFC').replace(OTHER_DIGIT, asciiDigit)
  if (/\p{L}.*\s|\s.*\p{L}/su.test(text.trim())) {
    const codes = text.match(IN_MESSAGE)
    if (codes?.length === 1 && codes[0]) return codes[0]
  }
  return text.replace(BETWEEN, '')
}
