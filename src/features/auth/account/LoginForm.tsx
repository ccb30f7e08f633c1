import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Slot } from '../../../registry/Slot.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { CaptchaControl } from '../../captcha/public.ts'
import { type AuthState, failureOfForm, isBusy } from '../flow/model/machine.ts'
import { FormEnd } from './FormEnd.tsx'
import { SecretField, UsernameField } from './fields.tsx'
import { Beside, Form } from './formStyles.ts'
import type { MobileEdge } from './MobileFields.tsx'
import {
  entryOf,
  fieldsOf,
  type LoginEntry,
  type LoginField,
  type LoginFields,
  missingOf,
} from './model/loginEntry.ts'
import { SignInWays } from './SignInWays.tsx'
import { required, useFormFields } from './useFormFields.ts'

export interface LoginFormProps {
  readonly state: AuthState
  /** The initial field values. */
  readonly initial: LoginFields
  readonly remembered: boolean
  readonly submit: (entry: LoginEntry, isRemembered: boolean) => void
  readonly captcha: CaptchaControl
  readonly edge: RefObject<MobileEdge | undefined>
  /** Called when the player taps "forgot password". */
  readonly onForgotten: () => void
}

/** The login form. It is a real `<form>`, so paste, autofill and the on-screen keyboard's submit key work. */
export function LoginForm({
  state,
  initial,
  remembered,
  submit,
  captcha,
  edge,
  onForgotten,
}: LoginFormProps) {
  const { t } = useTranslation('account')
  const [by, turnTo] = useState<Pick<LoginFields, 'way' | 'proof'>>({
    way: initial.way,
    proof: initial.proof,
  })
  const [isRemembered, setRemembered] = useState(remembered)

  const { way } = by
  const byCode = way === 'mobile' && by.proof === 'sms'
  const failed = failureOfForm(state)
  const fields = useFormFields<LoginField>({ shown: fieldsOf(by), initial, failure: failed?.failure })
  const { typed, change, errorOf } = fields

  const turn = (part: Partial<typeof by>) => {
    turnTo({ ...by, ...part })
    fields.accept({})
  }
  const dialingCode = () => edge.current?.dialingCode ?? ''
  const send = fields.submitting(
    (filled) => required(missingOf({ ...filled, ...by }, dialingCode())),
    (filled) => submit(entryOf({ ...filled, ...by }, dialingCode()), isRemembered),
  )

  return (
    <>
      <Form ref={fields.form} noValidate method="post" onSubmit={send} onKeyDown={fields.onKeyDown}>
        <SignInWays
          name="login"
          label={t('login_by')}
          way={way}
          onWay={(next) => turn({ way: next })}
          username={
            <UsernameField value={typed.username} onValue={change('username')} error={errorOf('username')} />
          }
          mobile={{ purpose: 'login', fields, withCode: by.proof === 'sms', edge }}
        />
        {!byCode && (
          <SecretField
            value={typed.password}
            onValue={change('password')}
            error={errorOf('password')}
            autoComplete="current-password"
          />
        )}
        {captcha.widget}
        <Beside>
          <Checkbox checked={isRemembered} onChecked={setRemembered} name="remember">
            {t('remember_me')}
          </Checkbox>
          {way === 'mobile' ? (
            <Button variant="quiet" size="small" onClick={() => turn({ proof: byCode ? 'password' : 'sms' })}>
              {t(byCode ? 'use_password' : 'use_code')}
            </Button>
          ) : (
            <Button variant="quiet" size="small" onClick={onForgotten}>
              {t('forgot_password')}
            </Button>
          )}
        </Beside>
        <FormEnd
          fields={fields}
          attempt={failed?.attempt}
          busy={isBusy(state)}
          label={t('log_in')}
          busyLabel={t('logging_in')}
        />
        {/* For a mobile number, the row above already contains the link to use an SMS code instead. */}
        {way === 'mobile' && !byCode && (
          <Button variant="quiet" size="small" wide onClick={onForgotten}>
            {t('forgot_password')}
          </Button>
        )}
      </Form>
      <Slot name="signIn.providers" />
    </>
  )
}
