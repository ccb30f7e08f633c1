/** Canonical paths (part 1, section 2). */
export const LOGIN_PATH = '/m/login'
export const REGISTER_PATH = '/m/register'
/** Where a player goes after login and registration (part 2, section 2). */
export const HOME_PATH = '/m/home'
