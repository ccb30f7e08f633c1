import { type RefObject, useLayoutEffect, useRef } from 'react'
import { nationalNumber } from '../../shared/mobileNumber.ts'
import { useDialingCode } from '../countryPicker/public.ts'
import { CodeField, type SmsProof, type SmsPurpose, useNumberError, useSmsCode } from '../smsCode/public.ts'
import { MobileNumberField } from './fields.tsx'
import { type FormFields, required } from './useFormFields.ts'

/** What the form needs from the mobile fields when it submits. */
export interface MobileEdge {
  /** Digits; '' while no dialing code is known. */
  readonly dialingCode: string
  /** Turns a typed code into the proof to send. @throws SmsCodeError */
  readonly prove: (code: string) => Promise<SmsProof>
}

export interface MobileFieldsProps {
  readonly purpose: SmsPurpose
  readonly fields: Pick<FormFields<'mobileNum' | 'code'>, 'typed' | 'change' | 'errorOf' | 'accept'>
  /** Shows the code field: the SMS code is the proof. Otherwise the form has another proof, such as a password. */
  readonly withCode: boolean
  readonly edge: RefObject<MobileEdge | undefined>
}

/**
 * The mobile number with its dialing code and, where an SMS code is the proof, the code field. Loaded after the form's first
 * paint, because it imports the country list and the code sending.
 */
export default function MobileFields({ purpose, fields, withCode, edge }: MobileFieldsProps) {
  const { typed, change, errorOf, accept } = fields
  const { code, control } = useDialingCode()
  const sms = useSmsCode(purpose)
  const number = useRef<HTMLInputElement>(null)
  const numberError = useNumberError(sms, number)
  useLayoutEffect(() => {
    edge.current = { dialingCode: code, prove: sms.proof }
  })
  return (
    <>
      <MobileNumberField
        ref={number}
        value={typed.mobileNum}
        onValue={(value) => {
          change('mobileNum')(value)
          sms.forget()
        }}
        error={errorOf('mobileNum') ?? (withCode ? numberError : undefined)}
        start={control}
      />
      {withCode && (
        <CodeField
          name="code"
          value={typed.code}
          onChange={change('code')}
          error={errorOf('code')}
          sms={sms}
          to={{ countryDialingCode: code, mobileNum: nationalNumber(typed.mobileNum, code) }}
          onMissingNumber={() => accept(required<'mobileNum' | 'code'>(['mobileNum']))}
        />
      )}
    </>
  )
}
