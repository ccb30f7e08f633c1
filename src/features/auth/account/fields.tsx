import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { TextField } from '../../../ui/TextField.tsx'

export interface FieldProps {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error: string | undefined
}

/** The username, for login and registration. */
export function UsernameField(props: FieldProps) {
  const { t } = useTranslation('account')
  return (
    <TextField
      {...props}
      name="username"
      label={t('username')}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode="text"
      enterKeyHint="next"
      dir="auto"
      required
    />
  )
}

interface SecretProps extends FieldProps {
  readonly name?: string
  readonly label?: string
  /** For password managers: fill in a saved password, or suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly enterKeyHint?: 'next' | 'go'
}

/** A password field with a button that shows the password. */
export function SecretField({ name = 'password', label, enterKeyHint = 'go', ...props }: SecretProps) {
  const { t } = useTranslation('account')
  return (
    <PasswordField
      {...props}
      name={name}
      label={label ?? t('password')}
      enterKeyHint={enterKeyHint}
      dir="auto"
      required
      showLabel={t('show_password')}
      hideLabel={t('hide_password')}
    />
  )
}

/** A mobile number; `start` is its dialing code. */
export function MobileNumberField(
  props: FieldProps & { readonly start: ReactNode; readonly ref?: Ref<HTMLInputElement> },
) {
  const { t } = useTranslation('account')
  return (
    <TextField
      {...props}
      name="mobileNum"
      label={t('mobile_number')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
      required
    />
  )
}
