import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { lazy } from '../../../registry/lazy.ts'
import { useSessionStore } from '../../../session/useSession.ts'
import { useNavigate } from '../../../ui/navigation.ts'
import { localStore } from '../../shared/localStore.ts'
import { AuthFlowProvider } from '../flow/useAuthFlow.ts'
import { LoginForm } from './LoginForm.tsx'
import { NO_FIELDS } from './model/loginEntry.ts'
import { fieldsOfRemembered, readLogin } from './model/rememberedLogin.ts'
import type { ResetStep } from './model/resetPassword.ts'
import { asResetting, resetsPassword } from './model/resetting.ts'
import type { ResetPasswordProps } from './ResetPassword.tsx'
import { SignInPage } from './SignInPage.tsx'
import { showsSignIn } from './signInScreen.ts'
import { useLogin } from './useLogin.ts'

const resetPassword = lazy<ResetPasswordProps>(() => import('./ResetPassword.tsx'))

/** Login by username or mobile number, with a password or a code by SMS (docs/conformance.md § 1.4). */
export default function Login() {
  const { t } = useTranslation('account')
  const { pathname, search, state: entry } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState<ResetStep>('who')
  const { merchant } = useSessionStore()
  const { flow, state, submit, captcha, latestRef, complete } = useLogin()
  const [remembered] = useState(() => readLogin(localStore, merchant))
  // If auto-login succeeds while this screen is mounted, this screen completes the sign-in.
  useEffect(() => showsSignIn(complete), [complete])
  if (resetsPassword(entry)) {
    const leave = () => navigate(-1)
    const back = step === 'who' ? leave : () => setStep('who')
    return (
      <SignInPage mode="changePassword" title={t('reset_password')} subtitle="" back={back}>
        <LazyPart feature="account" load={resetPassword} props={{ step, onStep: setStep, onLeave: leave }} />
      </SignInPage>
    )
  }
  return (
    <SignInPage mode="login" title={t('welcome_back')} subtitle={t('login_subtitle')}>
      <AuthFlowProvider value={flow}>
        <LoginForm
          state={state}
          initial={remembered ? fieldsOfRemembered(remembered) : NO_FIELDS}
          remembered={remembered !== undefined}
          submit={submit}
          captcha={captcha}
          edge={latestRef}
          onForgotten={() => {
            setStep('who')
            navigate(pathname + search, { state: asResetting(entry) })
          }}
        />
      </AuthFlowProvider>
    </SignInPage>
  )
}
