import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { getClient } from '../../api/current.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSessionStore } from '../../session/useSession.ts'
import { later, useCompleteSignIn } from '../account/public.ts'
import { useCaptcha } from '../captcha/public.ts'
import { isMarketingHeld } from '../marketing.ts'
import { useSmsCode } from '../smsCode/public.ts'
import { firebaseArguments } from '../thirdPartySignIn/public.ts'
import { track } from '../tracking/public.ts'
import { registerCall, registerMobileCall } from './api.ts'
import type { RegisterEntry } from './model/entry.ts'
import { failureOfRegistration } from './model/failure.ts'
import { createRegistrationFlow } from './model/registrationFlow.ts'
import { type Proofs, registerRequest } from './model/requests.ts'
import { readOrigin } from './origin.ts'

/** What the ad networks are told when the form is sent. */
const SUBMIT_EVENT = 'register_submit'

const isHttps = () => window.location.protocol === 'https:'

/** The flow of the registration screen that is showing; it ends with the screen. */
export function useRegistration() {
  const session = useSessionStore()
  const { site, device } = usePlanned().facts
  const captcha = useCaptcha('register')
  const sms = useSmsCode('register')
  const complete = useCompleteSignIn()

  const send = async (entry: RegisterEntry, proofs: Proofs, signal: AbortSignal): Promise<unknown> => {
    const request = registerRequest(entry, await readOrigin(device, site), proofs, site.defaultPassword)
    // What proves the number stands above an identity that waits for its account.
    const body = { ...firebaseArguments(), ...request }
    const call = entry.way === 'username' ? registerCall : registerMobileCall
    return getClient().send(call, { body, signal, alert: false })
  }
  // The flow outlives a render; what it needs of the newest one stands here.
  const edge = useRef({ send, captcha, sms, complete, site })
  useEffect(() => {
    edge.current = { send, captcha, sms, complete, site }
  })

  const [flow] = useState(() =>
    createRegistrationFlow({
      session,
      later,
      track: ({ way }) => {
        if (!isMarketingHeld(edge.current.site)) track({ eventName: SUBMIT_EVENT, eventValue: { way } })
      },
      captcha: (signal) => edge.current.captcha.obtain(signal),
      proof: (code) => edge.current.sms.proof(code),
      send: (entry, proofs, signal) => edge.current.send(entry, proofs, signal),
      failureOf: (error) => failureOfRegistration(error, isHttps()),
      refused: () => edge.current.captcha.refresh(),
      complete: (answer, entry) =>
        edge.current.complete(
          answer,
          entry.way === 'username'
            ? { mode: 'register', username: entry.username, password: entry.password }
            : { mode: 'register', loginType: 'sms' },
        ),
    }),
  )
  useLayoutEffect(() => flow.leave, [flow])

  return { state: useStore(flow), submit: flow.submit, captcha, sms }
}
