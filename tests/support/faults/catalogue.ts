import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Both error catalogues of the specification as far as these faults reach, written down from its text and not from the
 * app: what a player must read, once. The pages are served over http.
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
  /** A number to quote stands below. */
  readonly reference?: true
}

/** The words of a back office that says no (`scripts/backoffice/controlFault.ts`); nothing in the app knows them. */
export const SERVER_WORDS = 'A fault was put here'

const words: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../src/i18n/locales/EN/shell.json'), 'utf8'),
)

/** English words of a key that the specification names. */
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

/** A reference as it is read out to customer service. */
export const REFERENCE = /Reference: [2-9A-Z]{6}/
