import { policyFor } from '../../../api/catalogue.ts'
import { ApiError } from '../../../api/error.ts'

/** The fields of all forms that can be at fault. */
export type FormField = 'username' | 'password' | 'mobileNum' | 'code' | 'oldPassword' | 'newPassword'

/** Why a sign-in did not come about, in the form's terms. Without `message` and `messageKey` nothing is shown. */
export interface Failure {
  /** The server's words, plain text. */
  readonly message?: string | undefined
  /** A key of namespace `shell`, or one with its namespace. */
  readonly messageKey?: string | undefined
  /** For the small print. */
  readonly reference?: string | undefined
  /** Where the player can put it right; elsewhere the message itself gets the focus. */
  readonly field?: FormField | undefined
}

/** Codes that say which field is wrong (part 1, section 8; the others are the back office's own). */
const FIELDS: Readonly<Record<string, FormField>> = {
  'login.cred.err': 'password',
  'not.exists.user': 'username',
  'mobile.invalid': 'mobileNum',
  'verification.code.err': 'code',
  'verification.code.expired': 'code',
  'password.old.err': 'oldPassword',
  'password.same': 'newPassword',
  'password.invalid': 'newPassword',
}

const textOf = (value: object, name: string): string | undefined => {
  const found: unknown = name in value ? Reflect.get(value, name) : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** What is none of a call says itself what a person reads: a captcha that was closed, a code that Firebase refused. */
function toldBy(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { messageKey: 'unknown_error' }
  const told =
    'failure' in error && typeof error.failure === 'object' && error.failure ? error.failure : error
  const message = told === error ? undefined : textOf(told, 'message')
  const messageKey = textOf(told, 'messageKey')
  const reference = textOf(told, 'reference') ?? textOf(told, 'detail')
  return {
    ...(message ? { message } : { messageKey: messageKey ?? 'unknown_error' }),
    ...(reference && { reference }),
    ...(told !== error && { field: 'code' }),
  }
}

/**
 * What the form says of a failed call. The words are the catalogue's, as for every other call; only the place is the
 * form's own, which is why the call itself is sent with `alert: false`.
 *
 * @param sessionless the call carries no token: its failure cannot end a session
 */
export function failureOf(error: unknown, https: boolean, sessionless = true): Failure {
  if (!(error instanceof ApiError)) return toldBy(error)
  const { policy, message, messageKey, reference } = policyFor(error, { https, sessionless })
  if (policy === 'silent' || policy === 'sessionEnd') return {}
  const field = FIELDS[error.code ?? '']
  return {
    ...(message ? { message } : { messageKey: messageKey ?? 'unknown_error' }),
    ...(reference && error.reference && { reference: error.reference }),
    ...(field && { field }),
  }
}
