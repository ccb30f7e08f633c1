import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionStore } from '../../session/useSession.ts'
import { localStore } from '../localStore.ts'
import { LoginForm } from './LoginForm.tsx'
import { NO_FIELDS } from './model/loginEntry.ts'
import { fieldsOfRemembered, readLogin } from './model/rememberedLogin.ts'
import { SignInPage } from './SignInPage.tsx'
import { showsSignIn } from './signInScreen.ts'
import { useLogin } from './useLogin.ts'

/** Login by username or mobile number, with a password or a code by SMS (part 1, section 4). */
export default function Login() {
  const { t } = useTranslation('account')
  const { merchant } = useSessionStore()
  const { state, submit, captcha, edge, complete } = useLogin()
  const [remembered] = useState(() => readLogin(localStore, merchant))
  // Who is logged in without being asked while this screen is here goes on from here.
  useEffect(() => showsSignIn(complete), [complete])
  return (
    <SignInPage mode="login" title={t('welcome_back')} subtitle={t('login_subtitle')}>
      <LoginForm
        state={state}
        initial={remembered ? fieldsOfRemembered(remembered) : NO_FIELDS}
        remembered={remembered !== undefined}
        submit={submit}
        captcha={captcha}
        edge={edge}
      />
    </SignInPage>
  )
}
