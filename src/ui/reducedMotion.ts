/** Whether the person wants less motion, read anew each time. */
export const wantsLessMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true
