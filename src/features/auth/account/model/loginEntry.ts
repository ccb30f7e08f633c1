import { asciiDigits, nationalNumber } from '../../../shared/mobileNumber.ts'
import type { SignInWay } from './ways.ts'

/** How a player with a mobile number proves who they are. */
export type MobileProof = 'password' | 'sms'

/** All values of the form. Typed values stay when the tab changes. */
export interface LoginFields {
  readonly way: SignInWay
  readonly proof: MobileProof
  readonly username: string
  readonly mobileNum: string
  readonly password: string
  readonly code: string
}

export type LoginField = 'username' | 'mobileNum' | 'password' | 'code'

/** What is submitted: one identifier and one proof. */
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

/** The fields of a tab, in their order on the screen. */
export function fieldsOf({ way, proof }: Pick<LoginFields, 'way' | 'proof'>): readonly LoginField[] {
  if (way === 'username') return ['username', 'password']
  return proof === 'sms' ? ['mobileNum', 'code'] : ['mobileNum', 'password']
}

/** Trims all fields except the password, which may contain spaces. */
const trimmed = (fields: LoginFields, dialingCode: string): LoginFields => ({
  ...fields,
  username: fields.username.trim(),
  mobileNum: nationalNumber(fields.mobileNum, dialingCode),
  code: asciiDigits(fields.code.trim()),
})

/** The empty fields, in order. The first gets the focus and nothing is sent (docs/conformance.md § 1.5). */
export function missingOf(fields: LoginFields, dialingCode: string): readonly LoginField[] {
  const sent = trimmed(fields, dialingCode)
  return fieldsOf(sent).filter((field) => sent[field] === '')
}

/** The entry to submit, from completed fields. */
export function entryOf(fields: LoginFields, countryDialingCode: string): LoginEntry {
  const { way, proof, username, mobileNum, password, code } = trimmed(fields, countryDialingCode)
  if (way === 'username') return { type: 'username', username, password }
  if (proof === 'sms') return { type: 'sms', countryDialingCode, mobileNum, code }
  return { type: 'mobile', countryDialingCode, mobileNum, password }
}
