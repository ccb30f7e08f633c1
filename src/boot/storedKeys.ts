/** Keys of values that outlive the page (docs/conformance.md § 2.3: "Stored values"). */
export const MERCHANT_KEY = 'merchant'
/** The theme that was last painted, for the first paint of the next visit. */
export const STORED_THEME_KEY = 'SHELL_paint'
/** There: somebody has been here before. */
export const VISITED_KEY = 'SHELL_visited'
