/** Canonical paths (part 1, section 2). */
export const LOGIN_PATH = '/m/login'
export const REGISTER_PATH = '/m/register'
/** Forced password change after login. */
export const CHANGE_PASSWORD_PATH = '/m/changePsw'
/** Where a player goes after login and registration (part 2, section 2). */
export const HOME_PATH = '/m/home'
