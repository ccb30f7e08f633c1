import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { useLogOut } from '../../member/public.ts'
import { HOME_PATH } from '../../shared/paths.ts'
import { SignInPage } from '../signInPage/public.ts'
import { FormEnd } from './FormEnd.tsx'
import { SecretField } from './fields.tsx'
import { Form } from './formStyles.ts'
import { NO_PASSWORDS, PASSWORD_FIELDS, type PasswordField, passwordFaults } from './model/changePassword.ts'
import { useChangePassword } from './useChangePassword.ts'
import { useFormFields } from './useFormFields.ts'

const LABELS = {
  oldPassword: 'old_password',
  newPassword: 'new_password',
  repeated: 'confirm_password',
} as const

/**
 * Changes the password: forced after a login with a weak or expired password (docs/conformance.md § 1.2, § 1.5), or at the
 * player's own wish.
 */
export default function ChangePassword() {
  const { t } = useTranslation('account')
  const isForced = usePlanned().facts.session.updatePassword === true
  return (
    <SignInPage
      mode="changePassword"
      title={t('change_password')}
      subtitle={isForced ? t('change_password_reason') : ''}
      back={isForced ? null : HOME_PATH}
    >
      <ChangePasswordForm />
    </SignInPage>
  )
}

function ChangePasswordForm() {
  const { t } = useTranslation(['account', 'shell'])
  const { busy, failure, submit } = useChangePassword()
  const { logOut, loggingOut } = useLogOut()
  const fields = useFormFields<PasswordField>({ shown: PASSWORD_FIELDS, initial: NO_PASSWORDS, failure })
  const { typed, change, errorOf } = fields

  const send = fields.submitting(passwordFaults, submit)
  return (
    <Form ref={fields.form} noValidate method="post" onSubmit={send} onKeyDown={fields.onKeyDown}>
      {PASSWORD_FIELDS.map((field) => (
        <SecretField
          key={field}
          name={field}
          label={t(LABELS[field])}
          value={typed[field]}
          onValue={change(field)}
          error={errorOf(field)}
          autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
          enterKeyHint={field === 'repeated' ? 'go' : 'next'}
        />
      ))}
      <FormEnd fields={fields} busy={busy} label={t('shell:confirm')} busyLabel={t('changing_password')} />
      <Button variant="quiet" wide busy={loggingOut} onClick={logOut}>
        {t('log_out')}
      </Button>
    </Form>
  )
}
