import type { ReactNode } from 'react'
import type { CaptchaKind } from '../../shared/captchaFor.ts'

/** Fields to spread into the request; {} if no captcha is required. */
export type CaptchaFields =
  /** Geetest v3. */
  | { readonly geetestChallenge: string; readonly geetestSeccode: string; readonly geetestValidate: string }
  /** Geetest v4: `getValidate()` as JSON. */
  | { readonly geetestValidateV4: string }
  /** The image captcha: the text that the player typed. */
  | { readonly captcha: string }
  | Record<string, never>

/** A form's captcha. */
export interface CaptchaControl {
  /** 'none' if the rules require no captcha; obtain() then resolves with {} at once. */
  readonly kind: CaptchaKind
  /** The element for the form, above its button; null if there is nothing to show. */
  readonly widget: ReactNode
  /**
   * Shows the captcha if needed and returns its result, which is valid for one request. An aborted signal rejects with
   * `verify_first`. @throws CaptchaError
   */
  obtain(signal?: AbortSignal): Promise<CaptchaFields>
  /** After a failed submission: clears the input and loads a new captcha. */
  refresh(): void
}
