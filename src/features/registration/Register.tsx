import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Slot } from '../../registry/Slot.tsx'
import { SignInPage } from '../account/public.ts'
import { type DialingCode, useDialingCode } from '../countryPicker/public.ts'
import { type RegisterWay, registerWays } from './model/entry.ts'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'
import { useRegistration } from './useRegistration.ts'

const NO_CODE: DialingCode = { shown: false, code: '', control: null }

/** Asks for the countries; only where there is a mobile number to register with. */
const WithDialingCode = (props: Omit<RegisterFormProps, 'dialing'>) => (
  <RegisterForm {...props} dialing={useDialingCode()} />
)

/** Registration; it logs in as well (part 1, section 4). */
export default function Register() {
  const { t } = useTranslation(['account', 'registration'])
  const ways = registerWays(usePlanned().facts.site)
  const [chosen, setChosen] = useState<RegisterWay>()
  const [first = 'username'] = ways
  const way = chosen && ways.includes(chosen) ? chosen : first
  const { state, submit, captcha, sms } = useRegistration()
  const props = { ways, way, onWay: setChosen, state, submit, captcha: captcha.widget, sms }
  const subtitle = t(way === 'mobile' ? 'registration:mobile_subtitle' : 'register_subtitle')
  return (
    <SignInPage mode="register" title={t('create_account')} subtitle={subtitle}>
      {ways.includes('mobile') ? (
        <WithDialingCode {...props} />
      ) : (
        <RegisterForm {...props} dialing={NO_CODE} />
      )}
      <Slot name="signIn.providers" />
    </SignInPage>
  )
}
