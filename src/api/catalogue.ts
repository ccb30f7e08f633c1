import type { ApiError, ErrorKind } from './error.ts'

/** Duration of the 'network offline' message, milliseconds (docs/conformance.md § 2.8, § 2.9). */
export const OFFLINE_MESSAGE_MS = 1500
/** Duration of the timeout message, milliseconds; the specification defines none. */
export const TIMEOUT_MESSAGE_MS = 3000
/** After an error, loading indicators stay hidden this long, milliseconds (docs/conformance.md § 2.8). */
export const HIDE_LOADING_MS = 3000

/** Side effects of a failure in addition to a message. */
export type Effect = 'autoLoginOff' | 'forgetLogin' | 'domainUnavailable'

/**
 * What happens when a call fails. `inline`: the caller's own screen shows it · `toast` and `dialog`: the subscriber shows it ·
 * `silent`: nothing is shown · `sessionEnd`: log out, clear, and ask to log in.
 */
export interface Policy {
  readonly policy: 'inline' | 'toast' | 'dialog' | 'silent' | 'sessionEnd'
  /** A translation key of `shell`; undefined if `message` is set or nothing is shown. */
  readonly messageKey?: string
  /** The server's message, plain text. */
  readonly message?: string
  readonly durationMs?: number
  readonly effects?: readonly Effect[]
  /** Show the error's reference in the small print. */
  readonly reference?: boolean
}

/** Conditions on an error and its context: each one that is set must match one of its values. */
interface When {
  readonly kind?: readonly ErrorKind[]
  /** `TOO_MANY_REQUEST*` matches every code with this prefix. */
  readonly code?: readonly string[]
  readonly serverMessage?: readonly string[]
  readonly status?: readonly number[]
  readonly https?: readonly boolean[]
  readonly alert?: readonly boolean[]
}

type Row = readonly [when: When, policy: Policy]

const silent: Policy = { policy: 'silent' }
const sessionEnd: Policy = { policy: 'sessionEnd', messageKey: 'please_log_in' }
/** Replaced by the server's message, if there is one. */
const UNKNOWN = 'unknown_error'
const inline: Policy = { policy: 'inline', messageKey: UNKNOWN }
const dialog = (messageKey: string): Policy => ({ policy: 'dialog', messageKey })
const toast = (messageKey: string, durationMs: number): Policy => ({
  policy: 'toast',
  messageKey,
  durationMs,
})

/**
 * Both error catalogues as far as they apply to calls (docs/conformance.md § 1.8, § 2.8). The first matching row decides; its
 * comment is the part, section and row of the specification. The end of a session precedes `alert: false`, which suppresses only
 * the message about a request.
 */
export const rows: readonly Row[] = [
  // 2.7 the caller aborted
  [{ kind: ['aborted'] }, silent],
  // 1.8 login_verify_required: the second factor; 2.8 bind_customer_required: the sign-in flow
  [{ code: ['login_verify_required', 'bind_customer_required'] }, inline],
  // 1.8 login.cred.err, not.exists.user: remembered login removed
  [{ code: ['login.cred.err', 'not.exists.user'] }, { ...inline, effects: ['forgetLogin'] }],
  // Addition: a member who has excluded themselves is not logged in (contract.md section 12)
  [{ code: ['member.self.excluded'] }, { ...inline, effects: ['forgetLogin'] }],
  // 1.8 domain_not_available
  [{ code: ['domain_not_available'] }, { ...inline, effects: ['domainUnavailable'] }],
  // 2.8 errorCode starting with TOO_MANY_REQUEST
  [{ code: ['TOO_MANY_REQUEST*'] }, silent],
  // 2.8 message CUSTOMER_NOT_LOGIN
  [{ serverMessage: ['CUSTOMER_NOT_LOGIN'] }, sessionEnd],
  // 2.8 token_ip_different with HTTP 401
  [
    { status: [401], code: ['token_ip_different'] },
    { ...sessionEnd, effects: ['autoLoginOff'] },
  ],
  // 2.8 HTTP 401, known in advance: the call requires a session and there is none
  [{ kind: ['session'] }, sessionEnd],
  // 2.8 HTTP 401
  [{ status: [401] }, sessionEnd],
  // 2.8 customer.not.login and its like
  [{ code: ['customer.not.login', 'user.or.token.invalid', 'login.not.session'] }, sessionEnd],
  // 2.8 HTTP 502
  [{ status: [502] }, silent],
  // 2.8 token_ip_different, 2.7 alert false
  [
    { code: ['token_ip_different'], alert: [false] },
    { ...silent, effects: ['autoLoginOff'] },
  ],
  // 2.7 alert false
  [{ alert: [false] }, silent],
  // 2.8 Empty request URL
  [{ kind: ['url'] }, dialog('url_is_null')],
  // 2.8 Encryption failure, for a body too large for a header (contract.md section 3)
  [{ kind: ['encryption'], code: ['body_too_large'] }, dialog('body_too_large')],
  // 2.8 Encryption failure
  [{ kind: ['encryption'] }, dialog('missing_encryption')],
  // 2.8 On http with no response
  [{ kind: ['network', 'offline'], https: [false] }, dialog('network_error')],
  // 2.8 Offline on https: only if the device reports it
  [{ kind: ['offline'] }, toast('network_offline', OFFLINE_MESSAGE_MS)],
  // No answer, although the device is online
  [{ kind: ['network'] }, toast('no_answer', TIMEOUT_MESSAGE_MS)],
  // 1.8 Timeout
  [{ kind: ['timeout'] }, toast('timeout_retry_please', TIMEOUT_MESSAGE_MS)],
  // 1.8 Timeout, reported by a gateway
  [{ kind: ['http'], status: [408, 504] }, toast('timeout_retry_please', TIMEOUT_MESSAGE_MS)],
  // 2.8 token_ip_different
  [{ code: ['token_ip_different'] }, { ...dialog(UNKNOWN), effects: ['autoLoginOff'] }],
  // 2.8 Other failures: an answer that violates the contract
  [{ kind: ['shape'] }, { ...dialog(UNKNOWN), reference: true }],
]

/** The inputs of the decision in addition to the error. */
export interface PolicyContext {
  /** False if the caller wants no message. */
  readonly alert?: boolean | undefined
  /** Whether the page is served over https. */
  readonly https: boolean
  /** The call never carries a token, so its failure cannot end a session. */
  readonly sessionless?: boolean
}

const TOO_MANY = 'TOO_MANY_REQUEST'

/** Finds the policy of an error in {@link rows}. Pure: the client makes sure that a session ends only once. */
export function policyFor(error: ApiError, { alert = true, https, sessionless }: PolicyContext): Policy {
  const { kind, status, serverMessage } = error
  const code = error.code?.startsWith(TOO_MANY) ? `${TOO_MANY}*` : error.code
  const facts: Readonly<Record<string, unknown>> = { kind, code, status, serverMessage, alert, https }
  const row = rows.find(
    ([when, { policy }]) =>
      !(sessionless && policy === 'sessionEnd') &&
      Object.entries(when).every(([name, values]) => values.some((value: unknown) => value === facts[name])),
  )
  // 2.8 Other failures: a notice with the server message or the unknown-error message
  const policy = row?.[1] ?? dialog(UNKNOWN)
  if (policy.messageKey !== UNKNOWN || !serverMessage) return policy
  const { messageKey, ...rest } = policy
  return { ...rest, message: serverMessage }
}
