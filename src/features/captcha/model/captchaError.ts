/**
 * Why `obtain` failed.
 * `verify_first` the player closed it · `tooFast` another `obtain` is pending · `network` the scripts or the start failed to load
 * (60204, 60205) · `unsupported` the site does not support the configured captcha · `vendor` the provider reported an error ·
 * `empty` the field was empty.
 */
export type CaptchaErrorCode = 'verify_first' | 'tooFast' | 'network' | 'unsupported' | 'vendor' | 'empty'

/** Translation keys by code, each with its namespace, so that any `t` can resolve them. */
const MESSAGES: Readonly<Record<CaptchaErrorCode, string>> = {
  verify_first: 'shell:verify_first',
  tooFast: 'captcha:too_fast',
  network: 'shell:network_failure',
  unsupported: 'captcha:geetest_service_not_work',
  vendor: 'shell:unknown_error',
  empty: 'shell:verify_first',
}

/**
 * The only error that {@link CaptchaControl.obtain} rejects with. The namespace `captcha` is loaded by then, so
 * `t(error.messageKey)` returns the text.
 */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  readonly code: CaptchaErrorCode
  readonly messageKey: string
  /** The provider's own text and code, as plain text; undefined if it sent none. */
  readonly detail?: string

  /** The captcha shows the error itself, with a way to continue, so the form must not show it again. */
  readonly inPlace: boolean

  constructor(
    code: CaptchaErrorCode,
    { detail, inPlace = false }: { detail?: string | undefined; inPlace?: boolean } = {},
  ) {
    super(detail ? `${code}: ${detail}` : code)
    this.code = code
    this.messageKey = MESSAGES[code]
    this.inPlace = inPlace
    if (detail) this.detail = detail
  }
}
