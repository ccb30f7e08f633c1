import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/TextField.tsx'
import { useDialingCode } from '../countryPicker/public.ts'
import { CodeField, type SmsCode } from '../smsCode/public.ts'
import type { LoginField, LoginFields } from './model/loginEntry.ts'

interface Props {
  readonly hidden: boolean
  readonly typed: LoginFields
  readonly change: (field: LoginField) => (value: string) => void
  readonly errorOf: (field: LoginField) => string | undefined
  /** Marks empty fields and goes to the first. */
  readonly demand: (empty: readonly LoginField[]) => void
  readonly onDialingCode: (code: string) => void
  readonly sms: SmsCode
}

/** A mobile number, with its dialing code in front, and the code that was sent to it where that is the proof. */
export function MobileFields(props: Props) {
  const { hidden, typed, change, errorOf, demand, onDialingCode, sms } = props
  const { t } = useTranslation('account')
  const { code, control } = useDialingCode()
  useEffect(() => onDialingCode(code), [code, onDialingCode])
  return (
    <div hidden={hidden} role="tabpanel" id="login-mobile-panel">
      <TextField
        name="mobileNum"
        label={t('mobile_number')}
        value={typed.mobileNum}
        onValue={change('mobileNum')}
        error={errorOf('mobileNum')}
        start={control}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        required
      />
      {typed.proof === 'sms' && (
        <CodeField
          name="code"
          value={typed.code}
          onChange={change('code')}
          error={errorOf('code')}
          sms={sms}
          to={{ countryDialingCode: code, mobileNum: typed.mobileNum }}
          onMissingNumber={() => demand(['mobileNum'])}
        />
      )}
    </div>
  )
}
