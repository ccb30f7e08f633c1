/** The button comes this long after the screen: its look is looked up then (docs/conformance.md § 2.9), ms. */
export const STYLE_LOOKUP_MS = 200
