import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Broken } from '../../../registry/Broken.tsx'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { useSessionStore } from '../../../session/useSession.ts'
import { useNavigate } from '../../../ui/navigation.ts'
import { localStore } from '../../shared/localStore.ts'
import { FormShape, SignInPage } from '../signInPage/public.ts'
import { loginContent, resetPassword } from './content.ts'
import { readLogin } from './model/rememberedLogin.ts'
import type { ResetStep } from './model/resetPassword.ts'
import { asResetting, resetsPassword } from './model/resetting.ts'

const shape = <FormShape purpose="login" />
const broken = <Broken />

/** Login by username or mobile number, with a password or a code by SMS (docs/conformance.md § 1.4). */
export default function Login() {
  const { t } = useTranslation('account')
  const { pathname, search, state: entry } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState<ResetStep>('who')
  const { merchant } = useSessionStore()
  const [remembered] = useState(() => readLogin(localStore, merchant))
  if (resetsPassword(entry)) {
    const leave = () => navigate(-1)
    const back = step === 'who' ? leave : () => setStep('who')
    return (
      <SignInPage mode="changePassword" title={t('reset_password')} subtitle="" back={back}>
        <LazyPart
          feature="account"
          load={resetPassword}
          props={{ step, onStep: setStep, onLeave: leave }}
          waiting={shape}
          broken={broken}
        />
      </SignInPage>
    )
  }
  const onForgotten = () => {
    setStep('who')
    navigate(pathname + search, { state: asResetting(entry) })
  }
  return (
    <SignInPage mode="login" title={t('welcome_back')} subtitle={t('login_subtitle')}>
      <LazyPart
        feature="account"
        load={loginContent}
        props={{ remembered, onForgotten }}
        waiting={shape}
        broken={broken}
      />
    </SignInPage>
  )
}
