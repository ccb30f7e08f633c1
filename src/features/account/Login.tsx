import { useTranslation } from 'react-i18next'
import { getClient } from '../../api/current.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { loginCall } from './api.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { loginRequest } from './model/requests.ts'
import { SignInPage } from './SignInPage.tsx'
import { readSurroundings } from './surroundings.ts'
import { useSignIn } from './useSignIn.ts'

/** Login by username and password (part 1, section 4). */
export default function Login() {
  const { t } = useTranslation('account')
  const { device } = usePlanned().facts
  const { state, flow } = useSignIn('login', (credentials, signal) => {
    const body = loginRequest(credentials, readSurroundings(window, device))
    return getClient().send(loginCall, { body, signal, alert: false })
  })
  return (
    <SignInPage mode="login" title={t('welcome_back')} subtitle={t('login_subtitle')}>
      <CredentialsForm
        state={state}
        submit={flow.submit}
        button={t('log_in')}
        busyLabel={t('logging_in')}
        passwordKind="current-password"
      />
    </SignInPage>
  )
}
