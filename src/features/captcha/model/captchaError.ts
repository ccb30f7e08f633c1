/**
 * Why no captcha came.
 * `verify_first` the player closed it · `tooFast` another one is being obtained · `network` its scripts or its start did not
 * arrive (60204, 60205) · `unsupported` the site cannot do what it asks for · `vendor` the provider says no · `empty` nothing
 * was typed.
 */
export type CaptchaErrorCode = 'verify_first' | 'tooFast' | 'network' | 'unsupported' | 'vendor' | 'empty'

/** Words for people, by code; each a key with its namespace, for any `t`. */
const MESSAGES: Readonly<Record<CaptchaErrorCode, string>> = {
  verify_first: 'shell:verify_first',
  tooFast: 'captcha:too_fast',
  network: 'shell:network_failure',
  unsupported: 'captcha:geetest_service_not_work',
  vendor: 'shell:unknown_error',
  empty: 'shell:verify_first',
}

/**
 * What {@link CaptchaControl.obtain} rejects with, and nothing else. The namespace `captcha` is loaded by then, so
 * `t(error.messageKey)` speaks.
 */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  readonly code: CaptchaErrorCode
  readonly messageKey: string
  /** The provider's own words and number, as plain text; absent where it said nothing. */
  readonly detail?: string

  /** The captcha's own place says it, with a way to go on: a form that said it too would say it twice. */
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
