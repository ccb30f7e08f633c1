import { ApiError } from '../../../../api/error.ts'
import type { ErrorMessage } from '../../../../api/errorMessage.ts'
import { formErrorMessage } from '../../../shared/formErrorMessage.ts'
import type { SmsFailure } from '../../smsCode/public.ts'

/** All form fields that a failure can be about. */
export type FormField = 'username' | 'password' | 'mobileNum' | 'code' | 'oldPassword' | 'newPassword'

/** Why a sign-in failed, as the form shows it. Without `message` and `messageKey` nothing is shown. */
export interface Failure extends ErrorMessage {
  /** The field to correct. Without one, the message itself gets the focus. */
  readonly field?: FormField | undefined
}

/** The wrong field by error code (docs/conformance.md § 1.8; codes not listed there are the back office's own). */
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

/** The field to use instead in a form that does not have the first one. */
const OR: Readonly<Partial<Record<FormField, FormField>>> = { username: 'mobileNum', newPassword: 'password' }

/** The visible field that a failure is about; undefined if there is none. Pure. */
export const fieldAtFault = <Field extends string>(
  failure: Failure | undefined,
  shown: readonly Field[],
): Field | undefined => {
  const named = failure?.field
  return shown.find((field) => field === named) ?? shown.find((field) => named && field === OR[named])
}

/**
 * What the form shows for a failure. The text comes from the error catalogue, as for every call. The form shows it itself, so
 * the call is sent with `alert: false`.
 *
 * @param sessionless the call carries no token, so its failure cannot end a session
 */
export function failureOf(error: unknown, https: boolean, sessionless = true): Failure {
  // An unconfirmed code: its error contains the message.
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
