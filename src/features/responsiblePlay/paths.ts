/** The screen of a member's own limits. */
export const RESPONSIBLE_PATH = '/m/responsible'
