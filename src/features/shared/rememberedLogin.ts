/** Key in local storage of the remembered login (docs/conformance.md § 1.3). */
export const REMEMBERED_LOGIN_KEY = 'rememberedLogin'
/** Key in local storage of the setting that can disable auto-login (docs/conformance.md § 2.8: token_ip_different). */
export const AUTO_LOGIN_KEY = 'autoLogin'

/** Removes the remembered login after a logout, or when it is no longer valid (docs/conformance.md § 1.8). */
export const forgetLogin = (storage: Pick<Storage, 'removeItem'>): void =>
  storage.removeItem(REMEMBERED_LOGIN_KEY)
