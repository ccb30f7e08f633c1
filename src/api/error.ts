import type { Policy } from './catalogue.ts'

/**
 * The kind of an error, before the catalogue decides what to show.
 * `network` no answer · `offline` no answer and the device reports no network · `timeout` · `aborted` by the caller · `http` a
 * status without an envelope · `business` an envelope with `success: false` · `shape` an answer that violates the contract ·
 * `encryption` nothing was sent · `url` no address to send to · `session` nothing was sent, because the call needs a session and
 * there is none.
 */
export type ErrorKind =
  | 'network'
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'business'
  | 'shape'
  | 'encryption'
  | 'url'
  | 'session'

export interface ApiErrorFields {
  readonly code?: string | undefined
  readonly status?: number | undefined
  readonly value?: unknown
  readonly serverMessage?: string | undefined
  readonly pointer?: string | undefined
  readonly cause?: unknown
}

/**
 * The only error that the client throws (docs/conformance.md § 1.8, § 2.8). `message` is for developers; the catalogue decides
 * what the player reads (`policy`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  /** The back office's errorCode. */
  readonly code: string | undefined
  readonly status: number | undefined
  /** The envelope's value: for `login_verify_required` it contains the second factors. */
  readonly value: unknown
  /** The envelope's message: plain text, limited in length. */
  readonly serverMessage: string | undefined
  /** JSON pointer into the answer, for the kind `shape`. */
  readonly pointer: string | undefined
  /** Without query, which may contain personal data. Set by the client. */
  url = ''
  /** The name of the call. Set by the client. */
  call = ''
  /** A short id for the small print, which a player can quote. Set by the client. */
  reference = ''
  /** The catalogue's decision in this context. Set by the client. */
  policy: Policy | undefined

  constructor(kind: ErrorKind, message: string, fields: ApiErrorFields = {}) {
    super(message, fields.cause === undefined ? undefined : { cause: fields.cause })
    this.kind = kind
    this.code = fields.code
    this.status = fields.status
    this.value = fields.value
    this.serverMessage = fields.serverMessage
    this.pointer = fields.pointer
  }
}

export const aborted = (): ApiError => new ApiError('aborted', 'aborted by the caller')

/** Characters that are not confused when a player reads them out to customer service. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 6

/** A new reference; `random` returns numbers from 0 to 1, 1 excluded. */
export function makeReference(random: () => number): string {
  const letter = () => REFERENCE_LETTERS.charAt(Math.floor(random() * REFERENCE_LETTERS.length))
  return Array.from({ length: REFERENCE_LENGTH }, letter).join('')
}
