import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Both error catalogues of the specification, as far as these faults reach: the text that a player must read, once. Copied
 * from the specification and not from the app. The pages are served over HTTP.
 */
export type Situation =
  | 'timeout'
  | 'noResponse'
  | 'notLoggedIn'
  | 'unknown'
  | 'serverMessage'
  | 'badGateway'
  | 'wrongShape'
  | 'encryption'

export interface Said {
  /** Undefined: nothing is shown. */
  readonly text: string | undefined
  /** A reference number to quote is shown below the text. */
  readonly reference?: true
}

/** The message of a back office's refusal (`scripts/backoffice/controlFault.ts`). It does not occur in the app. */
export const SERVER_WORDS = 'A fault was put here'

const words: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../src/i18n/locales/EN/shell.json'), 'utf8'),
)

/** The English text of a key that the specification names. */
export function word(key: string): string {
  const text = words[key]
  if (!text) throw new Error(`there are no words for ${key}`)
  return text
}

const UNKNOWN = word('unknown_error')

export const CATALOGUE: Readonly<Record<Situation, Said>> = {
  // § 1.8: "Timeout (ECONNABORTED): message 'timeout_retry_please'".
  timeout: { text: word('timeout_retry_please') },
  // § 2.8: "On http with no response: 'Network Error / CORS Errors' notice".
  noResponse: { text: 'Network Error / CORS Errors' },
  // § 2.8: "HTTP 401: logout, clear session, notice 'please log in' with a button to the login page".
  notLoggedIn: { text: word('please_log_in') },
  // § 2.8: "Other failures: notice with the server message …
  serverMessage: { text: SERVER_WORDS },
  // … or an unknown-error message".
  unknown: { text: UNKNOWN },
  // § 2.8: "HTTP 502: rejected silently".
  badGateway: { text: undefined },
  // Issue 3, section 1: "shown as the unknown-error message with a reference number".
  wrongShape: { text: UNKNOWN, reference: true },
  // § 2.8: "Encryption failure: message shown; call rejected with 'Missing Encryption'".
  encryption: { text: 'Missing Encryption' },
}

/** A reference number for customer service. */
export const REFERENCE = /Reference: [2-9A-Z]{6}/
