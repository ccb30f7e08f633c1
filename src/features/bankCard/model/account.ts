import { asciiDigits } from '../../shared/mobileNumber.ts'

/** Limits from the schema of the request. */
export const SHORTEST_NUMBER = 4
export const LONGEST_NUMBER = 34
/** A shorter number is not an IBAN, even if it starts with two letters and two digits. */
const SHORTEST_IBAN = 15

/** An account number as sent: digits and capital letters, without separators. */
export const plainNumber = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(/[\s./_\-–—\p{Cf}]/gu, '')
    .toUpperCase()

/** Whether this can be an account number: characters, length and, for an IBAN, the check digits (ISO 13616). */
export function isAccountNumber(number: string): boolean {
  if (!/^[0-9A-Z]+$/.test(number)) return false
  if (number.length < SHORTEST_NUMBER || number.length > LONGEST_NUMBER) return false
  if (number.replace(/\D/g, '').length < SHORTEST_NUMBER) return false
  const isIban = number.length >= SHORTEST_IBAN && /^[A-Z]{2}\d{2}/.test(number)
  return !isIban || hasIbanCheck(number)
}

/** Letters are numbers from 10 on; country and check digits move to the end; the remainder modulo 97 must be 1. */
function hasIbanCheck(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** A name as sent: one space between words. */
export const plainName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim()
