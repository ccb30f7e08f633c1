import type { ReactNode } from 'react'

/** What is guarded (docs/conformance.md § 1.5). */
export type CaptchaPurpose = 'login' | 'sms' | 'register'

/** What the rules ask for. */
export type CaptchaKind = 'none' | 'geetest3' | 'geetest4' | 'image'

/** Fields to spread into the request; {} where no captcha is asked for. */
export type CaptchaFields =
  /** Geetest v3. */
  | { readonly geetestChallenge: string; readonly geetestSeccode: string; readonly geetestValidate: string }
  /** Geetest v4: `getValidate()` as JSON. */
  | { readonly geetestValidateV4: string }
  /** The plain image captcha: what the player read. */
  | { readonly captcha: string }
  | Record<string, never>

/** A form's captcha. */
export interface CaptchaControl {
  /** 'none' where the rules ask for nothing; then obtain() resolves {} at once. */
  readonly kind: CaptchaKind
  /** What stands in the form, above its button; null where there is nothing to show. */
  readonly widget: ReactNode
  /**
   * Shows the captcha when needed and answers its result, which is good for one request. An aborted signal rejects with
   * `verify_first`. @throws CaptchaError
   */
  obtain(signal?: AbortSignal): Promise<CaptchaFields>
  /** After a failed submission: clears the input and takes a fresh captcha. */
  refresh(): void
}
