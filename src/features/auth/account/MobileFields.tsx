import { type RefObject, useLayoutEffect, useRef } from 'react'
import { nationalNumber } from '../../shared/mobileNumber.ts'
import { useDialingCode } from '../countryPicker/public.ts'
import { CodeField, type SmsProof, type SmsPurpose, useNumberError, useSmsCode } from '../smsCode/public.ts'
import { MobileNumberField } from './fields.tsx'
import { type FormFields, required } from './useFormFields.ts'

/** What a submission needs of the mobile fields. */
export interface MobileEdge {
  /** Digits; '' while there is none. */
  readonly dialingCode: string
  /** What proves a code. @throws SmsCodeError */
  readonly prove: (code: string) => Promise<SmsProof>
}

export interface MobileFieldsProps {
  readonly purpose: SmsPurpose
  readonly fields: Pick<FormFields<'mobileNum' | 'code'>, 'typed' | 'change' | 'errorOf' | 'accept'>
  /** The code that is sent to the number is the proof; else it has another one. */
  readonly withCode: boolean
  readonly edge: RefObject<MobileEdge | undefined>
}

/**
 * A mobile number, with its dialing code in front, and the code that was sent to it where that is the proof. They bring the
 * countries and what sends codes along, so they come after the form's first picture.
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
