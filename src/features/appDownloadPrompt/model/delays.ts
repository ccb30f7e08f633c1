/** Prompts wait this long (docs/conformance.md § 1.9), ms: after a registration, and after the check of when that was. */
export const AFTER_REGISTRATION_MS = 1900
/** And after a login, ms. */
export const AFTER_LOGIN_MS = 2000
