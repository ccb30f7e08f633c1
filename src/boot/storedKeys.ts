/** Keys of values that outlive the page (docs/conformance.md § 2.3: "Stored values"). */
export const MERCHANT_KEY = 'merchant'
/** The last applied theme, for the first paint of the next visit. */
export const STORED_THEME_KEY = 'SHELL_paint'
/** Set if this browser has visited before. */
export const VISITED_KEY = 'SHELL_visited'
