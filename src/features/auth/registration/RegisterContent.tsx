import { useEffect } from 'react'
import { Slot } from '../../../registry/Slot.tsx'
import { collectFingerprint, type SignInWay } from '../account/public.ts'
import { AuthFlowProvider } from '../flow/useAuthFlow.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { useRegistration } from './useRegistration.ts'

export interface RegisterContentProps {
  readonly way: SignInWay
  readonly onWay: (way: SignInWay) => void
}

/** The registration's form with its flow, and the other ways to sign in. */
export default function RegisterContent({ way, onWay }: RegisterContentProps) {
  const { flow, state, submit, captcha, latestRef } = useRegistration()
  useEffect(() => collectFingerprint(window), [])
  return (
    <>
      <RegisterForm
        way={way}
        onWay={onWay}
        state={state}
        submit={submit}
        captcha={captcha.widget}
        edge={latestRef}
      />
      <AuthFlowProvider value={flow}>
        <Slot name="signIn.providers" />
      </AuthFlowProvider>
    </>
  )
}
