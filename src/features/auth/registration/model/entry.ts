import { asciiDigits, nationalNumber } from '../../../shared/mobileNumber.ts'
import type { SignInWay } from '../../account/public.ts'

/** All values of the form. Typed values stay when the tab changes. */
export interface RegisterFields {
  readonly username: string
  readonly password: string
  readonly mobileNum: string
  readonly code: string
}

export type RegisterField = keyof RegisterFields

/** What is submitted: the fields of one tab. */
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

/** The fields of a tab, in their order on the screen. */
export const fieldsOf = (way: SignInWay): readonly RegisterField[] => FIELDS_OF[way]

/** Trims all fields except the password, which may contain spaces. */
const trimmed = (fields: RegisterFields, dialingCode: string): RegisterFields => ({
  username: fields.username.trim(),
  password: fields.password,
  mobileNum: nationalNumber(fields.mobileNum, dialingCode),
  code: asciiDigits(fields.code.trim()),
})

/**
 * The empty fields, in order. The first gets the focus and nothing is sent. There is no rule about length, because the
 * specification has none (docs/conformance.md § 1.5).
 */
export function missingOf(
  way: SignInWay,
  fields: RegisterFields,
  dialingCode: string,
): readonly RegisterField[] {
  const sent = trimmed(fields, dialingCode)
  return FIELDS_OF[way].filter((field) => sent[field] === '')
}

/** The entry to submit, from completed fields. */
export function entryOf(way: SignInWay, fields: RegisterFields, countryDialingCode: string): RegisterEntry {
  const { username, password, mobileNum, code } = trimmed(fields, countryDialingCode)
  return way === 'username' ? { way, username, password } : { way, countryDialingCode, mobileNum, code }
}
