import { useRef } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../registry/AppContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { useCaptcha } from '../../captcha/public.ts'
import { track } from '../../tracking/public.ts'
import { type MobileEdge, useCompleteSignIn } from '../account/public.ts'
import { useAuthFlow } from '../flow/useAuthFlow.ts'
import { firebaseArguments } from '../thirdPartySignIn/public.ts'
import { registerCall, registerMobileCall } from './api.ts'
import type { RegisterEntry } from './model/entry.ts'
import { registerRequest } from './model/requests.ts'
import { readOrigin } from './origin.ts'

/** The event that is reported to the ad networks when the form is submitted. */
const SUBMIT_EVENT = 'register_submit'

/** State and submission of the registration screen. A registration never requires a second factor. */
export function useRegistration() {
  const app = useApp()
  const { site, device } = usePlanned().facts
  const captcha = useCaptcha('register')
  const mobile = useRef<MobileEdge>(undefined)
  const complete = useCompleteSignIn()

  const flow = useAuthFlow<RegisterEntry>({
    call: 'register',
    submitted: ({ way }) => {
      track(app, { eventName: SUBMIT_EVENT, eventValue: { way } })
    },
    captcha: captcha.obtain,
    prove: async (entry) => (entry.way === 'mobile' ? mobile.current?.prove(entry.code) : undefined),
    async send(entry, proofs, signal) {
      const request = registerRequest(entry, await readOrigin(device, site), proofs, site.defaultPassword)
      // The proof of the mobile number overrides a pending third-party identity.
      const body = { ...firebaseArguments(), ...request }
      const call = entry.way === 'username' ? registerCall : registerMobileCall
      return app.client.send(call, { body, signal, alert: false })
    },
    refused: captcha.refresh,
    complete(answer, entry) {
      complete(
        answer,
        entry.way === 'username'
          ? { mode: 'register', username: entry.username, password: entry.password }
          : { mode: 'register', loginType: 'sms' },
      )
      // true even without a token: the player is registered, but may have to log in.
      return true
    },
  })
  return { flow, state: useStore(flow), submit: flow.submit, captcha, latestRef: mobile }
}
