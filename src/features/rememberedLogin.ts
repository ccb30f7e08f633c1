/** Key in local storage of the remembered login (part 1, section 3); what stands there is the account's business. */
export const REMEMBERED_LOGIN_KEY = 'rememberedLogin'
/** Key in local storage of the setting that can disable auto-login (part 2, section 8: token_ip_different). */
export const AUTO_LOGIN_KEY = 'autoLogin'

/** Forgets it: the player logged out (issue 4, section 5), or the login no longer holds (part 1, section 8). */
export const forgetLogin = (storage: Pick<Storage, 'removeItem'>): void =>
  storage.removeItem(REMEMBERED_LOGIN_KEY)
