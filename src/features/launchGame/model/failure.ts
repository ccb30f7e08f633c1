import { ApiError } from '../../../api/error.ts'

/** What is said of a launch that failed: the server's own words, or a key of the shell's texts. */
export type Said = { readonly message: string } | { readonly key: string }

/** Part 1, section 8: a timeout, the server's message, or that something went wrong. */
export function launchFailure(error: unknown): Said {
  if (!(error instanceof ApiError)) return { key: 'unknown_error' }
  switch (error.kind) {
    case 'timeout':
      return { key: 'timeout_retry_please' }
    case 'offline':
      return { key: 'network_offline' }
    case 'network':
      return { key: 'network_failure' }
    default:
      return error.serverMessage ? { message: error.serverMessage } : { key: 'unknown_error' }
  }
}

/** When loading shows, ms: a game that is there sooner shows nothing before it (part 1, section 9). */
export const LOADING_AFTER_MS = 150
