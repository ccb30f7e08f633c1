import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { adultAge } from '../../shared/adults.ts'
import {
  Form,
  FormEnd,
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
  /** The captcha above the button, while one is required. */
  readonly captcha: ReactNode
  readonly edge: RefObject<MobileEdge | undefined>
}

/** The registration form. It is a real `<form>`, so paste, autofill and the on-screen keyboard's submit key work. */
export function RegisterForm({ way, onWay, state, submit, captcha, edge }: RegisterFormProps) {
  const { t } = useTranslation(['account', 'registration'])
  const { site } = usePlanned().facts
  const failed = failureOfForm(state)
  const fields = useFormFields<RegisterField>({
    shown: fieldsOf(way),
    initial: NO_FIELDS,
    failure: failed?.failure,
  })
  const { typed, change, errorOf } = fields

  const dialingCode = () => edge.current?.dialingCode ?? ''
  const send = fields.submitting(
    (filled) => required(missingOf(way, filled, dialingCode())),
    (filled) => submit(entryOf(way, filled, dialingCode())),
  )

  return (
    <Form ref={fields.form} noValidate method="post" onSubmit={send} onKeyDown={fields.onKeyDown}>
      <SignInWays
        name="register"
        label={t('registration:ways')}
        way={way}
        onWay={(next) => {
          onWay(next)
          fields.accept({})
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
      <FormEnd
        fields={fields}
        attempt={failed?.attempt}
        busy={isBusy(state)}
        label={t('register')}
        busyLabel={t('registering')}
      />
      <small>{t('terms_notice', { age: adultAge(site) })}</small>
    </Form>
  )
}
