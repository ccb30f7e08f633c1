import type { PopupRecord } from './record.ts'

/** What the rules are applied to. */
export interface PopupFacts {
  /** Hashes of what there is for this reader. */
  readonly hashes: readonly string[]
  readonly record: PopupRecord
  /** Local storage `hidePopup` is 1. */
  readonly hidePopup: boolean
  /** It was closed in this session of the browser. */
  readonly closedNow: boolean
  /** ms since 1970. */
  readonly now: number
}

export interface PopupDecision {
  readonly show: boolean
  /** For the operator: `window.__SITE__.decisions`. */
  readonly because: string
  /** To be stored at once. */
  readonly keep?: PopupRecord
  /** What `hidePopup` hid has changed: it hides no more. */
  readonly unhide?: true
}

/** The end of the day on which a moment lies, where the player is, ms since 1970. */
export const endOfDay = (time: number): number => new Date(time).setHours(24, 0, 0, 0)

const hidden = (because: string, keep?: PopupRecord): PopupDecision => ({
  show: false,
  because,
  ...(keep && { keep }),
})
const shown = (because: string): PopupDecision => ({ show: true, because })

/**
 * Whether the announcement popup shows (docs/conformance.md § 2.4, § 2.9). Closed without the tick, nothing hides it from the next
 * visit: a checkbox that brought it back by being ticked would say the opposite of what it does.
 */
export function decidePopup({ hashes, record, hidePopup, closedNow, now }: PopupFacts): PopupDecision {
  if (hashes.length === 0) return hidden('there is nothing to announce to this visitor')
  const { data } = record
  const isNew = hashes.some((hash) => !data?.includes(hash))
  if (hidePopup) {
    if (data && isNew) return { ...shown('there are announcements since hidePopup was set'), unhide: true }
    return hidden('hidePopup hides it until the announcements change', data ? undefined : knownOf(hashes))
  }
  if (isNew) return shown('there are new announcements')
  if (record.show) return shown('it has not been closed yet')
  const { todayHideTime } = record
  // A time to come was never set by this clock.
  if (todayHideTime !== undefined && todayHideTime < endOfDay(now))
    return now < endOfDay(todayHideTime)
      ? hidden('the player hid it for the rest of the day')
      : shown('the day on which the player hid it is over')
  return closedNow ? hidden('the player closed it in this visit') : shown('nothing hides it')
}

const knownOf = (hashes: readonly string[]): PopupRecord => ({ show: false, data: hashes })

/** What is stored when it stands before the player: until it is closed it shows again. */
export const recordShown = (record: PopupRecord, hashes: readonly string[]): PopupRecord => ({
  ...record,
  show: true,
  data: hashes,
})

/** What is stored when the player closes it. */
export const recordClosed = (hashes: readonly string[], today: boolean, now: number): PopupRecord => ({
  ...knownOf(hashes),
  ...(today && { todayHideTime: now }),
})

/** Where closing leads while the player has to read (setting `announcement_force_read`). */
export interface Reading {
  readonly forced: boolean
  readonly slides: number
  /** The furthest slide that was seen, from 0. */
  readonly furthest: number
}

/** The slide that closing leads to, undefined: it closes. */
export const nextToRead = ({ forced, slides, furthest }: Reading): number | undefined =>
  forced && furthest < slides - 1 ? furthest + 1 : undefined

/** Where an activity's go-to action leads members: to the reward centre, where there is one. */
export const activityPath = (hasRewardCenter: boolean): string | undefined =>
  hasRewardCenter ? '/m/rewardCenter' : undefined
