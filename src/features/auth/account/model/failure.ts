import { ApiError } from '../../../../api/error.ts'
import type { ErrorMessage } from '../../../../api/errorMessage.ts'
import { formErrorMessage } from '../../../shared/formErrorMessage.ts'
import type { SmsFailure } from '../../smsCode/public.ts'

/** The fields of all forms that can be at fault. */
export type FormField = 'username' | 'password' | 'mobileNum' | 'code' | 'oldPassword' | 'newPassword'

/** Why a sign-in did not come about, in the form's terms. Without `message` and `messageKey` nothing is shown. */
export interface Failure extends ErrorMessage {
  /** Where the player can put it right; elsewhere the message itself gets the focus. */
  readonly field?: FormField | undefined
}

/** Codes that say which field is wrong (docs/conformance.md § 1.8; the others are the back office's own). */
const FIELDS: Readonly<Record<string, FormField>> = {
  'login.cred.err': 'password',
  'not.exists.user': 'username',
  'username.invalid': 'username',
  'customer.name.exists': 'username',
  'mobile.invalid': 'mobileNum',
  'mobile.exists': 'mobileNum',
  'verification.code.err': 'code',
  'verification.code.expired': 'code',
  'password.old.err': 'oldPassword',
  'password.same': 'newPassword',
  'password.invalid': 'newPassword',
}

/** What the field is called in a form that has no field of the first name. */
const OR: Readonly<Partial<Record<FormField, FormField>>> = { username: 'mobileNum', newPassword: 'password' }

/** The field of a form that a failure is about; undefined where the form that is showing has no such field. Pure. */
export const fieldAtFault = <Field extends string>(
  failure: Failure | undefined,
  shown: readonly Field[],
): Field | undefined => {
  const named = failure?.field
  return shown.find((field) => field === named) ?? shown.find((field) => named && field === OR[named])
}

/**
 * What the form says of a failure. The words are the catalogue's, as for every other call; only the place is the form's
 * own, which is why the call itself is sent with `alert: false`.
 *
 * @param sessionless the call carries no token: its failure cannot end a session
 */
export function failureOf(error: unknown, https: boolean, sessionless = true): Failure {
  // A code that was not confirmed: its error knows what to say.
  if (error instanceof Error && 'failure' in error && isSmsFailure(error.failure)) {
    const { aboutNumber, ...errorMessage } = error.failure
    return { ...errorMessage, field: aboutNumber ? 'mobileNum' : 'code' }
  }
  const errorMessage = formErrorMessage(error, { https, sessionless })
  const field = error instanceof ApiError ? FIELDS[error.code ?? ''] : undefined
  const isSilent = !errorMessage.message && !errorMessage.messageKey
  return field && !isSilent ? { ...errorMessage, field } : errorMessage
}

const isSmsFailure = (value: unknown): value is SmsFailure => typeof value === 'object' && value !== null
