const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Whole days since registration (docs/conformance.md § 2.4); undefined if the date is in the future, as on a phone with a wrong
 * clock.
 */
export function daysSince(regDate: number, now: number): number | undefined {
  const days = Math.floor((now - regDate) / DAY_MS)
  return Number.isFinite(days) && days >= 0 ? days : undefined
}
