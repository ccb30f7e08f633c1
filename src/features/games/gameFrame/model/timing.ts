/** If a game has not loaded by then, the slow notice is shown, ms (docs/conformance.md § 1.9: same as for its address). */
export const SLOW_AFTER_MS = 10_000
/** Debounce: a click requests full screen after this time without another click, ms (docs/conformance.md § 1.9). */
export const FULL_SCREEN_DEBOUNCE_MS = 250
