const SECOND = 1000

/** What is left of a countdown, in whole units; all 0 when it is over. */
export interface Remaining {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** Whole seconds in all. */
  readonly total: number
}

/** What is left at `now`, both in ms since 1970. A second that has begun counts as a whole one: it ends at 0 and not at 1. */
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

/** ms until what is left changes. */
export const untilChange = (endsAt: number, now: number): number => {
  const left = endsAt - now
  return left <= 0 ? 0 : left % SECOND || SECOND
}

/** A unit of a countdown as it is written. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
