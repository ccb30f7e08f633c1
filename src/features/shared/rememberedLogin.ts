/** Key in local storage of the remembered login (docs/conformance.md § 1.3); what stands there is the account's business. */
export const REMEMBERED_LOGIN_KEY = 'rememberedLogin'
/** Key in local storage of the setting that can disable auto-login (docs/conformance.md § 2.8: token_ip_different). */
export const AUTO_LOGIN_KEY = 'autoLogin'

/** Forgets it: the player logged out, or the login no longer holds (docs/conformance.md § 1.8). */
export const forgetLogin = (storage: Pick<Storage, 'removeItem'>): void =>
  storage.removeItem(REMEMBERED_LOGIN_KEY)
