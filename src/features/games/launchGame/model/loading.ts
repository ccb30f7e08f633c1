/** When loading shows, ms: a game that is there sooner shows nothing before it (docs/conformance.md § 1.9). */
export const LOADING_AFTER_MS = 150
