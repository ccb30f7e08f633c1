/** How to scroll by itself: at once for whoever asked for less motion. */
export const smooth = (): ScrollBehavior =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
