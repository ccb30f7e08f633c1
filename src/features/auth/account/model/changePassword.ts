/** The fields of the password change form. */
export interface PasswordFields {
  readonly oldPassword: string
  readonly newPassword: string
  /** The new password, repeated. */
  readonly repeated: string
}

export type PasswordField = keyof PasswordFields

export const NO_PASSWORDS: PasswordFields = { oldPassword: '', newPassword: '', repeated: '' }

/** A field's error, as a key of namespace `account`. */
export type PasswordFault = 'field_required' | 'passwords_differ' | 'new_password_same'

/**
 * Errors found before sending, by field in screen order: the first gets the focus. The password's length is left to the back
 * office (docs/conformance.md § 1.5: no length rules). Pure.
 */
export function passwordFaults({
  oldPassword,
  newPassword,
  repeated,
}: PasswordFields): Partial<Record<PasswordField, PasswordFault>> {
  const same = newPassword !== '' && newPassword === oldPassword
  return {
    ...(oldPassword === '' && { oldPassword: 'field_required' as const }),
    ...newPasswordFaults({ newPassword, repeated }),
    ...(same && { newPassword: 'new_password_same' as const }),
  }
}

/** Errors of a new password. Pure. */
export function newPasswordFaults({
  newPassword,
  repeated,
}: Omit<PasswordFields, 'oldPassword'>): Partial<Record<'newPassword' | 'repeated', PasswordFault>> {
  const differs = repeated !== '' && newPassword !== '' && repeated !== newPassword
  return {
    ...(newPassword === '' && { newPassword: 'field_required' as const }),
    ...(repeated === '' && { repeated: 'field_required' as const }),
    ...(differs && { repeated: 'passwords_differ' as const }),
  }
}

/** The fields in their order on the screen. */
export const PASSWORD_FIELDS: readonly PasswordField[] = ['oldPassword', 'newPassword', 'repeated']
