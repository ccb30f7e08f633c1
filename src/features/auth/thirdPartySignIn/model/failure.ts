import { at } from '../../../../json/read.ts'
/** What is shown for a failed third-party sign-in. All texts are plain text. */
export interface SignInFailure {
  /** A message from the server or the app. */
  readonly message?: string
  /** A key of namespace `thirdPartySignIn`, or of `shell` with `shell: true`. */
  readonly messageKey?: string
  readonly shell?: true
  /** The provider's code, such as `auth/popup-blocked`. */
  readonly code?: string
  /** The reason, as the provider's library states it. */
  readonly reason?: string
  /** The platform's reference, shown in small print. */
  readonly reference?: string
}

/** The one code of the provider that is not shown (docs/conformance.md § 2.8). */
const SILENT = 'auth/cancelled-popup-request'
export const UNKNOWN = 'auth/unknown'

/** Codes with their own message; § 2.8 lists the first five. */
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

/** Codes that mean the same to a player as another code, and share its message. */
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

/** The format of the provider library's codes. Anything else is not shown as a code. */
const CODE = /^auth\/[a-z][a-z0-9-]{0,60}$/
const LONGEST_REASON = 300

/** The provider's reason without prefix and code, from `Firebase: Popup was closed (auth/popup-closed-by-user).` */
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
  // In production the library's message may contain only the code: then the whole message is the reason.
  return message.trim().slice(0, LONGEST_REASON) || undefined
}

/** The code of an error from the provider's library; `auth/unknown` for any other error. */
export function codeOf(error: unknown): string {
  const code = at(error, 'code')
  return typeof code === 'string' && CODE.test(code) ? code : UNKNOWN
}

/**
 * What is shown for an error of the provider: the message for its code, then the code and the reason (docs/conformance.md
 * § 2.8). undefined: nothing is shown.
 */
export function providerFailure(error: unknown): SignInFailure | undefined {
  const code = codeOf(error)
  if (code === SILENT) return undefined
  const messageKey = isWorded(code) ? code : (SAME_AS[code] ?? UNKNOWN)
  const reason = reasonOf(at(error, 'message'), code)
  return { messageKey, code, ...(reason && { reason }) }
}
