/** Keys of values that outlive the page (part 2, section 3: "Stored values"). */
export const MERCHANT_KEY = 'merchant'
export const LANGUAGE_KEY = 'language'
/** The theme that was last painted, for the first paint of the next visit. */
export const PAINT_KEY = 'SHELL_paint'
/** Files of the build that the last visit brought ahead. */
export const AHEAD_KEY = 'SHELL_ahead'
/** There: somebody has been here before. */
export const VISITED_KEY = 'SHELL_visited'
