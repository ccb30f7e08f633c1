import { ApiError } from '../../../../api/error.ts'
import type { ChangePasswordRequest } from '../../../../generated/types.ts'
import { asciiDigits, nationalNumber } from '../../../shared/mobileNumber.ts'
import { type SmsProof, tellsOfNobody } from '../../smsCode/public.ts'
import { newPasswordFaults, type PasswordFault } from './changePassword.ts'
import { type Failure, failureOf } from './failure.ts'
import type { SignInWay } from './ways.ts'

/** How the code is sent. */
export const RESET_BY = ['sms', 'email'] as const
export type ResetBy = (typeof RESET_BY)[number]

/** All values of the form. Typed values stay when the step or the tab changes. */
export interface ResetFields {
  readonly username: string
  readonly mobileNum: string
  readonly email: string
  readonly code: string
  readonly newPassword: string
  readonly repeated: string
}
export type ResetField = keyof ResetFields

export const NOTHING_FILLED: ResetFields = {
  username: '',
  mobileNum: '',
  email: '',
  code: '',
  newPassword: '',
  repeated: '',
}

/** The two steps: who the player is; then the code and the new password. */
export type ResetStep = 'who' | 'prove'

/** The visible fields, in their order on the screen. */
export function resetFieldsOf(step: ResetStep, way: SignInWay, by: ResetBy): readonly ResetField[] {
  if (step === 'who') return [way === 'username' ? 'username' : 'mobileNum']
  return [by === 'sms' ? 'mobileNum' : 'email', 'code', 'newPassword', 'repeated']
}

/** A field's error, as a key of namespace `account`. */
export type ResetFault = PasswordFault | 'email_wrong'

const ADDRESS = /^[^@\s]+@[^@\s]+$/

/** Trims all fields except the passwords, which may contain spaces. */
const trimmed = (fields: ResetFields, dialingCode: string): ResetFields => ({
  ...fields,
  username: fields.username.trim(),
  mobileNum: nationalNumber(fields.mobileNum, dialingCode),
  email: fields.email.trim(),
  code: asciiDigits(fields.code.trim()),
})

/** Errors found before sending, by field: the first gets the focus. Pure. */
export function resetFaults(
  shown: readonly ResetField[],
  fields: ResetFields,
  dialingCode: string,
): Partial<Record<ResetField, ResetFault>> {
  const sent = trimmed(fields, dialingCode)
  const empty = shown.filter((field) => sent[field] === '')
  const isWrong = shown.includes('email') && sent.email !== '' && !ADDRESS.test(sent.email)
  return {
    ...(shown.includes('newPassword') && newPasswordFaults(sent)),
    ...Object.fromEntries(empty.map((field) => [field, 'field_required' as const])),
    ...(isWrong && { email: 'email_wrong' as const }),
  }
}

/**
 * The request (docs/decisions/0037-forgotten-password.md): the account, where the code was sent, the proof and the new password.
 * A mobile number that identifies the account is sent with an email code as well. Pure.
 */
export function resetRequest(
  way: SignInWay,
  by: ResetBy,
  fields: ResetFields,
  countryDialingCode: string,
  proof: SmsProof,
): ChangePasswordRequest {
  const { username, mobileNum, email, newPassword } = trimmed(fields, countryDialingCode)
  return {
    ...(way === 'username' && { username }),
    ...((way === 'mobile' || by === 'sms') && {
      mobileNum,
      ...(countryDialingCode && { countryDialingCode }),
    }),
    ...(by === 'email' && { email }),
    ...proof,
    newPassword,
  }
}

/** The proof for a code that the platform sent, from the typed code. */
export const codeProof = (fields: ResetFields): SmsProof => ({ verificationCode: trimmed(fields, '').code })

/** Answers of a back office that offers this call only to members, or not at all. */
const NOT_OFFERED_STATUS: readonly (number | undefined)[] = [401, 403, 404, 405, 410, 501]
const NOT_OFFERED_CODES: readonly (string | undefined)[] = [
  'call.unknown',
  'function.not.enabled',
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
]

/** From this status on the server has failed; it is not a refusal. */
const SERVER_ERROR = 500

/** Refusals shown as they are: they depend only on the typed values, not on the account. */
const SAID_AS_IT_IS: readonly (string | undefined)[] = [
  'verification.code.expired',
  'password.invalid',
  'password.same',
]

/**
 * What the form shows for a failed reset. A wrong code, another player's number and an unknown account all get the same
 * message, so the form does not reveal who has an account.
 */
export function resetFailureOf(error: unknown, https: boolean): Failure {
  const said = failureOf(error, https)
  if (!(error instanceof ApiError)) return said
  if (NOT_OFFERED_STATUS.includes(error.status) || NOT_OFFERED_CODES.includes(error.code))
    return { messageKey: 'account:reset_not_offered' }
  const isSilent = !said.message && !said.messageKey
  const isRefusal = error.kind === 'business' && (error.status ?? 200) < SERVER_ERROR
  const saysNothing = !isRefusal || isSilent || SAID_AS_IT_IS.includes(error.code)
  return saysNothing && !tellsOfNobody(error) ? said : { messageKey: 'account:reset_refused', field: 'code' }
}
