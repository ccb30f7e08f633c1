/** The chat's own times, ms (docs/conformance.md § 1.9). */
export const SCRIPTS_AFTER_MS = 500
/** After the vendor's scripts have run: whatever opens their chat may come later than they do. */
export const HOOKS_AGAIN_MS: readonly number[] = [1000, 3000]
export const HIGHLIGHT_MS = 750
