import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useLogOut } from '../member/public.ts'
import { FormAlert } from './FormAlert.tsx'
import { Form } from './formLook.ts'
import {
  type PasswordField as Name,
  NO_PASSWORDS,
  PASSWORD_FIELDS,
  passwordFaults,
} from './model/changePassword.ts'
import type { Failure } from './model/failure.ts'
import { HOME_PATH } from './paths.ts'
import { SignInPage } from './SignInPage.tsx'
import { useAboveKeyboard } from './useAboveKeyboard.ts'
import { useChangePassword } from './useChangePassword.ts'

const LABELS = {
  oldPassword: 'old_password',
  newPassword: 'new_password',
  repeated: 'confirm_password',
} as const

/** A new password: forced after a login with a weak or an expired one (part 1, sections 2 and 5), or because one wants to. */
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
  const [typed, setTyped] = useState(NO_PASSWORDS)
  const [faults, setFaults] = useState<ReturnType<typeof passwordFaults>>({})
  /** The failure whose field has been changed since. */
  const [mended, setMended] = useState<Failure>()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useAboveKeyboard(form)

  const atFault = PASSWORD_FIELDS.find((field) => field === failure?.field)
  const words =
    failure && (failure.message ?? (failure.messageKey && t([failure.messageKey, 'unknown_error'])))
  useEffect(() => {
    if (!failure) return
    const input = atFault && form.current?.elements.namedItem(atFault)
    if (input instanceof HTMLInputElement) {
      input.focus()
      input.select()
    } else box.current?.focus()
  }, [failure, atFault])

  const change = (field: Name) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setFaults(({ [field]: _mended, ...others }) => others)
    if (field === atFault) setMended(failure)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = passwordFaults(typed)
    setFaults(found)
    const first = PASSWORD_FIELDS.find((field) => found[field])
    const input = first && form.current?.elements.namedItem(first)
    if (input instanceof HTMLInputElement) input.focus()
    if (!first) submit(typed)
  }
  const errorOf = (field: Name): string | undefined => {
    const fault = faults[field]
    if (fault) return t(fault)
    return field === atFault && failure !== mended ? words || undefined : undefined
  }
  return (
    <Form ref={form} noValidate method="post" onSubmit={send}>
      {PASSWORD_FIELDS.map((field) => (
        <PasswordField
          key={field}
          name={field}
          label={t(LABELS[field])}
          value={typed[field]}
          onValue={change(field)}
          error={errorOf(field)}
          autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
          enterKeyHint={field === 'repeated' ? 'go' : 'next'}
          dir="auto"
          required
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
        />
      ))}
      {failure && !atFault && <FormAlert failure={failure} box={box} />}
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('changing_password')}>
        {t('shell:confirm')}
      </Button>
      <Button variant="quiet" wide busy={loggingOut} onClick={logOut}>
        {t('log_out')}
      </Button>
    </Form>
  )
}
