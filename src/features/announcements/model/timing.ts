/** Guests see the popup so long after home stands, ms; members at once (docs/conformance.md § 2.4, § 2.9). */
export const GUEST_DELAY_MS = 1000
/** After a login, a logout or another language the list counts again so much later, ms (docs/conformance.md § 2.9). */
export const REFRESH_DELAY_MS = 500
/** Between slides with autoplay, ms (docs/conformance.md § 2.4, § 2.9). */
export const AUTOPLAY_MS = 5000

export const delayFor = (member: boolean): number => (member ? 0 : GUEST_DELAY_MS)
