import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { type Failure, Form, FormAlert, useAboveKeyboard } from '../account/public.ts'
import type { DialingCode } from '../countryPicker/public.ts'
import type { SmsCode } from '../smsCode/public.ts'
import {
  entryOf,
  fieldsOf,
  missingOf,
  NO_FIELDS,
  type RegisterEntry,
  type RegisterField,
  type RegisterWay,
} from './model/entry.ts'
import { isBusy, type RegistrationState } from './model/registration.ts'
import { type FieldsProps, MobileFields, UsernameFields } from './RegisterFields.tsx'

export interface RegisterFormProps {
  readonly ways: readonly RegisterWay[]
  readonly way: RegisterWay
  readonly onWay: (way: RegisterWay) => void
  readonly state: RegistrationState
  readonly submit: (entry: RegisterEntry) => unknown
  /** What stands above the button while a captcha is asked for. */
  readonly captcha: ReactNode
  readonly sms: SmsCode
  readonly dialing: DialingCode
}

const NONE: readonly RegisterField[] = []
const LABELS = { username: 'account:username', mobile: 'account:mobile_number' } as const

/** Who the newcomer wants to be. A real form, so that paste, autofill and the keyboard's own button work. */
export function RegisterForm(props: RegisterFormProps) {
  const { ways, way, onWay, state, submit, captcha, sms, dialing } = props
  const { t } = useTranslation(['registration', 'account', 'shell'])
  const [typed, setTyped] = useState(NO_FIELDS)
  const [missing, setMissing] = useState(NONE)
  /** The failure whose field has been changed since: it no longer says anything about what stands there. */
  const [mended, setMended] = useState<Failure>()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useAboveKeyboard(form)

  const failure = state.status === 'failure' ? state.failure : undefined
  const atFault = fieldsOf(way).find((field) => field === failure?.field)
  const words =
    failure && (failure.message ?? (failure.messageKey && t([failure.messageKey, 'shell:unknown_error'])))

  const inputOf = (field: RegisterField): HTMLInputElement | undefined => {
    const found = form.current?.elements.namedItem(field)
    return found instanceof HTMLInputElement ? found : undefined
  }
  // A new failure goes to where it can be put right; another way of registering does not.
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

  const demand = (empty: readonly RegisterField[]) => {
    setMissing(empty)
    if (empty[0]) inputOf(empty[0])?.focus()
  }
  const errorOf = (field: RegisterField): string | undefined => {
    if (missing.includes(field)) return t('account:field_required')
    return field === atFault && failure !== mended ? words || undefined : undefined
  }
  const fields: FieldsProps = {
    typed,
    errorOf,
    demand,
    change: (field) => (value) => {
      setTyped((before) => ({ ...before, [field]: value }))
      setMissing((before) => before.filter((other) => other !== field))
      if (field === atFault) setMended(failure)
    },
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form's own values: some password managers fill fields in without telling anyone.
    const filled = { ...typed }
    for (const field of fieldsOf(way)) filled[field] = inputOf(field)?.value ?? typed[field]
    setTyped(filled)
    const empty = missingOf(way, filled, dialing.code)
    demand(empty)
    if (empty.length === 0) submit(entryOf(way, filled, dialing.code))
  }
  /** The keyboard's own button leads through the fields, and sends from the last. */
  const onward = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    const names = fieldsOf(way)
    const at = names.findIndex((field) => inputOf(field) === event.target)
    const next = names[at + 1]
    const input = at >= 0 && next ? inputOf(next) : undefined
    if (event.target.value === '' || !input || input.value !== '') return
    event.preventDefault()
    input.focus()
  }

  return (
    <Form ref={form} noValidate method="post" onSubmit={send} onKeyDown={onward}>
      {ways.length > 1 && (
        <Tabs
          items={ways.map((id) => ({ id, label: t(LABELS[id]) }))}
          value={way}
          onValue={(next) => {
            onWay(next)
            setMissing(NONE)
          }}
          label={t('ways')}
          name="register"
          look="segment"
        />
      )}
      {/* Not named by its tab: its one field has that name. */}
      <div {...(ways.length > 1 && { role: 'tabpanel', id: `register-${way}-panel` })}>
        {way === 'username' ? (
          <UsernameFields {...fields} />
        ) : (
          <MobileFields {...fields} dialing={dialing} sms={sms} />
        )}
      </div>
      {captcha}
      {failure && !atFault && (
        <FormAlert key={state.status === 'failure' ? state.attempt : 0} failure={failure} box={box} />
      )}
      <Button type="submit" size="large" wide busy={isBusy(state)} busyLabel={t('account:registering')}>
        {t('account:register')}
      </Button>
      <small>{t('account:terms_notice')}</small>
    </Form>
  )
}
