import type { ErrorKind } from '../../../api/error.ts'

/** Why this endpoint is unusable: it does not answer, or its domain is no longer available. */
export interface EndpointTrouble {
  readonly reason: 'connection' | 'domain'
  /** The server's message, plain text. */
  readonly message?: string
}

const SUSPICIOUS: readonly ErrorKind[] = ['network', 'timeout']

/**
 * Whether a failed call may mean that the endpoint is lost. An offline device does not count, and an answer of a gateway counts
 * as an answer.
 */
export const suspectsEndpoint = (error: { readonly kind: ErrorKind }): boolean =>
  SUSPICIOUS.includes(error.kind)
