/** Longer times are a mistake of the back office. */
const LONGEST_MINUTES = 30 * 24 * 60

/** The minutes within which money usually arrives; undefined: unknown, so nothing is said. */
export const arrivalOf = (sent: number | undefined): number | undefined =>
  sent !== undefined && Number.isInteger(sent) && sent >= 0 && sent <= LONGEST_MINUTES ? sent : undefined
