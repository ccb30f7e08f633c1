import { policyFor } from '../../../api/catalogue.ts'
import { ApiError } from '../../../api/error.ts'
import type { CredentialField } from './credentials.ts'

/** Why a sign-in did not come about, in the form's terms. Without `message` and `messageKey` nothing is shown. */
export interface Failure {
  /** The server's words, plain text. */
  readonly message?: string
  /** A key of namespace `shell`. */
  readonly messageKey?: string
  /** For the small print. */
  readonly reference?: string
  /** Where the player can put it right; elsewhere the message itself gets the focus. */
  readonly field?: CredentialField
}

/** Codes that say which field is wrong (part 1, section 8). */
const FIELDS: Readonly<Record<string, CredentialField>> = {
  'login.cred.err': 'password',
  'not.exists.user': 'username',
}

/**
 * What the form says of a failed call. The words are the catalogue's, as for every other call; only the place is the
 * form's own, which is why the call itself is sent with `alert: false`.
 */
export function failureOf(error: unknown, https: boolean): Failure {
  if (!(error instanceof ApiError)) return { messageKey: 'unknown_error' }
  const { policy, message, messageKey, reference } = policyFor(error, { https, sessionless: true })
  if (policy === 'silent') return {}
  const field = FIELDS[error.code ?? '']
  return {
    ...(message ? { message } : { messageKey: messageKey ?? 'unknown_error' }),
    ...(reference && error.reference && { reference: error.reference }),
    ...(field && { field }),
  }
}
