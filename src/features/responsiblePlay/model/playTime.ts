import { parseObject } from '../../../json/read.ts'

export const MINUTE_MS = 60_000
/** After so long without the page a member has had a break, and the time begins anew. */
export const BREAK_MS = 30 * MINUTE_MS
/** A stored time that is longer than this is no play of one session. */
export const LONGEST_MS = 7 * 24 * 60 * MINUTE_MS
/** A stored moment may be this far in the future: another tab's clock is read a little later. */
const AHEAD_MS = MINUTE_MS

/** The time of one member; all moments are ms since 1970. */
export interface PlayTime {
  /** Merchant and member. */
  readonly member: string
  readonly startedAt: number
  /** When the last reminder was answered; the beginning, if there was none. */
  readonly remindedAt: number
  /** When a page of this member was last there. */
  readonly seenAt: number
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Reads the stored time of this member; undefined if it is of another one, invalid, or from the future. */
export function readPlayTime(stored: string | null, member: string, now: number): PlayTime | undefined {
  const value = parseObject(stored)
  if (value?.member !== member) return undefined
  const { startedAt, remindedAt, seenAt } = value
  if (!isMoment(startedAt) || !isMoment(remindedAt) || !isMoment(seenAt)) return undefined
  const inOrder = startedAt <= remindedAt && remindedAt <= seenAt && seenAt <= now + AHEAD_MS
  return inOrder && now - startedAt <= LONGEST_MS ? { member, startedAt, remindedAt, seenAt } : undefined
}

/** The member's time at `now`: continued, or begun anew after a break, for another member, or without one. */
export function playTimeAt(known: PlayTime | undefined, member: string, now: number): PlayTime {
  const isContinued =
    known?.member === member && now - known.seenAt < BREAK_MS && known.startedAt <= now + AHEAD_MS
  if (!isContinued) return { member, startedAt: now, remindedAt: now, seenAt: now }
  return { ...known, seenAt: Math.max(known.seenAt, now) }
}

/** Whole minutes that the member has played. */
export const minutesOf = ({ startedAt, seenAt }: PlayTime): number =>
  Math.max(0, Math.floor((seenAt - startedAt) / MINUTE_MS))

/** Whether the reminder is due; `minutes` 0: never. */
export const reminderIsDue = ({ remindedAt, seenAt }: PlayTime, minutes: number): boolean =>
  minutes > 0 && seenAt - remindedAt >= minutes * MINUTE_MS

/** The reminder was answered. */
export const reminded = (time: PlayTime): PlayTime => ({ ...time, remindedAt: time.seenAt })

/** ms until the next whole minute of play. */
export const untilNextMinute = ({ startedAt }: PlayTime, now: number): number =>
  MINUTE_MS - (Math.max(0, now - startedAt) % MINUTE_MS)
