import { at } from '../../../json/read.ts'
import { CaptchaError, type CaptchaErrorCode } from './captchaError.ts'

/** Script load timeout (docs/conformance.md § 1.8): no server delivered the script. */
export const SCRIPT_TIMEOUT = '60204'
/** Secondary resource load timeout: the script loaded but could not start. */
export const RESOURCE_TIMEOUT = '60205'

/** An error of the captcha, as the widget shows it. */
export interface Trouble {
  readonly code: CaptchaErrorCode
  /** The provider's error text for the user. Plain text from an external source. */
  readonly text?: string
  /** The provider's numeric code. */
  readonly number?: string
}

const LONGEST_TEXT = 200

const plain = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim().slice(0, LONGEST_TEXT) : ''
  return text || undefined
}

/**
 * Reads a provider's error: v3 `{ error_code: 'error_113', user_error, msg, code }` or just a sentence, v4 `{ code: '60101', msg,
 * desc }`. Never throws.
 */
export function readTrouble(reported: unknown): Trouble {
  const vendorCode = at(reported, 'error_code') ?? at(reported, 'code')
  const number = /\d{1,8}/.exec(
    typeof vendorCode === 'string' || typeof vendorCode === 'number' ? `${vendorCode}` : '',
  )?.[0]
  if (number === SCRIPT_TIMEOUT || number === RESOURCE_TIMEOUT) return { code: 'network', number }
  const text = plain(at(reported, 'user_error')) ?? plain(at(reported, 'msg')) ?? plain(reported)
  return { code: 'vendor', ...(text && { text }), ...(number && { number }) }
}

export const networkTrouble = (number: string): Trouble => ({ code: 'network', number })

export const errorOf = ({ code, text, number }: Trouble): CaptchaError =>
  new CaptchaError(code, { detail: [text, number].filter(Boolean).join(' ') || undefined, inPlace: true })

/** The error that the loader rejects with. */
export class TroubleError extends Error {
  override readonly name = 'TroubleError'
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(`${trouble.code} ${trouble.number ?? ''}`)
    this.trouble = trouble
  }
}

export const troubleOf = (error: unknown): Trouble =>
  error instanceof TroubleError ? error.trouble : networkTrouble(RESOURCE_TIMEOUT)
