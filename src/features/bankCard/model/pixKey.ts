import { asciiDigits } from '../../shared/mobileNumber.ts'

/** The types of PIX keys as in the request. */
export const PIX_TYPES = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'EVP'] as const
export type PixType = (typeof PIX_TYPES)[number]

/** The maximum length of an email address as a key (the central bank's DICT). */
export const LONGEST_EMAIL = 77

/** An example of each type for the field's placeholder, the same in every language. */
export const PIX_EXAMPLES: Readonly<Record<PixType, string>> = {
  CPF: '000.000.000-00',
  CNPJ: '00.000.000/0000-00',
  EMAIL: 'nome@example.com',
  PHONE: '+55 11 90000-0000',
  EVP: '00000000-0000-4000-8000-000000000000',
}

/**
 * The key in the format of the central bank; undefined if it is not valid for this type. CNPJ with letters have been issued since
 * July 2026.
 */
export function pixKeyOf(type: PixType, typed: string): string | undefined {
  const text = asciiDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
  switch (type) {
    case 'CPF':
      return valid(text.replace(/[\s.\-/]/g, ''), isCpf)
    case 'CNPJ':
      return valid(text.replace(/[\s.\-/]/g, '').toUpperCase(), isCnpj)
    case 'EMAIL':
      return valid(text.toLowerCase(), isEmail)
    case 'PHONE':
      return phoneOf(text)
    case 'EVP':
      return valid(text.toLowerCase(), (key) => EVP.test(key))
  }
}

const EVP = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const valid = (key: string, test: (key: string) => boolean) => (test(key) ? key : undefined)

/** The modulus 11 check digit. A character's value is its code minus 48; weights count from the end. */
function checkDigit(characters: string, largestWeight: number): number {
  let sum = 0
  for (let at = 0; at < characters.length; at += 1) {
    const weight = 2 + (at % (largestWeight - 1))
    sum += (characters.charCodeAt(characters.length - 1 - at) - 48) * weight
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function hasChecks(key: string, largestWeight: number): boolean {
  const body = key.slice(0, -2)
  const first = checkDigit(body, largestWeight)
  return key.endsWith(`${first}${checkDigit(`${body}${first}`, largestWeight)}`)
}

const isAllTheSame = (key: string) => new Set(key).size === 1

/** The weights of a CPF go up to 11, so that all digits have different weights. */
const isCpf = (key: string) => /^\d{11}$/.test(key) && !isAllTheSame(key) && hasChecks(key, 12)
/** The weights of a CNPJ repeat from 2 to 9. */
const isCnpj = (key: string) => /^[0-9A-Z]{12}\d{2}$/.test(key) && !isAllTheSame(key) && hasChecks(key, 9)

const isEmail = (key: string) =>
  key.length <= LONGEST_EMAIL &&
  /^[^\s@"(),:;<>[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/.test(key)

/** A Brazilian mobile number: area code without zeros, nine digits that begin with 9; with or without country code. */
function phoneOf(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  const isWhole = digits.length === 13 && digits.startsWith('55')
  if (text.startsWith('+') && !isWhole) return undefined
  const national = isWhole ? digits.slice(2) : digits
  return /^[1-9]{2}9\d{8}$/.test(national) ? `+55${national}` : undefined
}
