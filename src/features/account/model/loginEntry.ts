import type { Site } from '../../../site/site.ts'

/** How a player can say who they are on the login screen. */
export type LoginWay = 'username' | 'mobile'

/** What proves it, for a mobile number. */
export type MobileProof = 'password' | 'sms'

/** What the form holds: what was typed stays when the way changes. */
export interface LoginFields {
  readonly way: LoginWay
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

/**
 * What a site offers. The mobile number is a way of its own where its dialing code can be said (part 2, section 5: flag
 * UPDATEMOBILEICC3, or Firebase sends the codes); elsewhere it would not be a whole number. By a code as well, always:
 * the platform sends one where Firebase does not.
 */
export const loginWays = ({ flags }: Pick<Site, 'flags'>, firebaseSms: boolean): readonly LoginWay[] =>
  flags.UPDATEMOBILEICC3 || firebaseSms ? ['username', 'mobile'] : ['username']

/** The fields of a way, in their order on the screen. */
export function fieldsOf({ way, proof }: Pick<LoginFields, 'way' | 'proof'>): readonly LoginField[] {
  if (way === 'username') return ['username', 'password']
  return proof === 'sms' ? ['mobileNum', 'code'] : ['mobileNum', 'password']
}

/** Trimmed, but for the password: a blank may belong to it. */
const trimmed = (fields: LoginFields): LoginFields => ({
  ...fields,
  username: fields.username.trim(),
  mobileNum: digitsOf(fields.mobileNum),
  code: fields.code.trim(),
})

/** Where the decimal digits of the scripts begin that our languages are written in. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0x1040, 0x17e0, 0xff10]

/** A number as typed or pasted, in plain digits, without what people put between them. */
export const digitsOf = (number: string): string =>
  Array.from(number, (letter) => {
    const at = letter.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => at >= first && at < first + 10)
    return zero === undefined ? '' : String(at - zero)
  }).join('')

/** The fields that are empty, in their order: the first of them gets the focus, and nothing is sent (part 1, section 5). */
export function missingOf(fields: LoginFields): readonly LoginField[] {
  const sent = trimmed(fields)
  return fieldsOf(sent).filter((field) => sent[field] === '')
}

/** What to send of complete fields. */
export function entryOf(fields: LoginFields, countryDialingCode: string): LoginEntry {
  const { way, proof, username, mobileNum, password, code } = trimmed(fields)
  if (way === 'username') return { type: 'username', username, password }
  if (proof === 'sms') return { type: 'sms', countryDialingCode, mobileNum, code }
  return { type: 'mobile', countryDialingCode, mobileNum, password }
}
