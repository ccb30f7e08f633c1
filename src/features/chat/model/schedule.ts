/** Times of the chat, ms (docs/conformance.md § 1.9). */
export const SCRIPTS_AFTER_MS = 500
/** After the vendor's scripts have run: the function that opens their chat may be defined later. */
export const HOOKS_AGAIN_MS: readonly number[] = [1000, 3000]
export const HIGHLIGHT_MS = 750
