import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { FormAlert } from '../../shared/FormAlert.tsx'
import { CodeField, useEmailCode, useNumberError } from '../smsCode/public.ts'
import { SecretField, UsernameField } from './fields.tsx'
import { Form } from './formStyles.ts'
import MobileFields, { type MobileEdge } from './MobileFields.tsx'
import {
  codeProof,
  NOTHING_FILLED,
  RESET_BY,
  type ResetBy,
  type ResetField,
  type ResetStep,
  resetFaults,
  resetFieldsOf,
  resetRequest,
} from './model/resetPassword.ts'
import type { SignInWay } from './model/ways.ts'
import { SignInWays } from './SignInWays.tsx'
import { type FormFields, required, useFormFields } from './useFormFields.ts'
import { useResetPassword } from './useResetPassword.ts'

const Lead = styled.p`
  margin-block-end: 4px;
  color: var(--text-muted);
  font-size: var(--type-14);
  text-wrap: pretty;
`

export interface ResetPasswordProps {
  /** The way back leads from the second step to the first, so whoever has that way holds the step. */
  readonly step: ResetStep
  readonly onStep: (step: ResetStep) => void
  /** The password is set. */
  readonly onLeave: () => void
}

/** A forgotten password: who one is; then a code by SMS or email, and the new password. */
export default function ResetPassword({ step, onStep, onLeave }: ResetPasswordProps) {
  const { t } = useTranslation(['account', 'shell'])
  const [way, setWay] = useState<SignInWay>('username')
  const [by, setBy] = useState<ResetBy>('sms')
  const edge = useRef<MobileEdge>(undefined)
  const { busy, failure, submit } = useResetPassword(onLeave)
  const shown = resetFieldsOf(step, way, by)
  const fields = useFormFields<ResetField>({ shown, initial: NOTHING_FILLED, failure })
  const { typed, change, errorOf, elsewhere, form, demand } = fields

  // The second step begins where something is missing.
  useEffect(() => {
    if (step === 'who') return
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])]
    inputs.find(({ value }) => value === '')?.focus()
  }, [step, form])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const dialingCode = edge.current?.dialingCode ?? ''
    const filled = fields.collect()
    const faults = resetFaults(shown, filled, dialingCode)
    demand(faults)
    if (Object.keys(faults).length > 0) return
    if (step === 'who') return onStep('prove')
    submit(async () => {
      const own = codeProof(filled)
      const proof = by === 'sms' ? ((await edge.current?.prove(filled.code)) ?? own) : own
      return resetRequest(way, by, filled, dialingCode, proof)
    })
  }

  if (step === 'who')
    return (
      <Form ref={form} noValidate method="post" onSubmit={send} onKeyDown={fields.onKeyDown}>
        <Lead>{t('reset_who')}</Lead>
        <SignInWays
          name="reset"
          label={t('reset_who')}
          way={way}
          onWay={(next) => {
            setWay(next)
            demand({})
          }}
          username={
            <UsernameField value={typed.username} onValue={change('username')} error={errorOf('username')} />
          }
          mobile={{ purpose: 'resetPassword', fields, withCode: false, edge }}
        />
        <Button type="submit" size="large" wide>
          {t('shell:next')}
        </Button>
      </Form>
    )
  return (
    <Form ref={form} noValidate method="post" onSubmit={send} onKeyDown={fields.onKeyDown}>
      <Lead>{t('reset_prove')}</Lead>
      <Tabs
        items={RESET_BY.map((id) => ({ id, label: t(id) }))}
        value={by}
        onValue={(next) => {
          setBy(next)
          demand({})
        }}
        label={t('reset_by')}
        name="reset-by"
        look="segment"
      />
      <div role="tabpanel" id={`reset-by-${by}-panel`}>
        {by === 'sms' ? (
          <MobileFields purpose="resetPassword" fields={fields} withCode edge={edge} />
        ) : (
          <EmailFields fields={fields} />
        )}
      </div>
      <SecretField
        name="newPassword"
        label={t('new_password')}
        value={typed.newPassword}
        onValue={change('newPassword')}
        error={errorOf('newPassword')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <SecretField
        name="repeated"
        label={t('confirm_password')}
        value={typed.repeated}
        onValue={change('repeated')}
        error={errorOf('repeated')}
        autoComplete="new-password"
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('changing_password')}>
        {t('change_password')}
      </Button>
      {elsewhere && <FormAlert shown={elsewhere} box={fields.box} />}
    </Form>
  )
}

interface EmailProps {
  readonly fields: Pick<FormFields<ResetField>, 'typed' | 'change' | 'errorOf' | 'demand'>
}

/** The address, and the code that was sent there. */
function EmailFields({ fields }: EmailProps) {
  const { t } = useTranslation('account')
  const { typed, change, errorOf, demand } = fields
  const email = useEmailCode()
  const address = useRef<HTMLInputElement>(null)
  const addressError = useNumberError(email, address)
  return (
    <>
      <TextField
        ref={address}
        name="email"
        type="email"
        label={t('email')}
        value={typed.email}
        onValue={(value) => {
          change('email')(value)
          email.forget()
        }}
        error={errorOf('email') ?? addressError}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        required
      />
      <CodeField
        name="code"
        value={typed.code}
        onChange={change('code')}
        error={errorOf('code')}
        sms={email}
        to={{ countryDialingCode: '', mobileNum: typed.email.trim() }}
        onMissingNumber={() => demand(required<ResetField>(['email']))}
      />
    </>
  )
}
