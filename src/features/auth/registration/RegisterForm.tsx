import type { FormEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { FormAlert } from '../../shared/FormAlert.tsx'
import {
  Form,
  type MobileEdge,
  required,
  SecretField,
  type SignInWay,
  SignInWays,
  UsernameField,
  useFormFields,
} from '../account/public.ts'
import { type AuthState, failureOfForm, isBusy } from '../flow/model/machine.ts'
import {
  entryOf,
  fieldsOf,
  missingOf,
  NO_FIELDS,
  type RegisterEntry,
  type RegisterField,
} from './model/entry.ts'

export interface RegisterFormProps {
  readonly way: SignInWay
  readonly onWay: (way: SignInWay) => void
  readonly state: AuthState
  readonly submit: (entry: RegisterEntry) => unknown
  /** What stands above the button while a captcha is asked for. */
  readonly captcha: ReactNode
  readonly edge: RefObject<MobileEdge | undefined>
}

/** Who the newcomer wants to be. A real form, so that paste, autofill and the keyboard's own button work. */
export function RegisterForm({ way, onWay, state, submit, captcha, edge }: RegisterFormProps) {
  const { t } = useTranslation(['account', 'registration'])
  const failed = failureOfForm(state)
  const fields = useFormFields<RegisterField>({
    shown: fieldsOf(way),
    initial: NO_FIELDS,
    failure: failed?.failure,
  })
  const { typed, change, errorOf, elsewhere } = fields

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const dialingCode = edge.current?.dialingCode ?? ''
    const filled = fields.collect()
    const missing = missingOf(way, filled, dialingCode)
    fields.demand(required(missing))
    if (missing.length === 0) submit(entryOf(way, filled, dialingCode))
  }

  return (
    <Form ref={fields.form} noValidate method="post" onSubmit={send} onKeyDown={fields.onKeyDown}>
      <SignInWays
        name="register"
        label={t('registration:ways')}
        way={way}
        onWay={(next) => {
          onWay(next)
          fields.demand({})
        }}
        username={
          <>
            <UsernameField value={typed.username} onValue={change('username')} error={errorOf('username')} />
            <SecretField
              value={typed.password}
              onValue={change('password')}
              error={errorOf('password')}
              autoComplete="new-password"
            />
          </>
        }
        mobile={{ purpose: 'register', fields, withCode: true, edge }}
      />
      {captcha}
      <Button type="submit" size="large" wide busy={isBusy(state)} busyLabel={t('registering')}>
        {t('register')}
      </Button>
      {elsewhere && <FormAlert key={failed?.attempt} shown={elsewhere} box={fields.box} />}
      <small>{t('terms_notice')}</small>
    </Form>
  )
}
