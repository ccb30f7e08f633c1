/** The form in which a password is changed. */
export interface PasswordFields {
  readonly oldPassword: string
  readonly newPassword: string
  /** The new one once more. */
  readonly repeated: string
}

export type PasswordField = keyof PasswordFields

export const NO_PASSWORDS: PasswordFields = { oldPassword: '', newPassword: '', repeated: '' }

/** What is wrong with a field, as a key of namespace `account`. */
export type PasswordFault = 'field_required' | 'passwords_differ' | 'new_password_same'

/**
 * What is wrong before anything is sent, field by field in their order on the screen: the first of them gets the focus. How long
 * a password must be is the back office's business (docs/conformance.md § 1.5: no length rules). Pure.
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

/** What is wrong with a password that is to be a new one. Pure. */
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
