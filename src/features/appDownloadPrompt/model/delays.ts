/** Prompts wait this long (docs/conformance.md § 1.9), ms: after a registration, and after the check of its date. */
export const AFTER_REGISTRATION_MS = 1900
/** The same after a login, ms. */
export const AFTER_LOGIN_MS = 2000
