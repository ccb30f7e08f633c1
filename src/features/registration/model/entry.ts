import type { Site } from '../../../site/site.ts'
import { asciiDigits, nationalNumber } from './mobileNumber.ts'

/** How a newcomer can register. */
export type RegisterWay = 'username' | 'mobile'

/** What the form holds: what was typed stays when the way changes. */
export interface RegisterFields {
  readonly username: string
  readonly password: string
  readonly mobileNum: string
  readonly code: string
}

export type RegisterField = keyof RegisterFields

/** What is sent: one way. */
export type RegisterEntry =
  | { readonly way: 'username'; readonly username: string; readonly password: string }
  | {
      readonly way: 'mobile'
      readonly countryDialingCode: string
      readonly mobileNum: string
      readonly code: string
    }

export const NO_FIELDS: RegisterFields = { username: '', password: '', mobileNum: '', code: '' }

const FIELDS_OF: Readonly<Record<RegisterWay, readonly RegisterField[]>> = {
  username: ['username', 'password'],
  mobile: ['mobileNum', 'code'],
}

/** The fields of a way, in their order on the screen. */
export const fieldsOf = (way: RegisterWay): readonly RegisterField[] => FIELDS_OF[way]

/**
 * What a site offers, the first one shown first. A mobile number only where its dialing code can be said (part 2,
 * section 5: flag UPDATEMOBILEICC3, or Firebase sends the codes): elsewhere it would not be a whole number.
 */
export const registerWays = ({
  flags,
  firebaseSms,
}: Pick<Site, 'flags' | 'firebaseSms'>): readonly RegisterWay[] =>
  flags.UPDATEMOBILEICC3 || firebaseSms ? ['username', 'mobile'] : ['username']

/** Trimmed, but for the password: a blank may belong to it. */
const trimmed = (fields: RegisterFields, dialingCode: string): RegisterFields => ({
  username: fields.username.trim(),
  password: fields.password,
  mobileNum: nationalNumber(fields.mobileNum, dialingCode),
  code: asciiDigits(fields.code.trim()),
})

/**
 * The fields that are empty, in their order: the first of them gets the focus, and nothing is sent. No rule about length:
 * the specification shows none (part 1, section 5).
 */
export function missingOf(
  way: RegisterWay,
  fields: RegisterFields,
  dialingCode: string,
): readonly RegisterField[] {
  const sent = trimmed(fields, dialingCode)
  return FIELDS_OF[way].filter((field) => sent[field] === '')
}

/** What to send of complete fields. */
export function entryOf(way: RegisterWay, fields: RegisterFields, countryDialingCode: string): RegisterEntry {
  const { username, password, mobileNum, code } = trimmed(fields, countryDialingCode)
  return way === 'username' ? { way, username, password } : { way, countryDialingCode, mobileNum, code }
}
