import type { PlannedOverlay } from '../registry/plan.ts'

/** The player waits for overlays below this priority. Those from here on appear by themselves and can wait. */
export const COMES_BY_ITSELF = 20
/**
 * Overlays from this priority on are bars: they are at the bottom and the page stays usable. Modals precede all of them.
 */
export const BARS = 60
/** Overlays from this priority on are promotions of the app: they do not start before the page has settled. */
export const PROMOTIONS = 70
/**
 * Overlays from this priority on are offers whose timing no merchant's rule defines: they wait if there is no space for them.
 */
export const OFFERS = 80
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
}

/**
 * The overlay to show: the first by priority that has not been closed and may appear now; never two. An overlay that appears by
 * itself does not start over a form or another modal, a bar hides while the player types, and a promotion does not start before
 * the page has settled.
 */
export function nextOverlay(planned: readonly PlannedOverlay[], moment: Moment): PlannedOverlay | undefined {
  return planned.find(({ overlay: { id, priority } }) => {
    if (moment.closed.includes(id)) return false
    if (priority < COMES_BY_ITSELF) return true
    if (priority >= PROMOTIONS && moment.isUnsettled && id !== moment.standing) return false
    if (priority >= OFFERS && moment.noRoom) return false
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
