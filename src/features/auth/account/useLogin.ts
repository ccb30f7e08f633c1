import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../registry/AppContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { pageLater } from '../../../ui/toastStore.ts'
import { useCaptcha } from '../../captcha/public.ts'
import { isHttps } from '../../shared/formErrorMessage.ts'
import { localStore } from '../../shared/localStore.ts'
import { AUTO_LOGIN_KEY, forgetLogin } from '../../shared/rememberedLogin.ts'
import { askSecondFactor } from '../secondFactor/public.ts'
import { firebaseArguments } from '../thirdPartySignIn/public.ts'
import { loginCall } from './api.ts'
import type { MobileEdge } from './MobileFields.tsx'
import { signedInBy } from './model/completion.ts'
import { failureOf } from './model/failure.ts'
import type { LoginEntry } from './model/loginEntry.ts'
import { keepLogin, rememberedOf } from './model/rememberedLogin.ts'
import { credentialsOf, loginRequest } from './model/requests.ts'
import { createSignInFlow, type Proofs } from './model/signInFlow.ts'
import { readRequestContext } from './requestContext.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** The flow of the login screen that is showing; it ends with the screen. */
export function useLogin() {
  const app = useApp()
  const { client, session } = app
  const { device } = usePlanned().facts
  const captcha = useCaptcha('login')
  const complete = useCompleteSignIn()
  const remember = useRef(false)
  const mobile = useRef<MobileEdge>(undefined)

  const send = async (entry: LoginEntry, proofs: Proofs, signal: AbortSignal): Promise<unknown> => {
    const extras = { ...proofs, identity: firebaseArguments() }
    const body = loginRequest(entry, readRequestContext(window, device), extras)
    return client.send(loginCall, { body, signal, alert: false })
  }
  // The flow outlives a render; what it needs of the newest one stands here.
  const latestRef = useRef({ send, captcha, complete })
  useEffect(() => {
    latestRef.current = { send, captcha, complete }
  })

  const [flow] = useState(() =>
    createSignInFlow<LoginEntry>({
      session,
      later: pageLater,
      captcha: (signal) => latestRef.current.captcha.obtain(signal),
      prove: async (entry) => (entry.type === 'sms' ? mobile.current?.prove(entry.code) : undefined),
      send: (entry, proofs, signal) => latestRef.current.send(entry, proofs, signal),
      confirm: (flags, entry, { proof }, signal) => {
        const credentials = credentialsOf(entry, proof, firebaseArguments())
        return askSecondFactor(app, { flags, credentials, signal })
      },
      failureOf: (error) => failureOf(error, isHttps()),
      refused: () => latestRef.current.captcha.refresh(),
      complete: (answer, entry) => {
        if (!latestRef.current.complete(answer, signedInBy(entry))) return false
        if (remember.current) {
          keepLogin(localStore, rememberedOf(entry, session.merchant), window.crypto)
          // Whoever asks for it anew wants to be logged in anew.
          localStore.removeItem(AUTO_LOGIN_KEY)
        } else forgetLogin(localStore)
        return true
      },
    }),
  )
  useLayoutEffect(() => flow.leave, [flow])

  const submit = (entry: LoginEntry, isRemembered: boolean) => {
    remember.current = isRemembered
    void flow.submit(entry)
  }
  return { state: useStore(flow), submit, captcha, latestRef: mobile, complete }
}
