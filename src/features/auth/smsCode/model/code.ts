import { asciiDigits } from '../../../shared/mobileNumber.ts'

/** Separators: spaces, dashes, dots, underscores and invisible characters. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\p{Cc}._]/gu
/** The code in a pasted message. */
const IN_MESSAGE = /(?<!\d)\d{4,8}(?!\d)/g

/**
 * Cleans a one-time code that was typed, pasted or autofilled. Digits of any script become 0 to 9 and separators are removed.
 * Of a whole message that contains exactly one code, the code remains.
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
