import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { getClient } from '../../api/current.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { untilChange } from '../../ui/remaining.ts'
import { useCaptcha } from '../captcha/public.ts'
import { firebaseSmsOn, sendPhoneCode } from '../thirdPartySignIn/public.ts'
import { isHttps } from '../told.ts'
import { sendSmsCall } from './api.ts'
import { failureOf } from './model/failure.ts'
import { createSmsSender, type SmsSender } from './model/sender.ts'
import { type Sending, secondsLeft } from './model/sending.ts'
import { type SmsCode, SmsCodeError, type SmsPurpose } from './model/types.ts'

const senders = new Map<SmsPurpose, SmsSender>()

/** The page's one sender for a purpose: whoever opens a modal again finds its countdown still running. */
function senderOf(purpose: SmsPurpose): SmsSender {
  const known =
    senders.get(purpose) ??
    createSmsSender({
      now: () => Date.now(),
      failureOf: (error) => failureOf(error, isHttps()),
    })
  senders.set(purpose, known)
  return known
}

/** Renders again with every second of a countdown, and when the tab comes back: sleep never makes it wrong. */
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
 * A code by SMS for a purpose. The countdown outlives the component.
 *
 * @param sentBy as the site is set up, or the platform whatever the site says of Firebase
 */
export function useSmsCode(purpose: SmsPurpose, sentBy: 'site' | 'platform' = 'site'): SmsCode {
  const { site } = usePlanned().facts
  const captcha = useCaptcha('sms')
  const sender = senderOf(purpose)
  const state = useStore(sender)
  const seconds = useSeconds(state, sender)
  const container = useRef<HTMLElement>(null)
  const leaving = useRef<AbortController>(null)
  const throughFirebase = sentBy === 'site' && firebaseSmsOn(site)

  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => left.abort()
  }, [])

  const anchor = useCallback((element: HTMLElement | null) => {
    container.current = element
  }, [])

  const firebase = async (number: string) => {
    if (!container.current) throw new SmsCodeError({ messageKey: 'unknown_error' })
    return sendPhoneCode(site, number, container.current)
  }

  const countsDown = state.status === 'countingDown' && seconds > 0
  return {
    state: state.status === 'countingDown' && !countsDown ? 'idle' : state.status,
    secondsLeft: seconds,
    failure: state.status === 'idle' ? state.failure : null,
    forget: sender.forget,
    captcha: throughFirebase ? null : captcha.widget,
    anchor,
    send: (to) => {
      const { signal } = leaving.current ?? new AbortController()
      return sender.send(to, {
        firebase: throughFirebase ? firebase : undefined,
        post: (body) => getClient().send(sendSmsCall, { body, alert: false }),
        captcha: () => captcha.obtain(signal),
        refreshCaptcha: captcha.refresh,
        signal,
      })
    },
    proof: (code) => sender.proof(code, throughFirebase),
  }
}
