/** Delay before the loading state is shown, ms. A game that is ready sooner shows none (docs/conformance.md § 1.9). */
export const LOADING_AFTER_MS = 150
