import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CodeField, useEmailCode, useNumberError } from '../smsCode/public.ts'
import { FormEnd } from './FormEnd.tsx'
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
  /** Held by the parent, because its back button leads from the second step to the first. */
  readonly step: ResetStep
  readonly onStep: (step: ResetStep) => void
  /** Called once the new password has been set. */
  readonly onLeave: () => void
}

/** Resets a forgotten password in two steps: who the player is; then a code by SMS or email, and the new password. */
export default function ResetPassword({ step, onStep, onLeave }: ResetPasswordProps) {
  const { t } = useTranslation(['account', 'shell'])
  const [way, setWay] = useState<SignInWay>('username')
  const [by, setBy] = useState<ResetBy>('sms')
  const edge = useRef<MobileEdge>(undefined)
  const { busy, failure, submit } = useResetPassword(onLeave)
  const shown = resetFieldsOf(step, way, by)
  const fields = useFormFields<ResetField>({ shown, initial: NOTHING_FILLED, failure })
  const { typed, change, errorOf, form, accept } = fields

  // The second step focuses its first empty field.
  useEffect(() => {
    if (step === 'who') return
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])]
    inputs.find(({ value }) => value === '')?.focus()
  }, [step, form])

  const dialingCode = () => edge.current?.dialingCode ?? ''
  const send = fields.submitting(
    (filled) => resetFaults(shown, filled, dialingCode()),
    (filled) => {
      if (step === 'who') return onStep('prove')
      const dialing = dialingCode()
      submit(async () => {
        const own = codeProof(filled)
        const proof = by === 'sms' ? ((await edge.current?.prove(filled.code)) ?? own) : own
        return resetRequest(way, by, filled, dialing, proof)
      })
    },
  )

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
            accept({})
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
          accept({})
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
      <FormEnd fields={fields} busy={busy} label={t('change_password')} busyLabel={t('changing_password')} />
    </Form>
  )
}

interface EmailProps {
  readonly fields: Pick<FormFields<ResetField>, 'typed' | 'change' | 'errorOf' | 'accept'>
}

/** The email address and the code that was sent to it. */
function EmailFields({ fields }: EmailProps) {
  const { t } = useTranslation('account')
  const { typed, change, errorOf, accept } = fields
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
        onMissingNumber={() => accept(required<ResetField>(['email']))}
      />
    </>
  )
}
