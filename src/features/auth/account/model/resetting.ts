/** Marks the login's entry in the history in which a forgotten password is reset: the phone's Back leads out of it. */
const MARK = 'resetsPassword'

/** Whether the router's state, which survives a reload and so may be anything, says so. */
export const resetsPassword = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && MARK in state && state[MARK] === true

/** The state of such an entry; what the login's own says (where to go on to) goes along. */
export const asResetting = (state: unknown): object => ({
  ...(typeof state === 'object' ? state : null),
  [MARK]: true,
})
