import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { getClient } from '../../api/current.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSessionStore } from '../../session/useSession.ts'
import { useCaptcha } from '../captcha/public.ts'
import { localStore } from '../localStore.ts'
import { AUTO_LOGIN_KEY, forgetLogin } from '../rememberedLogin.ts'
import { askSecondFactor } from '../secondFactor/public.ts'
import { useSmsCode } from '../smsCode/public.ts'
import { firebaseArguments } from '../thirdPartySignIn/public.ts'
import { loginCall } from './api.ts'
import { later } from './later.ts'
import { signedInBy } from './model/completion.ts'
import { failureOf } from './model/failure.ts'
import type { LoginEntry } from './model/loginEntry.ts'
import { createLoginFlow } from './model/loginFlow.ts'
import { keepLogin, rememberedOf } from './model/rememberedLogin.ts'
import { loginRequest } from './model/requests.ts'
import { readSurroundings } from './surroundings.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** The flow of the login screen that is showing; it ends with the screen. */
export function useLogin() {
  const session = useSessionStore()
  const { device } = usePlanned().facts
  const captcha = useCaptcha('login')
  const sms = useSmsCode('login')
  const complete = useCompleteSignIn()
  const remember = useRef(false)

  const send = async (entry: LoginEntry, signal: AbortSignal): Promise<unknown> => {
    const solved = await captcha.obtain(signal)
    const proof = entry.type === 'sms' ? await sms.proof(entry.code) : undefined
    const extras = { captcha: solved, identity: firebaseArguments(), ...(proof && { proof }) }
    const body = loginRequest(entry, readSurroundings(window, device), extras)
    return getClient().send(loginCall, { body, signal, alert: false })
  }
  // The flow outlives a render; what it needs of the newest one stands here.
  const edge = useRef({ send, captcha, complete })
  useEffect(() => {
    edge.current = { send, captcha, complete }
  })

  const [flow] = useState(() =>
    createLoginFlow({
      session,
      later,
      send: (entry, signal) => edge.current.send(entry, signal),
      verify: (flags, entry, signal) => {
        const { username, password = '' } = signedInBy(entry)
        return askSecondFactor({ flags, username, password, signal })
      },
      failureOf: (error) => failureOf(error, window.location.protocol === 'https:'),
      refused: () => edge.current.captcha.refresh(),
      complete: (answer, entry) => {
        if (remember.current) {
          keepLogin(localStore, rememberedOf(entry, session.merchant), window.crypto)
          // Whoever asks for it anew wants to be logged in anew.
          localStore.removeItem(AUTO_LOGIN_KEY)
        } else forgetLogin(localStore)
        edge.current.complete(answer, signedInBy(entry))
      },
    }),
  )
  useLayoutEffect(() => flow.leave, [flow])

  const submit = (entry: LoginEntry, isRemembered: boolean) => {
    remember.current = isRemembered
    void flow.submit(entry)
  }
  return { state: useStore(flow), submit, captcha, sms, complete }
}
