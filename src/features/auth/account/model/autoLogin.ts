import type { RememberedLogin } from './rememberedLogin.ts'

/** The facts that decide whether auto-login runs. */
export interface AutoLoginFacts {
  /** MOBILEAUTOLOGIN3. */
  readonly enabled: boolean
  /** The stored `autoLogin` setting; '0' disables (docs/conformance.md § 2.8: token_ip_different). */
  readonly stored: string | null
  readonly merchant: string
  readonly remembered: RememberedLogin | undefined
  /** The address carries a `token` or `tokens`. */
  readonly token: boolean
  /** The session's status is not `guest`: somebody is logged in, or was since this page was loaded. */
  readonly session: boolean
  readonly redirectUrl: boolean
  readonly backUrl: boolean
  /** The login form would ask for a captcha. */
  readonly captcha: boolean
}

/** Why auto-login does not run. */
export type NoAutoLogin =
  | 'setting is off'
  | 'disabled'
  | 'nothing is remembered'
  | 'another merchant'
  | 'by SMS'
  | 'a token is there'
  | 'a session is there'
  | 'redirectUrl'
  | 'backUrl'
  | 'captcha'

/** The stored value that disables auto-login. */
export const DISABLED = '0'

/**
 * Checks all conditions of auto-login (docs/conformance.md § 1.5) and one of our own: if a captcha is required, the login form is
 * only filled in, because a captcha must not appear unasked. undefined: auto-login may run. Pure.
 */
export function noAutoLogin(facts: AutoLoginFacts): NoAutoLogin | undefined {
  const { remembered } = facts
  if (!facts.enabled) return 'setting is off'
  if (facts.stored === DISABLED) return 'disabled'
  if (!remembered) return 'nothing is remembered'
  if (remembered.merchant !== facts.merchant) return 'another merchant'
  if (remembered.type === 'sms') return 'by SMS'
  if (facts.token) return 'a token is there'
  if (facts.session) return 'a session is there'
  if (facts.redirectUrl) return 'redirectUrl'
  if (facts.backUrl) return 'backUrl'
  return facts.captcha ? 'captcha' : undefined
}

/** The facts that come from the address's query. */
export function autoLoginAddress(search: string): Pick<AutoLoginFacts, 'token' | 'redirectUrl' | 'backUrl'> {
  const query = new URLSearchParams(search)
  return {
    token: query.has('token') || query.has('tokens'),
    redirectUrl: query.has('redirectUrl'),
    backUrl: query.has('backUrl'),
  }
}
