import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SendSmsCodeRequest } from '../../../../generated/types.ts'
import { e164 } from '../../../shared/mobileNumber.ts'
import { NUMBER_WRONG } from './failure.ts'
import { FIREBASE_WAIT_S, IDLE, maySend, type Sending, sendingReducer, waitOf } from './sending.ts'
import { type Receiver, SmsCodeError, type SmsFailure, type SmsProof } from './types.ts'

/** A code that Firebase sent. */
export interface SentByFirebase {
  readonly confirm: (code: string) => Promise<{ readonly idToken: string }>
}

/** How one code is sent. */
export interface Way {
  /** Sends it through Firebase, to a number like +5521987001011; absent: the back office sends it. */
  readonly firebase?: ((number: string) => Promise<SentByFirebase>) | undefined
  /** The back office's call. Its answer is not validated yet. */
  readonly post: (body: SendSmsCodeRequest) => Promise<unknown>
  /** The captcha fields to send (GEETESTVCODE3); `{}` if no captcha is required. */
  readonly captcha: () => Promise<Omit<SendSmsCodeRequest, 'countryDialingCode' | 'mobileNum'>>
  /** Called after a failure, because a captcha is valid once. */
  readonly refreshCaptcha: () => void
  /** Aborted when the form unmounts. A code that is already being sent is not called back. */
  readonly signal: AbortSignal
}

export interface SmsEnv {
  /** ms since 1970. */
  readonly now: () => number
  readonly failureOf: (error: unknown) => SmsFailure
}

/** Sends and proves the codes of one purpose. It exists until the page is closed. */
export interface SmsSender extends Pick<StoreApi<Sending>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** @see SmsCode.send */
  readonly send: (to: Receiver, way: Way) => Promise<boolean>
  /** @see SmsCode.proof */
  readonly proof: (code: string, throughFirebase: boolean) => Promise<SmsProof>
  /** Checks the clock and ends a countdown that has run out. */
  readonly look: () => void
  /** @see SmsCode.forget */
  readonly forget: () => void
}

const expirationOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'expirationTime' in answer
    ? answer.expirationTime
    : undefined

/** The call's body. An unknown dialing code is omitted. */
const bodyOf = ({ countryDialingCode, mobileNum }: Receiver, captcha: object): SendSmsCodeRequest => ({
  ...(countryDialingCode.trim() && { countryDialingCode: countryDialingCode.trim() }),
  mobileNum: mobileNum.trim(),
  ...captcha,
})

export function createSmsSender({ now, failureOf }: SmsEnv): SmsSender {
  const store = createStore<Sending>(() => IDLE)
  let attempts = 0
  let sent: SentByFirebase | undefined
  /** Firebase confirms a code only once. A second submission of the same code reuses the first one's token. */
  let proven: { readonly code: string; readonly idToken: string } | undefined

  const tell = (event: Parameters<typeof sendingReducer>[1]) =>
    store.setState(sendingReducer(store.getState(), event), true)

  async function deliver(to: Receiver, way: Way): Promise<number> {
    const number = way.firebase && e164(to.mobileNum, to.countryDialingCode)
    if (way.firebase) {
      if (!number) throw new SmsCodeError(NUMBER_WRONG)
      sent = await way.firebase(number)
      proven = undefined
      return FIREBASE_WAIT_S
    }
    const captcha = await way.captcha()
    return waitOf(expirationOf(await way.post(bodyOf(to, captcha))))
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    look: () => tell({ type: 'looked', now: now() }),
    forget: () => tell({ type: 'numberChanged' }),
    async send(to, way) {
      if (to.mobileNum.trim() === '' || !maySend(store.getState(), now())) return false
      const attempt = ++attempts
      tell({ type: 'sendStarted', attempt })
      try {
        const seconds = await deliver(to, way)
        tell({ type: 'sent', attempt, now: now(), seconds })
        return true
      } catch (error) {
        tell({ type: 'sendFailed', attempt, failure: way.signal.aborted ? {} : failureOf(error) })
        if (!way.signal.aborted) way.refreshCaptcha()
        return false
      }
    },
    async proof(code, throughFirebase) {
      if (!throughFirebase) return { verificationCode: code }
      if (proven?.code === code) return { firebaseIdToken: proven.idToken }
      if (!sent) throw new SmsCodeError({ messageKey: 'smsCode:send_first' })
      try {
        const { idToken } = await sent.confirm(code)
        proven = { code, idToken }
        return { firebaseIdToken: idToken }
      } catch (error) {
        throw new SmsCodeError(failureOf(error), error)
      }
    },
  }
}
