import { asciiDigits, nationalNumber } from '../../../shared/mobileNumber.ts'
import type { SignInWay } from './ways.ts'

/** What proves it, for a mobile number. */
export type MobileProof = 'password' | 'sms'

/** What the form holds: what was typed stays when the way changes. */
export interface LoginFields {
  readonly way: SignInWay
  readonly proof: MobileProof
  readonly username: string
  readonly mobileNum: string
  readonly password: string
  readonly code: string
}

export type LoginField = 'username' | 'mobileNum' | 'password' | 'code'

/** What is sent: one way, one proof. */
export type LoginEntry =
  | { readonly type: 'username'; readonly username: string; readonly password: string }
  | {
      readonly type: 'mobile'
      readonly countryDialingCode: string
      readonly mobileNum: string
      readonly password: string
    }
  | {
      readonly type: 'sms'
      readonly countryDialingCode: string
      readonly mobileNum: string
      readonly code: string
    }

export const NO_FIELDS: LoginFields = {
  way: 'username',
  proof: 'password',
  username: '',
  mobileNum: '',
  password: '',
  code: '',
}

/** The fields of a way, in their order on the screen. */
export function fieldsOf({ way, proof }: Pick<LoginFields, 'way' | 'proof'>): readonly LoginField[] {
  if (way === 'username') return ['username', 'password']
  return proof === 'sms' ? ['mobileNum', 'code'] : ['mobileNum', 'password']
}

/** Trimmed, but for the password: a blank may belong to it. */
const trimmed = (fields: LoginFields, dialingCode: string): LoginFields => ({
  ...fields,
  username: fields.username.trim(),
  mobileNum: nationalNumber(fields.mobileNum, dialingCode),
  code: asciiDigits(fields.code.trim()),
})

/** The fields that are empty, in their order: the first of them gets the focus, and nothing is sent (docs/conformance.md § 1.5). */
export function missingOf(fields: LoginFields, dialingCode: string): readonly LoginField[] {
  const sent = trimmed(fields, dialingCode)
  return fieldsOf(sent).filter((field) => sent[field] === '')
}

/** What to send of complete fields. */
export function entryOf(fields: LoginFields, countryDialingCode: string): LoginEntry {
  const { way, proof, username, mobileNum, password, code } = trimmed(fields, countryDialingCode)
  if (way === 'username') return { type: 'username', username, password }
  if (proof === 'sms') return { type: 'sms', countryDialingCode, mobileNum, code }
  return { type: 'mobile', countryDialingCode, mobileNum, password }
}
