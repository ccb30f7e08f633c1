/** Canonical paths (docs/conformance.md § 1.2). */
export const LOGIN_PATH = '/m/login'
export const REGISTER_PATH = '/m/register'
/** Forced password change after login. */
export const CHANGE_PASSWORD_PATH = '/m/changePsw'
/** The member centre. */
export const MEMBER_HOME_PATH = '/m/member/home'
/** Where a player goes after login, registration and logout (docs/conformance.md § 2.2). */
export const HOME_PATH = '/m/home'
