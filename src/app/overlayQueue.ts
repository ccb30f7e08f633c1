import type { PlannedOverlay } from '../registry/plan.ts'
import type { Opened } from './visit.ts'

/** The player waits for overlays below this priority. Those from here on appear by themselves and can wait. */
export const COMES_BY_ITSELF = 20
/**
 * Overlays from this priority on are bars: they are at the bottom and the page stays usable. Modals precede all of them.
 */
export const BARS = 60
/**
 * Overlays from this priority on are promotions of the app: they do not start before the page has settled, and wait where there is
 * no space for them.
 */
export const PROMOTIONS = 70
/** Ids of overlays that were closed since their gate opened. */
export type OverlayHistory = readonly string[]

/** The player's current activity, as far as an overlay could interrupt it. */
export interface Moment {
  readonly closed: OverlayHistory
  /** Id of the overlay that is shown. */
  readonly standing?: string | undefined
  /** A form is being filled in. */
  readonly typing?: boolean
  /** The whole screen is a form. */
  readonly onForm?: boolean
  /** The screen is for a task, or is a phone in landscape: there is no space for an offer. */
  readonly noRoom?: boolean
  /** The visitor has just come, or an overlay that precedes a promotion may be about to appear. */
  readonly isUnsettled?: boolean
  /** A modal is open, from the queue or from a screen. */
  readonly modal?: boolean
  /** What has opened by itself in this visit. */
  readonly opened?: readonly Opened[]
  /** An offer of the app was dismissed in this visit. */
  readonly isDismissed?: boolean
}

/** Returns what has opened by itself in this visit and postpones this overlay to the next one; empty if it may appear. */
export function postponedBy(
  { id, givesWayTo }: Pick<PlannedOverlay['overlay'], 'id' | 'givesWayTo'>,
  opened: readonly Opened[] = [],
): readonly Opened[] {
  if (givesWayTo === undefined || opened.some((one) => one.id === id)) return []
  return opened.filter(({ kind }) => givesWayTo === 'all' || kind === 'modal')
}

/**
 * The overlay to show: the first by priority that has not been closed and may appear now; never two. An overlay that appears by
 * itself does not start over a form or another modal, a bar hides while the player types, a promotion does not start before the
 * page has settled, and some are postponed to the next visit.
 */
export function nextOverlay(planned: readonly PlannedOverlay[], moment: Moment): PlannedOverlay | undefined {
  return planned.find(({ overlay }) => {
    const { id, priority } = overlay
    if (moment.closed.includes(id)) return false
    if (priority < COMES_BY_ITSELF) return true
    if (id !== moment.standing) {
      if (priority >= PROMOTIONS && moment.isUnsettled) return false
      if (overlay.endsWithOffers && moment.isDismissed) return false
      if (postponedBy(overlay, moment.opened).length > 0) return false
    }
    if (priority >= PROMOTIONS && moment.noRoom) return false
    if (priority >= BARS) return !moment.typing && !moment.onForm
    return id === moment.standing || (!moment.typing && !moment.modal)
  })
}

/** Whether it is a modal that the player does not wait for. A bar tells when it is open (`CardTurn`). */
export const opensByItself = (planned: PlannedOverlay | undefined): boolean =>
  planned !== undefined && planned.overlay.priority >= COMES_BY_ITSELF && planned.overlay.priority < BARS

/** Forgets closed overlays whose gate has closed: they may appear again when it reopens. */
export function withoutGone(closed: OverlayHistory, planned: readonly PlannedOverlay[]): OverlayHistory {
  const kept = closed.filter((id) => planned.some(({ overlay }) => overlay.id === id))
  return kept.length === closed.length ? closed : kept
}
