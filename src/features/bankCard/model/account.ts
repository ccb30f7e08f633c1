import { asciiDigits } from '../../shared/mobileNumber.ts'

/** As the schema of the request has it. */
export const SHORTEST_NUMBER = 4
export const LONGEST_NUMBER = 34
/** Shorter than this, two letters and two digits are no IBAN. */
const SHORTEST_IBAN = 15

/** An account number as it is sent: digits and capital letters, nothing in between. */
export const plainNumber = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(/[\s./_\-–—\p{Cf}]/gu, '')
    .toUpperCase()

/** Whether this can be an account: its letters and length, and where it is an IBAN, its check digits (ISO 13616). */
export function isAccountNumber(number: string): boolean {
  if (!/^[0-9A-Z]+$/.test(number)) return false
  if (number.length < SHORTEST_NUMBER || number.length > LONGEST_NUMBER) return false
  if (number.replace(/\D/g, '').length < SHORTEST_NUMBER) return false
  const isIban = number.length >= SHORTEST_IBAN && /^[A-Z]{2}\d{2}/.test(number)
  return !isIban || hasIbanCheck(number)
}

/** Letters count from 10 on; the country and its check digits come last; what is left of 97 is 1. */
function hasIbanCheck(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** A name as it is sent: one blank between its words. */
export const plainName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim()
