/** Delay before guests see the popup on home, ms; members see it at once (docs/conformance.md § 2.4, § 2.9). */
export const GUEST_DELAY_MS = 1000
/**
 * After a login, a logout or a change of the language the list is used again after this delay, ms (docs/conformance.md § 2.9).
 */
export const REFRESH_DELAY_MS = 500
/** Between slides with autoplay, ms (docs/conformance.md § 2.4, § 2.9). */
export const AUTOPLAY_MS = 5000

export const delayFor = (member: boolean): number => (member ? 0 : GUEST_DELAY_MS)
