/** Canonical path of the member centre (part 1, section 2). */
export const MEMBER_HOME_PATH = '/m/member/home'
