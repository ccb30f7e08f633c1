import type { RememberedLogin } from './rememberedLogin.ts'

/** What auto-login depends on. */
export interface AutoLoginFacts {
  /** MOBILEAUTOLOGIN3. */
  readonly enabled: boolean
  /** The stored `autoLogin` setting; '0' disables (docs/conformance.md § 2.8: token_ip_different). */
  readonly stored: string | null
  readonly merchant: string
  readonly remembered: RememberedLogin | undefined
  /** The address carries a `token` or `tokens`. */
  readonly token: boolean
  /** Somebody is logged in, or was since this page was loaded. */
  readonly session: boolean
  readonly redirectUrl: boolean
  readonly backUrl: boolean
  /** The login form would ask for a captcha. */
  readonly captcha: boolean
}

/** Why nobody is logged in without being asked; undefined: it is to be tried. */
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

/** The stored setting that disables it. */
export const DISABLED = '0'

/**
 * All conditions of auto-login (docs/conformance.md § 1.5), and one of ours: a puzzle that nobody asked for is not shown, so where a
 * captcha is demanded the form is filled in and waits. Pure.
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

/** What the address says of it. */
export function autoLoginAddress(search: string): Pick<AutoLoginFacts, 'token' | 'redirectUrl' | 'backUrl'> {
  const query = new URLSearchParams(search)
  return {
    token: query.has('token') || query.has('tokens'),
    redirectUrl: query.has('redirectUrl'),
    backUrl: query.has('backUrl'),
  }
}
