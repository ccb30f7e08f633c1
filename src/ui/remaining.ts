const SECOND = 1000

/** The remaining time of a countdown in whole units; all 0 at the end. */
export interface Remaining {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** Total whole seconds. */
  readonly total: number
}

/** The remaining time at `now`; both in ms since 1970. A started second counts as a whole one, so the countdown ends at 0. */
export function remaining(endsAt: number, now: number): Remaining {
  const total = Math.max(0, Math.ceil((endsAt - now) / SECOND)) || 0
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    total,
  }
}

/** ms until the shown time changes. */
export const untilChange = (endsAt: number, now: number): number => {
  const left = endsAt - now
  return left <= 0 ? 0 : left % SECOND || SECOND
}

/** A formatted unit of a countdown. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
