/** Guests see the popup so long after home stands, ms; members at once (part 2, sections 4 and 9). */
export const GUEST_DELAY_MS = 1000
/** After a login, a logout or another language the list counts again so much later, ms (part 2, section 9). */
export const REFRESH_DELAY_MS = 500
/** Between slides with autoplay, ms (part 2, sections 4 and 9). */
export const AUTOPLAY_MS = 5000

export const delayFor = (member: boolean): number => (member ? 0 : GUEST_DELAY_MS)
