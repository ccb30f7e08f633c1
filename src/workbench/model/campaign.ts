const MINUTE_MS = 60_000

/** The parts of a scheduled change's time, in their order. */
export const STAGES = ['before', 'during', 'after'] as const
export type Stage = (typeof STAGES)[number]

interface Period {
  /** ms since 1970. */
  readonly from: number
  /** The first moment after it, ms since 1970. */
  readonly to: number
}

/** A moment that shows a stage: a minute into it, or before. ms since 1970. Pure. */
export function momentOf(stage: Stage, { from, to }: Period): number {
  if (stage === 'before') return from - MINUTE_MS
  if (stage === 'after') return to + MINUTE_MS
  // A short one is over before a minute has passed.
  return from + Math.min(MINUTE_MS, (to - from) / 2)
}

/** Pure. */
export const stageAt = ({ from, to }: Period, now: number): Stage =>
  now < from ? 'before' : now < to ? 'during' : 'after'

/** The next stage; undefined after the last. Pure. */
export const stageAfter = (stage: Stage): Stage | undefined => STAGES[STAGES.indexOf(stage) + 1]

/** A moment as `datetime-local` writes it, in the person's own time. */
export const localTime = (time: number): string => {
  const date = new Date(time)
  return new Date(time - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}
