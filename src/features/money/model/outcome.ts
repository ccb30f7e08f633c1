import { ApiError, type ErrorKind } from '../../../api/error.ts'
import { isNotOffered } from './notOffered.ts'

/** `refused`: it was not carried out. `unsure`: it may have been carried out, or may still be. */
export type Outcome = 'refused' | 'unsure'

/** Failures before anything left the device. */
const NOT_SENT: readonly ErrorKind[] = ['encryption', 'url', 'session']
/** Status 408 is not a refusal: a gateway may send it after it has forwarded the request. */
const REQUEST_TIMEOUT = 408

/** Refusals that happen before the request id is checked, so they say nothing about an earlier attempt. */
const BEFORE_ID: readonly RegExp[] = [
  /^customer\.not\.login$/i,
  /^user\.or\.token\.invalid$/,
  /^login\.not\.session$/,
  /^token_ip_different$/,
  /^domain_not_available$/,
  /^rsa\.key\.expired$/,
  /^TOO_MANY_REQUEST/,
  /^CUSTOMER_NOT_LOGIN$/,
  /^call\.unknown$/,
]

const isInOrder = (status: number): boolean => status >= 200 && status <= 299

/** Whether the back office refused the request after checking its id, and not a gateway or the login check. */
function isBusinessRefusal({ kind, status = 0, code = '', serverMessage = '' }: ApiError): boolean {
  if (kind !== 'business' || !isInOrder(status)) return false
  return !BEFORE_ID.some((pattern) => pattern.test(code) || pattern.test(serverMessage))
}

/**
 * Classifies a failure of a request that must not be carried out twice. Any refusal settles a first attempt. After an
 * unanswered attempt, only a refusal of the request's own id does.
 *
 * @param attempts how often it was sent, this time included
 */
export function outcomeOf(error: unknown, attempts: number): Outcome {
  if (!(error instanceof ApiError)) return 'unsure'
  if (isBusinessRefusal(error)) return 'refused'
  if (attempts > 1) return 'unsure'
  const { kind, status = 0 } = error
  if (NOT_SENT.includes(kind) || isNotOffered(error)) return 'refused'
  const isClientError = status >= 400 && status <= 499 && status !== REQUEST_TIMEOUT
  if (kind === 'http') return isClientError ? 'refused' : 'unsure'
  return kind === 'business' && status < 500 && status !== REQUEST_TIMEOUT ? 'refused' : 'unsure'
}
