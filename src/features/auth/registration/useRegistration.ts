import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../registry/AppContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { pageLater } from '../../../ui/toastStore.ts'
import { useCaptcha } from '../../captcha/public.ts'
import { isHttps } from '../../shared/formErrorMessage.ts'
import { track } from '../../tracking/public.ts'
import {
  createSignInFlow,
  failureOf,
  type MobileEdge,
  type Proofs,
  useCompleteSignIn,
} from '../account/public.ts'
import { firebaseArguments } from '../thirdPartySignIn/public.ts'
import { registerCall, registerMobileCall } from './api.ts'
import type { RegisterEntry } from './model/entry.ts'
import { registerRequest } from './model/requests.ts'
import { readOrigin } from './origin.ts'

/** What the ad networks are told when the form is sent. */
const SUBMIT_EVENT = 'register_submit'

/** The flow of the registration screen that is showing; it ends with the screen. */
export function useRegistration() {
  const app = useApp()
  const { client, session } = app
  const { site, device } = usePlanned().facts
  const captcha = useCaptcha('register')
  const mobile = useRef<MobileEdge>(undefined)
  const complete = useCompleteSignIn()

  const send = async (entry: RegisterEntry, proofs: Proofs, signal: AbortSignal): Promise<unknown> => {
    const request = registerRequest(entry, await readOrigin(device, site), proofs, site.defaultPassword)
    // What proves the number stands above an identity that waits for its account.
    const body = { ...firebaseArguments(), ...request }
    const call = entry.way === 'username' ? registerCall : registerMobileCall
    return client.send(call, { body, signal, alert: false })
  }
  // The flow outlives a render; what it needs of the newest one stands here.
  const latestRef = useRef({ send, captcha, complete })
  useEffect(() => {
    latestRef.current = { send, captcha, complete }
  })

  const [flow] = useState(() =>
    createSignInFlow<RegisterEntry>({
      session,
      later: pageLater,
      submitted: ({ way }) => {
        track(app, { eventName: SUBMIT_EVENT, eventValue: { way } })
      },
      captcha: (signal) => latestRef.current.captcha.obtain(signal),
      prove: async (entry) => (entry.way === 'mobile' ? mobile.current?.prove(entry.code) : undefined),
      send: (entry, proofs, signal) => latestRef.current.send(entry, proofs, signal),
      failureOf: (error) => failureOf(error, isHttps()),
      // No registration asks for a second factor.
      confirm: async () => null,
      refused: () => latestRef.current.captcha.refresh(),
      complete: (answer, entry) => {
        latestRef.current.complete(
          answer,
          entry.way === 'username'
            ? { mode: 'register', username: entry.username, password: entry.password }
            : { mode: 'register', loginType: 'sms' },
        )
        // Whoever is registered may have to log in.
        return true
      },
    }),
  )
  useLayoutEffect(() => flow.leave, [flow])

  return { state: useStore(flow), submit: flow.submit, captcha, latestRef: mobile }
}
