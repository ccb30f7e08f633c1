/** The scroll behaviour: instant for users who prefer reduced motion. */
export const smooth = (): ScrollBehavior =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
