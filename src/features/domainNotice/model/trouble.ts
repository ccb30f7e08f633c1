import type { ErrorKind } from '../../../api/error.ts'

/** Why this line is of no use: nothing answers on it, or its domain is not available any more. */
export interface EndpointTrouble {
  readonly reason: 'connection' | 'domain'
  /** The server's words, plain text. */
  readonly message?: string
}

const SUSPICIOUS: readonly ErrorKind[] = ['network', 'timeout']

/**
 * Whether a failed call may mean that the line is lost. A device that says it has no network is no news of the line,
 * and a gateway's answer is an answer.
 */
export const suspectsEndpoint = (error: { readonly kind: ErrorKind }): boolean =>
  SUSPICIOUS.includes(error.kind)
