import { at } from '../json/read.ts'
import { policyFor } from './catalogue.ts'
import { ApiError } from './error.ts'

/** The message about a failed call that the screen itself shows. Without both members: no message. */
export interface ErrorMessage {
  /** The server's message, plain text. */
  readonly message?: string
  /** A translation key of `shell`. */
  readonly messageKey?: string
  /** A moment that the message names: ms since 1970 or ISO 8601, as the server sent it. */
  readonly until?: string | number
  /** For the small print, if the message itself is not informative. */
  readonly reference?: string
}

/** The context of the message. */
export interface Place {
  /** Whether the page is served over https. */
  readonly https: boolean
  /** The call never carries a token, so its failure cannot end a session. */
  readonly sessionless?: boolean
}

const UNKNOWN: ErrorMessage = { messageKey: 'unknown_error' }

/** A login during a self-exclusion, where the server leaves the text to the app. */
function selfExclusion({ code, value, serverMessage }: ApiError): ErrorMessage | undefined {
  if (code !== 'member.self.excluded' || serverMessage) return undefined
  const until = at(value, 'until')
  return typeof until === 'string' || typeof until === 'number'
    ? { messageKey: 'self_excluded_until', until }
    : { messageKey: 'self_excluded' }
}

/**
 * The catalogue's message for a failure that the screen itself shows, because its call has `alert: false`: only the place is
 * different (docs/conformance.md § 1.8, § 2.8). The subscriber reports the end of a session, not this function.
 */
export function errorMessageOf(error: unknown, place: Place): ErrorMessage {
  if (!(error instanceof ApiError)) return UNKNOWN
  const excluded = selfExclusion(error)
  if (excluded) return excluded
  const { policy, message, messageKey, reference } = policyFor(error, place)
  if (policy === 'silent' || policy === 'sessionEnd') return {}
  return {
    ...(message ? { message } : { messageKey: messageKey ?? 'unknown_error' }),
    ...(reference && error.reference && { reference: error.reference }),
  }
}
