import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Slot } from '../../../registry/Slot.tsx'
import { SignInPage, type SignInWay } from '../account/public.ts'
import { AuthFlowProvider } from '../flow/useAuthFlow.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { useRegistration } from './useRegistration.ts'

/** Registration, which also logs the player in (docs/conformance.md § 1.4). */
export default function Register() {
  const { t } = useTranslation(['account', 'registration'])
  const [way, setWay] = useState<SignInWay>('username')
  const { flow, state, submit, captcha, latestRef } = useRegistration()
  const subtitle = t(way === 'mobile' ? 'registration:mobile_subtitle' : 'register_subtitle')
  return (
    <SignInPage mode="register" title={t('create_account')} subtitle={subtitle}>
      <RegisterForm
        way={way}
        onWay={setWay}
        state={state}
        submit={submit}
        captcha={captcha.widget}
        edge={latestRef}
      />
      <AuthFlowProvider value={flow}>
        <Slot name="signIn.providers" />
      </AuthFlowProvider>
    </SignInPage>
  )
}
