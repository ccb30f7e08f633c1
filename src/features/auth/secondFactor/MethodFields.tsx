import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/TextField.tsx'
import { useDialingCode } from '../countryPicker/public.ts'
import { CodeField, OneTimeCode, type SmsCode, useNumberError } from '../smsCode/public.ts'
import { bareNumber, type Field, type Method, type Typed } from './model/methods.ts'

export interface FieldsProps {
  readonly method: Method
  readonly typed: Typed
  readonly type: (field: Field, value: string) => void
  /** Marks a field as required before anything can be sent. */
  readonly want: (field: Field) => void
  readonly errorOf: (field: Field) => string | undefined
  readonly refs: Readonly<Record<Field, RefObject<HTMLInputElement | null>>>
  readonly sms: SmsCode
}

/** The open tab's fields; the first gets the focus when the modal opens. */
export function MethodFields({ method, ...props }: FieldsProps) {
  switch (method) {
    case 'payeeName':
      return <PayeeName {...props} />
    case 'sms':
      return <Sms {...props} />
    case 'ga':
      return <Authenticator {...props} />
    case 'email':
      return <Email {...props} />
  }
}

type Props = Omit<FieldsProps, 'method'>

function PayeeName({ typed, type, errorOf, refs }: Props) {
  const { t } = useTranslation('secondFactor')
  return (
    <TextField
      ref={refs.payeeName}
      name="payeeName"
      label={t('payee_name')}
      value={typed.payeeName}
      onValue={(value) => type('payeeName', value)}
      error={errorOf('payeeName')}
      autoComplete="name"
      autoCapitalize="words"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      dir="auto"
      required
      data-autofocus=""
    />
  )
}

function Sms({ typed, type, want, errorOf, refs, sms }: Props) {
  const { t } = useTranslation('secondFactor')
  const dialing = useDialingCode()
  const { mobileNum } = typed
  const numberError = useNumberError(sms, refs.mobileNum)
  return (
    <>
      <TextField
        ref={refs.mobileNum}
        name="mobileNum"
        type="tel"
        label={t('mobile_number')}
        value={mobileNum}
        onValue={(value) => {
          type('mobileNum', value)
          sms.forget()
        }}
        error={errorOf('mobileNum') ?? numberError}
        inputMode="tel"
        autoComplete={dialing.shown ? 'tel-national' : 'tel'}
        enterKeyHint="next"
        start={dialing.control}
        required
        data-autofocus=""
      />
      <CodeField
        ref={refs.verificationCode}
        name="verificationCode"
        value={typed.verificationCode}
        onChange={(code) => type('verificationCode', code)}
        error={errorOf('verificationCode')}
        sms={sms}
        to={{ countryDialingCode: dialing.code, mobileNum: bareNumber(mobileNum) }}
        onMissingNumber={() => want('mobileNum')}
      />
    </>
  )
}

function Authenticator({ typed, type, errorOf, refs }: Props) {
  const { t } = useTranslation('secondFactor')
  return (
    <OneTimeCode
      ref={refs.authCode}
      name="authCode"
      label={t('verification_code')}
      value={typed.authCode}
      onChange={(code) => type('authCode', code)}
      error={errorOf('authCode')}
      autofocus
    />
  )
}

function Email({ typed, type, errorOf, refs }: Props) {
  const { t } = useTranslation('secondFactor')
  return (
    <TextField
      ref={refs.email}
      name="email"
      type="email"
      label={t('email')}
      value={typed.email}
      onValue={(value) => type('email', value)}
      error={errorOf('email')}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      required
      data-autofocus=""
    />
  )
}
