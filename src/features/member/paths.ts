/** Canonical path of the member centre (part 1, section 2). */
export const MEMBER_HOME_PATH = '/m/member/home'
/** Where a player goes after logging out. */
export const HOME_PATH = '/m/home'
