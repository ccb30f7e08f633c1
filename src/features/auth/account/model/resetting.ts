/** Marks the login's history entry that shows the password reset, so the phone's Back button leaves the reset. */
const MARK = 'resetsPassword'

/** Whether the router's state has the mark. The state survives a reload, so it may be anything. */
export const resetsPassword = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && MARK in state && state[MARK] === true

/** The state of such an entry. It keeps the login's own state (where to continue after the login). */
export const asResetting = (state: unknown): object => ({
  ...(typeof state === 'object' ? state : null),
  [MARK]: true,
})
