import { useEffect } from 'react'
import { AuthFlowProvider } from '../flow/useAuthFlow.ts'
import { LoginForm } from './LoginForm.tsx'
import { NO_FIELDS } from './model/loginEntry.ts'
import { fieldsOfRemembered, type RememberedLogin } from './model/rememberedLogin.ts'
import { collectFingerprint } from './requestContext.ts'
import { showsSignIn } from './signInScreen.ts'
import { useLogin } from './useLogin.ts'

export interface LoginContentProps {
  /** What the player chose to be remembered by; undefined: nothing. */
  readonly remembered: RememberedLogin | undefined
  /** Called when the player taps "forgot password". */
  readonly onForgotten: () => void
}

/** The login's form with its flow, and the other ways to sign in. */
export default function LoginContent({ remembered, onForgotten }: LoginContentProps) {
  const { flow, state, submit, captcha, latestRef, complete } = useLogin()
  // If auto-login succeeds while this is mounted, it completes the sign-in.
  useEffect(() => showsSignIn(complete), [complete])
  useEffect(() => collectFingerprint(window), [])
  return (
    <AuthFlowProvider value={flow}>
      <LoginForm
        state={state}
        initial={remembered ? fieldsOfRemembered(remembered) : NO_FIELDS}
        remembered={remembered !== undefined}
        submit={submit}
        captcha={captcha}
        edge={latestRef}
        onForgotten={onForgotten}
      />
    </AuthFlowProvider>
  )
}
