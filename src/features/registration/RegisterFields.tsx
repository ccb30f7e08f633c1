import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { DialingCode } from '../countryPicker/public.ts'
import { CodeField, type SmsCode } from '../smsCode/public.ts'
import type { RegisterField, RegisterFields } from './model/entry.ts'
import { nationalNumber } from './model/mobileNumber.ts'

export interface FieldsProps {
  readonly typed: RegisterFields
  readonly change: (field: RegisterField) => (value: string) => void
  readonly errorOf: (field: RegisterField) => string | undefined
  /** Marks empty fields and goes to the first. */
  readonly demand: (empty: readonly RegisterField[]) => void
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`

/** A name and a password of one's own choice. */
export function UsernameFields({ typed, errorOf, change }: FieldsProps) {
  const { t } = useTranslation('account')
  return (
    <Column>
      <TextField
        name="username"
        label={t('username')}
        value={typed.username}
        onValue={change('username')}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="next"
        dir="auto"
        required
      />
      <PasswordField
        name="password"
        label={t('password')}
        value={typed.password}
        onValue={change('password')}
        error={errorOf('password')}
        autoComplete="new-password"
        enterKeyHint="go"
        dir="auto"
        required
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
      />
    </Column>
  )
}

/** A mobile number, and the code that proves it; no password. */
export function MobileFields({
  typed,
  errorOf,
  change,
  demand,
  dialing,
  sms,
}: FieldsProps & { readonly dialing: DialingCode; readonly sms: SmsCode }) {
  const { t } = useTranslation('account')
  return (
    <Column>
      <TextField
        name="mobileNum"
        type="tel"
        label={t('mobile_number')}
        value={typed.mobileNum}
        onValue={change('mobileNum')}
        error={errorOf('mobileNum')}
        start={dialing.control}
        autoComplete="tel-national"
        inputMode="tel"
        enterKeyHint="next"
        required
      />
      <CodeField
        name="code"
        value={typed.code}
        onChange={change('code')}
        error={errorOf('code')}
        sms={sms}
        to={{
          countryDialingCode: dialing.code,
          mobileNum: nationalNumber(typed.mobileNum, dialing.code),
        }}
        onMissingNumber={() => demand(['mobileNum'])}
      />
    </Column>
  )
}
