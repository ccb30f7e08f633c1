import { at } from '../../../../json/read.ts'
/** What to tell of a third-party sign-in that did not come about. Plain text everywhere. */
export interface SignInFailure {
  /** Words of the server or of the app. */
  readonly message?: string
  /** A key of namespace `thirdPartySignIn`, or of `shell` with `shell: true`. */
  readonly messageKey?: string
  readonly shell?: true
  /** The provider's code, such as `auth/popup-blocked`. */
  readonly code?: string
  /** Why, in the provider's words. */
  readonly reason?: string
  /** A reference of the platform's, for the small print. */
  readonly reference?: string
}

/** The provider broke it off in a way of which nothing is said (docs/conformance.md § 2.8). */
const SILENT = 'auth/cancelled-popup-request'
export const UNKNOWN = 'auth/unknown'

/** Codes with words of their own; § 2.8 names the first five. */
const WORDED = [
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/unauthorized-domain',
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/account-exists-with-different-credential',
  'auth/captcha-check-failed',
  'auth/code-expired',
  'auth/invalid-credential',
  'auth/invalid-phone-number',
  'auth/invalid-verification-code',
  'auth/operation-not-allowed',
  'auth/too-many-requests',
  'auth/user-disabled',
] as const

/** Codes that mean to a player what another one means. */
const SAME_AS: Readonly<Record<string, (typeof WORDED)[number]>> = {
  'auth/admin-restricted-operation': 'auth/operation-not-allowed',
  'auth/auth-domain-config-required': 'auth/internal-error',
  'auth/configuration-not-found': 'auth/internal-error',
  'auth/credential-already-in-use': 'auth/account-exists-with-different-credential',
  'auth/email-already-in-use': 'auth/account-exists-with-different-credential',
  'auth/invalid-api-key': 'auth/internal-error',
  'auth/invalid-app-credential': 'auth/captcha-check-failed',
  'auth/invalid-oauth-client-id': 'auth/internal-error',
  'auth/missing-app-credential': 'auth/captcha-check-failed',
  'auth/missing-phone-number': 'auth/invalid-phone-number',
  'auth/missing-verification-code': 'auth/invalid-verification-code',
  'auth/quota-exceeded': 'auth/too-many-requests',
  'auth/redirect-cancelled-by-user': 'auth/popup-closed-by-user',
  'auth/timeout': 'auth/network-request-failed',
  'auth/user-cancelled': 'auth/popup-closed-by-user',
}

const isWorded = (code: string): boolean => WORDED.some((known) => known === code)

/** A code of the provider's library: nothing else is put on the screen as one. */
const CODE = /^auth\/[a-z][a-z0-9-]{0,60}$/
const LONGEST_REASON = 300

/** The provider's reason without what is said already: `Firebase: Popup was closed (auth/popup-closed-by-user).` */
function reasonOf(message: unknown, code: string): string | undefined {
  if (typeof message !== 'string') return undefined
  const bare = message
    .replace(/^Firebase:\s*/, '')
    .replace(`(${code})`, '')
    .replace(/^Error\s*(?=\.?$)/, '')
    .replace(/(?<!\s)\s+\.?$/, '')
    .trim()
    .slice(0, LONGEST_REASON)
  if (/[\p{L}\p{N}]/u.test(bare)) return bare
  // The library spares its words in production; that there is nothing but the code is a reason of its own.
  return message.trim().slice(0, LONGEST_REASON) || undefined
}

/** The code of an error of the provider's library; `auth/unknown` for anything else. */
export function codeOf(error: unknown): string {
  const code = at(error, 'code')
  return typeof code === 'string' && CODE.test(code) ? code : UNKNOWN
}

/**
 * What to say of an error of the provider's: words by its code, then its code and its reason (docs/conformance.md § 2.8);
 * undefined: nothing is said.
 */
export function providerFailure(error: unknown): SignInFailure | undefined {
  const code = codeOf(error)
  if (code === SILENT) return undefined
  const messageKey = isWorded(code) ? code : (SAME_AS[code] ?? UNKNOWN)
  const reason = reasonOf(at(error, 'message'), code)
  return { messageKey, code, ...(reason && { reason }) }
}
