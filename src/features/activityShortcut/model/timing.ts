/** The button appears this long after the screen, ms: its appearance is looked up then (docs/conformance.md § 2.9). */
export const STYLE_LOOKUP_MS = 200
