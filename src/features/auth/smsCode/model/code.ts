import { asciiDigits } from '../../../shared/mobileNumber.ts'

/** Blanks, dashes, dots and what is not seen at all. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\p{Cc}._]/gu
/** The code in a message that was pasted as a whole. */
const IN_MESSAGE = /(?<!\d)\d{4,8}(?!\d)/g

/**
 * A one-time code as it was typed, pasted or filled in: digits of any script become 0 to 9, what stands between them
 * goes, and of a whole message with one code in it the code stays.
 */
export function cleanCode(typed: string): string {
  const text = asciiDigits(typed.normalize('NFC'))
  const trimmed = text.trim()
  if (/\p{L}/u.test(trimmed) && /\s/.test(trimmed)) {
    const codes = text.match(IN_MESSAGE)
    if (codes?.length === 1 && codes[0]) return codes[0]
  }
  return text.replace(BETWEEN, '')
}
