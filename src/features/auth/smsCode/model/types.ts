import type { ReactNode } from 'react'
import type { ErrorMessage } from '../../../../api/errorMessage.ts'

/** What a code is for. The countdown belongs to it, not to the component that shows it. */
export type SmsPurpose = 'login' | 'register' | 'secondFactor' | 'resetPassword'

/** Whom a code goes to. */
export interface Receiver {
  /** With or without a plus; '' where the rules show no dialing code (docs/conformance.md § 2.5). */
  readonly countryDialingCode: string
  /** As typed, or an email address; blanks around it are trimmed away. */
  readonly mobileNum: string
}

/** What proves a code: the code itself, or what Firebase gave for it (docs/conformance.md § 1.3). */
export type SmsProof = { readonly verificationCode: string } | { readonly firebaseIdToken: string }

/** Why no code was sent, or why one does not count. */
export interface SmsFailure extends ErrorMessage {
  /** The number is at fault, and not the code: it is said beside the number's own field. */
  readonly aboutNumber?: true
}

/** A code by SMS: idle, sending, counting down, idle (docs/conformance.md § 1.4). */
export interface SmsCode {
  readonly state: 'idle' | 'sending' | 'countingDown'
  /** Until another code may be sent; 0 when nothing counts down. */
  readonly secondsLeft: number
  readonly failure: SmsFailure | null
  /** The number has been changed: what was said about it says nothing any more. */
  readonly forget: () => void
  /** The captcha that stands in the form while there is one to solve; `CodeField` shows it. */
  readonly captcha: ReactNode
  /** Where Firebase may put its invisible check; `CodeField` gives it. */
  readonly anchor: (element: HTMLElement | null) => void
  /**
   * Sends a code; true once it is on its way. Without a mobile number nothing is sent, and the answer is false (docs/conformance.md § 1.5). Never rejects: what went wrong stands in `failure`.
   */
  readonly send: (to: Receiver) => Promise<boolean>
  /** What to put into the request. Where Firebase sent the code, it confirms it first. @throws SmsCodeError */
  readonly proof: (code: string) => Promise<SmsProof>
}

/** A code was not confirmed. `failure` is what the form says of it. */
export class SmsCodeError extends Error {
  override readonly name = 'SmsCodeError'
  readonly failure: SmsFailure
  constructor(failure: SmsFailure, cause?: unknown) {
    super(failure.messageKey ?? failure.message ?? 'code not confirmed', { cause })
    this.failure = failure
  }
}
