import { useTranslation } from 'react-i18next'
import { getClient } from '../../api/current.ts'
import { registerCall } from './api.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import type { Credentials } from './model/credentials.ts'
import { registerRequest } from './model/requests.ts'
import { SignInPage } from './SignInPage.tsx'
import { readSurroundings } from './surroundings.ts'
import { useSignIn } from './useSignIn.ts'

function send(credentials: Credentials, signal: AbortSignal): Promise<unknown> {
  const body = registerRequest(credentials, readSurroundings(window))
  return getClient().send(registerCall, { body, signal, alert: false })
}

/** Registration by username and password; it logs in as well (part 1, section 4). */
export default function Register() {
  const { t } = useTranslation('account')
  const { state, flow } = useSignIn('register', send)
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
