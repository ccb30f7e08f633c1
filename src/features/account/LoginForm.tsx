import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Slot } from '../../registry/Slot.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CaptchaControl } from '../captcha/public.ts'
import type { SmsCode } from '../smsCode/public.ts'
import { FormAlert } from './FormAlert.tsx'
import { Beside, Form } from './formLook.ts'
import { MobileFields } from './MobileFields.tsx'
import type { Failure } from './model/failure.ts'
import {
  entryOf,
  fieldsOf,
  type LoginEntry,
  type LoginField,
  type LoginFields,
  type LoginWay,
  missingOf,
} from './model/loginEntry.ts'
import { fieldAtFault } from './model/shownFailure.ts'
import { isBusy, type SignInState } from './model/signIn.ts'
import { useAboveKeyboard } from './useAboveKeyboard.ts'

export interface LoginFormProps {
  readonly state: SignInState
  /** What the site offers. */
  readonly ways: readonly LoginWay[]
  /** What stands in the form at first. */
  readonly initial: LoginFields
  readonly remembered: boolean
  readonly submit: (entry: LoginEntry, isRemembered: boolean) => void
  readonly captcha: CaptchaControl
  readonly sms: SmsCode
}

const NONE: readonly LoginField[] = []
const LABELS = { username: 'username', mobile: 'mobile_number' } as const

/** Who the player is, and what proves it. A real form, so that paste, autofill and the keyboard's own button work. */
export function LoginForm({ state, ways, initial, remembered, submit, captcha, sms }: LoginFormProps) {
  const { t } = useTranslation(['account', 'shell'])
  const [typed, setTyped] = useState(initial)
  const [dialingCode, setDialingCode] = useState('')
  const [missing, setMissing] = useState(NONE)
  const [isRemembered, setRemembered] = useState(remembered)
  /** The failure whose field has been changed since: it no longer says anything about what stands there. */
  const [mended, setMended] = useState<Failure>()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useAboveKeyboard(form)

  const way = ways.includes(typed.way) ? typed.way : 'username'
  const fields = { ...typed, way }
  const byCode = way === 'mobile' && typed.proof === 'sms'
  const failure = state.status === 'failure' ? state.failure : undefined
  const atFault = fieldAtFault(failure, fields)
  const words =
    failure && (failure.message ?? (failure.messageKey && t([failure.messageKey, 'unknown_error'])))

  const inputOf = (field: LoginField): HTMLInputElement | undefined => {
    const found = form.current?.elements.namedItem(field)
    return found instanceof HTMLInputElement ? found : undefined
  }
  // A new failure goes to where it can be put right; another way of logging in does not.
  const told = useRef<Failure>(undefined)
  useEffect(() => {
    if (!failure || told.current === failure) return
    told.current = failure
    const field = atFault && form.current?.elements.namedItem(atFault)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    } else box.current?.focus()
  }, [failure, atFault])

  const change = (field: LoginField) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setMissing((before) => before.filter((other) => other !== field))
    if (field === atFault) setMended(failure)
  }
  const turnTo = (part: Partial<Pick<LoginFields, 'way' | 'proof'>>) => {
    setTyped((before) => ({ ...before, ...part }))
    setMissing(NONE)
  }
  const demand = (empty: readonly LoginField[]) => {
    setMissing(empty)
    if (empty[0]) inputOf(empty[0])?.focus()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form's own values: some password managers fill fields in without telling anyone.
    const filled = { ...fields }
    for (const field of fieldsOf(fields)) filled[field] = inputOf(field)?.value ?? fields[field]
    setTyped(filled)
    const empty = missingOf(filled)
    if (empty.length > 0) return demand(empty)
    setMissing(NONE)
    submit(entryOf(filled, dialingCode), isRemembered)
  }
  /** The keyboard's own button leads through the fields, and sends from the last. */
  const onward = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    const { name } = event.target
    const inputs = fieldsOf(fields).map(inputOf)
    const next = inputs[inputs.findIndex((input) => input?.name === name) + 1]
    if (event.target.value === '' || next === undefined || next.value !== '') return
    if (!inputs.some((input) => input?.name === name)) return
    event.preventDefault()
    next.focus()
  }
  const errorOf = (field: LoginField): string | undefined => {
    if (missing.includes(field)) return t('field_required')
    return field === atFault && failure !== mended ? words || undefined : undefined
  }

  return (
    <>
      <Form ref={form} noValidate method="post" onSubmit={send} onKeyDown={onward}>
        {ways.length > 1 && (
          <Tabs
            items={ways.map((id) => ({ id, label: t(LABELS[id]) }))}
            value={way}
            onValue={(chosen) => turnTo({ way: chosen })}
            label={t('login_by')}
            name="login"
            look="segment"
          />
        )}
        <div
          hidden={way !== 'username'}
          {...(ways.length > 1 && { role: 'tabpanel', id: 'login-username-panel' })}
        >
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
        </div>
        {ways.includes('mobile') && (
          <MobileFields
            hidden={way !== 'mobile'}
            typed={typed}
            change={change}
            errorOf={errorOf}
            demand={demand}
            onDialingCode={setDialingCode}
            sms={sms}
          />
        )}
        {!byCode && (
          <PasswordField
            name="password"
            label={t('password')}
            value={typed.password}
            onValue={change('password')}
            error={errorOf('password')}
            autoComplete="current-password"
            enterKeyHint="go"
            dir="auto"
            required
            showLabel={t('show_password')}
            hideLabel={t('hide_password')}
          />
        )}
        {captcha.widget}
        <Beside>
          <Checkbox checked={isRemembered} onChecked={setRemembered} name="remember">
            {t('remember_me')}
          </Checkbox>
          {way === 'mobile' && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => turnTo({ proof: byCode ? 'password' : 'sms' })}
            >
              {t(byCode ? 'use_password' : 'use_code')}
            </Button>
          )}
        </Beside>
        {failure && !atFault && (
          <FormAlert key={state.status === 'failure' ? state.attempt : 0} failure={failure} box={box} />
        )}
        <Button type="submit" size="large" wide busy={isBusy(state)} busyLabel={t('logging_in')}>
          {t('log_in')}
        </Button>
      </Form>
      <Slot name="signIn.providers" />
    </>
  )
}
