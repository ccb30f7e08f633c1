import { useRef } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../registry/AppContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { useCaptcha } from '../../captcha/public.ts'
import { localStore } from '../../shared/localStore.ts'
import { AUTO_LOGIN_KEY, forgetLogin } from '../../shared/rememberedLogin.ts'
import { useAuthFlow } from '../flow/useAuthFlow.ts'
import { firebaseArguments } from '../thirdPartySignIn/public.ts'
import { loginCall } from './api.ts'
import type { MobileEdge } from './MobileFields.tsx'
import { signedInBy } from './model/completion.ts'
import type { LoginEntry } from './model/loginEntry.ts'
import { keepLogin, rememberedOf } from './model/rememberedLogin.ts'
import { credentialsOf, loginRequest } from './model/requests.ts'
import { readRequestContext } from './requestContext.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** State and submission of the login screen. */
export function useLogin() {
  const { client, session } = useApp()
  const { device } = usePlanned().facts
  const captcha = useCaptcha('login')
  const complete = useCompleteSignIn()
  const remember = useRef(false)
  const mobile = useRef<MobileEdge>(undefined)

  const flow = useAuthFlow<LoginEntry>({
    call: 'login',
    captcha: captcha.obtain,
    prove: async (entry) => (entry.type === 'sms' ? mobile.current?.prove(entry.code) : undefined),
    async send(entry, proofs, signal) {
      const extras = { ...proofs, identity: firebaseArguments() }
      const body = loginRequest(entry, readRequestContext(window, device), extras)
      return client.send(loginCall, { body, signal, alert: false })
    },
    credentials: (entry, { proof }) => credentialsOf(entry, proof, firebaseArguments()),
    refused: captcha.refresh,
    complete(answer, entry) {
      if (!complete(answer, signedInBy(entry))) return false
      if (remember.current) {
        keepLogin(localStore, rememberedOf(entry, session.merchant), window.crypto)
        // A player who ticks "remember me" again wants auto-login again: the stored setting that disables it is removed.
        localStore.removeItem(AUTO_LOGIN_KEY)
      } else forgetLogin(localStore)
      return true
    },
  })

  const submit = (entry: LoginEntry, isRemembered: boolean) => {
    remember.current = isRemembered
    void flow.submit(entry)
  }
  return { flow, state: useStore(flow), submit, captcha, latestRef: mobile, complete }
}
