import { asciiDigits, nationalNumber } from '../../../shared/mobileNumber.ts'
import type { SignInWay } from '../../account/public.ts'

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

const FIELDS_OF: Readonly<Record<SignInWay, readonly RegisterField[]>> = {
  username: ['username', 'password'],
  mobile: ['mobileNum', 'code'],
}

/** The fields of a way, in their order on the screen. */
export const fieldsOf = (way: SignInWay): readonly RegisterField[] => FIELDS_OF[way]

/** Trimmed, but for the password: a blank may belong to it. */
const trimmed = (fields: RegisterFields, dialingCode: string): RegisterFields => ({
  username: fields.username.trim(),
  password: fields.password,
  mobileNum: nationalNumber(fields.mobileNum, dialingCode),
  code: asciiDigits(fields.code.trim()),
})

/**
 * The fields that are empty, in their order: the first of them gets the focus, and nothing is sent. No rule about length:
 * the specification shows none (docs/conformance.md § 1.5).
 */
export function missingOf(
  way: SignInWay,
  fields: RegisterFields,
  dialingCode: string,
): readonly RegisterField[] {
  const sent = trimmed(fields, dialingCode)
  return FIELDS_OF[way].filter((field) => sent[field] === '')
}

/** What to send of complete fields. */
export function entryOf(way: SignInWay, fields: RegisterFields, countryDialingCode: string): RegisterEntry {
  const { username, password, mobileNum, code } = trimmed(fields, countryDialingCode)
  return way === 'username' ? { way, username, password } : { way, countryDialingCode, mobileNum, code }
}
