import type { ReactNode } from 'react'
import type { ErrorMessage } from '../../../../api/errorMessage.ts'

/** The purpose of a code. The countdown belongs to the purpose, not to the component that shows it. */
export type SmsPurpose = 'login' | 'register' | 'secondFactor' | 'resetPassword'

/** The receiver of a code. */
export interface Receiver {
  /** With or without a plus; '' if the rules show no dialing code (docs/conformance.md § 2.5). */
  readonly countryDialingCode: string
  /** The number as typed, or an email address. It is trimmed before sending. */
  readonly mobileNum: string
}

/** The proof of a code: the code itself, or the ID token that Firebase returned for it (docs/conformance.md § 1.3). */
export type SmsProof = { readonly verificationCode: string } | { readonly firebaseIdToken: string }

/** Why no code was sent, or why a code was rejected. */
export interface SmsFailure extends ErrorMessage {
  /** The number is wrong, not the code: the message is shown at the number's field. */
  readonly aboutNumber?: true
}

/** A code by SMS: idle, sending, counting down, idle (docs/conformance.md § 1.4). */
export interface SmsCode {
  readonly state: 'idle' | 'sending' | 'countingDown'
  /** Seconds until another code may be sent; 0 without a countdown. */
  readonly secondsLeft: number
  readonly failure: SmsFailure | null
  /** To be called when the number changes: removes an error about the old number. */
  readonly forget: () => void
  /** The captcha, while there is one to solve; `CodeField` renders it. */
  readonly captcha: ReactNode
  /** Ref of the element for Firebase's invisible reCAPTCHA; `CodeField` renders it. */
  readonly anchor: (element: HTMLElement | null) => void
  /**
   * Sends a code. Resolves to true once it was sent; to false without a mobile number, since nothing is sent then
   * (docs/conformance.md § 1.5). Never rejects: an error is in `failure`.
   */
  readonly send: (to: Receiver) => Promise<boolean>
  /** The proof to put into the request. If Firebase sent the code, Firebase confirms it first. @throws SmsCodeError */
  readonly proof: (code: string) => Promise<SmsProof>
}

/** A code was not confirmed. `failure` is what the form shows. */
export class SmsCodeError extends Error {
  override readonly name = 'SmsCodeError'
  readonly failure: SmsFailure
  constructor(failure: SmsFailure, cause?: unknown) {
    super(failure.messageKey ?? failure.message ?? 'code not confirmed', { cause })
    this.failure = failure
  }
}
