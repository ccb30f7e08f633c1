import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormAlert } from './FormAlert.tsx'
import {
  type CredentialField,
  type Credentials,
  missingFields,
  readCredentials,
} from './model/credentials.ts'
import { isBusy, type SignInState } from './model/signIn.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > button { margin-block-start: 4px; }
  > small { margin-block-start: 8px; color: var(--text-muted); font-size: var(--type-12); text-align: center; }
`

interface Props {
  readonly state: SignInState
  readonly submit: (credentials: Credentials) => unknown
  readonly button: string
  readonly busyLabel: string
  /** What password managers are told: the one that is kept, or one to be made up. */
  readonly passwordKind: 'current-password' | 'new-password'
  /** Small print below the button. */
  readonly note?: ReactNode
}

const NONE: readonly CredentialField[] = []

/** Username and password. A real form, so that paste, autofill and the keyboard's own button work. */
export function CredentialsForm({ state, submit, button, busyLabel, passwordKind, note }: Props) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState<Credentials>({ username: '', password: '' })
  const [missing, setMissing] = useState(NONE)
  const fields = {
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  }
  const box = useRef<HTMLDivElement>(null)
  const failure = state.status === 'failure' ? state.failure : undefined
  const { username, password } = fields

  useEffect(() => {
    if (!failure) return
    const field = failure.field && { username, password }[failure.field].current
    if (field) field.select()
    const target = field ?? box.current
    target?.focus()
  }, [failure, username, password])

  const change = (field: CredentialField) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setMissing((before) => before.filter((other) => other !== field))
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form's own values: some password managers fill fields in without telling anyone.
    const filled = {
      username: username.current?.value ?? typed.username,
      password: password.current?.value ?? typed.password,
    }
    setTyped(filled)
    const credentials = readCredentials(filled)
    const empty = missingFields(credentials)
    setMissing(empty)
    if (empty[0]) fields[empty[0]].current?.focus()
    else submit(credentials)
  }
  const errorOf = (field: CredentialField) => (missing.includes(field) ? t('field_required') : undefined)

  return (
    <Form noValidate method="post" onSubmit={send}>
      <TextField
        ref={username}
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
        ref={password}
        name="password"
        label={t('password')}
        value={typed.password}
        onValue={change('password')}
        error={errorOf('password')}
        autoComplete={passwordKind}
        enterKeyHint="go"
        dir="auto"
        required
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
      />
      {failure && (
        <FormAlert key={state.status === 'failure' ? state.attempt : 0} failure={failure} box={box} />
      )}
      <Button type="submit" size="large" wide busy={isBusy(state)} busyLabel={busyLabel}>
        {button}
      </Button>
      {note && <small>{note}</small>}
    </Form>
  )
}
