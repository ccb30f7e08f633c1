/** A game that shows nothing by then is said to take too long, ms (docs/conformance.md § 1.9: as its address). */
export const SLOW_AFTER_MS = 10_000
/** A click asks for the full screen when this long no other has come, ms (docs/conformance.md § 1.9). */
export const FULL_SCREEN_DEBOUNCE_MS = 250
