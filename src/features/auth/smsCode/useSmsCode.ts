import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../registry/AppContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { untilChange } from '../../../ui/remaining.ts'
import { useCaptcha } from '../../captcha/public.ts'
import { isHttps } from '../../shared/formErrorMessage.ts'
import { firebaseSmsOn, sendPhoneCode } from '../thirdPartySignIn/public.ts'
import { sendEmailCall, sendSmsCall } from './api.ts'
import { asIfSent } from './model/discreet.ts'
import { failureOf } from './model/failure.ts'
import { createSmsSender, type SmsSender, type Way } from './model/sender.ts'
import { type Sending, secondsLeft } from './model/sending.ts'
import { type SmsCode, SmsCodeError, type SmsPurpose } from './model/types.ts'

/** The key of email codes, which have only one purpose. */
const BY_EMAIL = 'email'

const senders = new Map<SmsPurpose | typeof BY_EMAIL, SmsSender>()

/** The page's only sender for a purpose. Its countdown continues while a modal is closed. */
function senderOf(purpose: SmsPurpose | typeof BY_EMAIL): SmsSender {
  const known =
    senders.get(purpose) ??
    createSmsSender({
      now: () => Date.now(),
      failureOf: (error) => failureOf(error, isHttps()),
    })
  senders.set(purpose, known)
  return known
}

/** Re-renders every second of a countdown and when the tab becomes visible: the countdown is correct after sleep. */
function useSeconds(state: Sending, sender: SmsSender): number {
  const [, tick] = useState(0)
  const until = state.status === 'countingDown' ? state.until : undefined
  useEffect(() => {
    if (until === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      sender.look()
      tick((count) => count + 1)
      timer = setTimeout(look, untilChange(until, Date.now()))
    }
    timer = setTimeout(look, untilChange(until, Date.now()))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until, sender])
  return secondsLeft(state, Date.now())
}

/**
 * A code by SMS for a purpose. The countdown continues after the component unmounts.
 *
 * @param sentBy 'site': as the site is configured; 'platform': never through Firebase
 */
export function useSmsCode(purpose: SmsPurpose, sentBy: 'site' | 'platform' = 'site'): SmsCode {
  const { client } = useApp()
  const { site } = usePlanned().facts
  const captcha = useCaptcha('sms')
  const container = useRef<HTMLElement>(null)
  const throughFirebase = sentBy === 'site' && firebaseSmsOn(site)
  const anchor = useCallback((element: HTMLElement | null) => {
    container.current = element
  }, [])

  const firebase = async (number: string) => {
    if (!container.current) throw new SmsCodeError({ messageKey: 'unknown_error' })
    return sendPhoneCode(site, number, container.current)
  }
  const code = useCode(purpose, throughFirebase, (signal) => ({
    firebase: throughFirebase ? firebase : undefined,
    post: (body) => {
      const answer = client.send(sendSmsCall, { body, alert: false })
      return purpose === 'resetPassword' ? asIfSent(answer) : answer
    },
    captcha: () => captcha.obtain(signal),
    refreshCaptcha: captcha.refresh,
  }))
  return { ...code, captcha: throughFirebase ? null : captcha.widget, anchor }
}

/** A code by email, for a forgotten password. `mobileNum` is the email address. It never reveals whether an account exists. */
export function useEmailCode(): SmsCode {
  const { client } = useApp()
  const code = useCode(BY_EMAIL, false, () => ({
    post: ({ mobileNum: email }) => asIfSent(client.send(sendEmailCall, { body: { email }, alert: false })),
    captcha: async () => ({}),
    refreshCaptcha: () => undefined,
  }))
  return { ...code, captcha: null, anchor: NOWHERE }
}

const NOWHERE = () => undefined

/** The common part of both hooks: the sender of a purpose, its countdown, and a signal that aborts when the form unmounts. */
function useCode(
  purpose: SmsPurpose | typeof BY_EMAIL,
  throughFirebase: boolean,
  wayOf: (signal: AbortSignal) => Omit<Way, 'signal'>,
): Omit<SmsCode, 'captcha' | 'anchor'> {
  const sender = senderOf(purpose)
  const state = useStore(sender)
  const seconds = useSeconds(state, sender)
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => left.abort()
  }, [])

  const countsDown = state.status === 'countingDown' && seconds > 0
  return {
    state: state.status === 'countingDown' && !countsDown ? 'idle' : state.status,
    secondsLeft: seconds,
    failure: state.status === 'idle' ? state.failure : null,
    forget: sender.forget,
    send: (to) => {
      const { signal } = leaving.current ?? new AbortController()
      return sender.send(to, { ...wayOf(signal), signal })
    },
    proof: (code) => sender.proof(code, throughFirebase),
  }
}
