import type { Policy } from './catalogue.ts'

/**
 * What went wrong, before anyone asks what to show.
 * `network` no answer · `offline` no answer and the device says it has no network · `timeout` · `aborted` by the
 * caller · `http` a status without an envelope · `business` an envelope that says no · `shape` an answer that is
 * not what the contract says · `encryption` nothing was sent · `url` nothing to send to · `session` nothing was sent,
 * since nothing answers without a session and there is none.
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
 * The one error that the client throws (docs/conformance.md § 1.8, § 2.8). `message` is for
 * developers; what a person reads is decided by the catalogue and stands in `policy`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  /** The back office's errorCode. */
  readonly code: string | undefined
  readonly status: number | undefined
  /** The envelope's value: `login_verify_required` has the second factors in it. */
  readonly value: unknown
  /** The envelope's message: plain text, cut to a readable length. */
  readonly serverMessage: string | undefined
  /** JSON pointer into the answer, for kind `shape`. */
  readonly pointer: string | undefined
  /** Without query: a query may hold what belongs to a person. Set by the client. */
  url = ''
  /** The name of the call. Set by the client. */
  call = ''
  /** A short id for the small print, so that a player can quote it. Set by the client. */
  reference = ''
  /** What the catalogue says about it, here and now. Set by the client. */
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

/** Letters that cannot be mistaken for each other when read out to customer service. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 6

/** A new reference; `random` gives numbers from 0 to 1, 1 excluded. */
export function makeReference(random: () => number): string {
  const letter = () => REFERENCE_LETTERS.charAt(Math.floor(random() * REFERENCE_LETTERS.length))
  return Array.from({ length: REFERENCE_LENGTH }, letter).join('')
}
