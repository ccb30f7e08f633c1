import { policyFor } from './catalogue.ts'
import { ApiError } from './error.ts'

/** What is said of a failed call in the place where it was asked for. Neither member: nothing is said. */
export interface ErrorMessage {
  /** The server's own words, plain text. */
  readonly message?: string
  /** A key of the shell's texts. */
  readonly messageKey?: string
  /** For the small print, where the player cannot be told more. */
  readonly reference?: string
}

/** Where a failure is told. */
export interface Place {
  /** Whether the page is served over https. */
  readonly https: boolean
  /** The call carries no token by declaration: its failure cannot be about a session. */
  readonly sessionless?: boolean
}

const UNKNOWN: ErrorMessage = { messageKey: 'unknown_error' }

/**
 * The catalogue's words for a failure that a screen tells itself, which is why its call was sent with `alert: false`:
 * only the place is the screen's own (docs/conformance.md § 1.8, § 2.8). The end of a session is told
 * by the subscriber, and not here.
 */
export function errorMessageOf(error: unknown, place: Place): ErrorMessage {
  if (!(error instanceof ApiError)) return UNKNOWN
  const { policy, message, messageKey, reference } = policyFor(error, place)
  if (policy === 'silent' || policy === 'sessionEnd') return {}
  return {
    ...(message ? { message } : { messageKey: messageKey ?? 'unknown_error' }),
    ...(reference && error.reference && { reference: error.reference }),
  }
}
