import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/error.ts'
import { type AppContext, useApp } from '../../../registry/AppContext.ts'
import { pageLater } from '../../../ui/later.ts'
import { isHttps } from '../../shared/formErrorMessage.ts'
import { failureOf } from '../account/model/failure.ts'
import { verifyCall } from '../secondFactor/api.ts'
import { placed } from '../secondFactor/model/question.ts'
import { showSecondFactor } from '../secondFactor/public.ts'
import { failureOf as smsFailureOf } from '../smsCode/public.ts'
import type { FactorEnv } from './model/confirm.ts'
import { type AuthFlow, createAuthFlow, type ProviderFlow } from './model/flow.ts'
import type { FormSteps } from './model/form.ts'

const factorOf = (app: AppContext): FactorEnv => ({
  show: (question) => showSecondFactor(app, question),
  send: (body, signal) => app.client.send(verifyCall, { body, signal, alert: false }),
  failureOf(error, method) {
    const aboutTyped = !(error instanceof ApiError) || error.kind === 'business'
    return placed(smsFailureOf(error, isHttps()), aboutTyped, method)
  },
})

/** The flow of a sign-in screen; it ends when the screen unmounts. `steps`: the form's callbacks of the current render. */
export function useAuthFlow<Entry>(steps: Omit<FormSteps<Entry>, 'failureOf'>): AuthFlow<Entry> {
  const app = useApp()
  // The flow is created once. It calls the callbacks of the latest render through this ref.
  const latestRef = useRef(steps)
  useEffect(() => {
    latestRef.current = steps
  })
  const [flow] = useState(() =>
    createAuthFlow<Entry>({
      session: app.session,
      later: pageLater,
      factor: factorOf(app),
      form: {
        call: steps.call,
        submitted: (entry) => latestRef.current.submitted?.(entry),
        captcha: (signal) => latestRef.current.captcha(signal),
        prove: (entry) => latestRef.current.prove(entry),
        send: (entry, proofs, signal) => latestRef.current.send(entry, proofs, signal),
        ...(steps.credentials && { credentials: steps.credentials }),
        failureOf: (error) => failureOf(error, isHttps()),
        refused: () => latestRef.current.refused(),
        complete: (answer, entry) => latestRef.current.complete(answer, entry),
      },
    }),
  )
  useLayoutEffect(() => flow.leave, [flow])
  return flow
}

const AuthFlowContext = createContext<ProviderFlow | undefined>(undefined)
export const AuthFlowProvider = AuthFlowContext.Provider

/** The flow of the sign-in screen that contains the third-party buttons. @throws outside of a sign-in screen */
export function useProviderFlow(): ProviderFlow {
  const flow = useContext(AuthFlowContext)
  if (!flow) throw new Error('third-party sign-in stands on sign-in screens only')
  return flow
}
