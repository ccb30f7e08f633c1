import type { PopupRecord } from './record.ts'

/** The input of the rules. */
export interface PopupFacts {
  /** Hashes of the announcements for this reader. */
  readonly hashes: readonly string[]
  readonly record: PopupRecord
  /** Local storage `hidePopup` is 1. */
  readonly hidePopup: boolean
  /** It was closed in this browser session. */
  readonly closedNow: boolean
  /** ms since 1970. */
  readonly now: number
}

export interface PopupDecision {
  readonly show: boolean
  /** For the operator: `window.__SITE__.decisions`. */
  readonly because: string
  /** The record to store at once. */
  readonly keep?: PopupRecord
  /** The content that `hidePopup` hid has changed: set `hidePopup` to 0. */
  readonly unhide?: true
}

/** The end of the day of a time in the player's time zone, ms since 1970. */
export const endOfDay = (time: number): number => new Date(time).setHours(24, 0, 0, 0)

const hidden = (because: string, keep?: PopupRecord): PopupDecision => ({
  show: false,
  because,
  ...(keep && { keep }),
})
const shown = (because: string): PopupDecision => ({ show: true, because })

/**
 * Whether the announcement popup is shown (docs/conformance.md § 2.4, § 2.9). Without the tick it is shown again on the next
 * visit: a checkbox "do not show again" must not have the opposite effect.
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
  // A time in the future was not set by this clock and is ignored.
  if (todayHideTime !== undefined && todayHideTime < endOfDay(now))
    return now < endOfDay(todayHideTime)
      ? hidden('the player hid it for the rest of the day')
      : shown('the day on which the player hid it is over')
  return closedNow ? hidden('the player closed it in this visit') : shown('nothing hides it')
}

const knownOf = (hashes: readonly string[]): PopupRecord => ({ show: false, data: hashes })

/** The record to store when the popup opens: it is shown again until the player closes it. */
export const recordShown = (record: PopupRecord, hashes: readonly string[]): PopupRecord => ({
  ...record,
  show: true,
  data: hashes,
})

/** The record to store when the player closes it. */
export const recordClosed = (hashes: readonly string[], today: boolean, now: number): PopupRecord => ({
  ...knownOf(hashes),
  ...(today && { todayHideTime: now }),
})

/** The reading progress, for the setting `announcement_force_read`. */
export interface Reading {
  readonly forced: boolean
  readonly slides: number
  /** The furthest slide that was visible, from 0. */
  readonly furthest: number
}

/** The slide that the close button scrolls to; undefined: it closes the popup. */
export const nextToRead = ({ forced, slides, furthest }: Reading): number | undefined =>
  forced && furthest < slides - 1 ? furthest + 1 : undefined

/** The path of an activity's go-to action for members: the reward centre, if the site has one. */
export const activityPath = (hasRewardCenter: boolean): string | undefined =>
  hasRewardCenter ? '/m/rewardCenter' : undefined
