import { useTranslation } from 'react-i18next'
import { getClient } from '../../api/current.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { registerCall } from './api.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { registerRequest } from './model/requests.ts'
import { SignInPage } from './SignInPage.tsx'
import { readSurroundings } from './surroundings.ts'
import { useSignIn } from './useSignIn.ts'

/** Registration by username and password; it logs in as well (part 1, section 4). */
export default function Register() {
  const { t } = useTranslation('account')
  const { device } = usePlanned().facts
  const { state, flow } = useSignIn('register', (credentials, signal) => {
    const body = registerRequest(credentials, readSurroundings(window, device))
    return getClient().send(registerCall, { body, signal, alert: false })
  })
  return (
    <SignInPage mode="register" title={t('create_account')} subtitle={t('register_subtitle')}>
      <CredentialsForm
        state={state}
        submit={flow.submit}
        button={t('register')}
        busyLabel={t('registering')}
        passwordKind="new-password"
        note={t('terms_notice')}
      />
    </SignInPage>
  )
}
