import type { PlannedOverlay } from '../registry/plan.ts'

/** Overlays below this priority are what the player waits for; from here on they come by themselves, and can wait. */
export const COMES_BY_ITSELF = 20
/** From this priority on they are bars: they lie at the bottom and leave the page usable. A modal comes before any of them. */
export const BARS = 60
/** From this priority on they are offers that no rule of the merchant's times: they wait where there is no room for them. */
export const OFFERS = 80
/** Screens that a player came to for a task, beside those that are a form from top to bottom. */
const TASKS: readonly string[] = ['launchGame', 'voucherCenter', 'withdraw', 'addBankCard', 'addBankCardPix']

/** A screen on which no offer may stand. */
export const isTask = (screen: string | undefined): boolean => screen !== undefined && TASKS.includes(screen)

/** Ids of overlays that were closed since their gate opened. */
export type OverlayHistory = readonly string[]

/** What the player is doing, as far as something that lies over the screen could be in their way. */
export interface Moment {
  readonly closed: OverlayHistory
  /** Id of the overlay that stands. */
  readonly standing?: string | undefined
  /** A form is being filled in. */
  readonly typing?: boolean
  /** The screen is a form from top to bottom. */
  readonly onForm?: boolean
  /** The screen serves a task, or is a phone's on its side: there is no room for an offer. */
  readonly noRoom?: boolean
  /** Something that comes before an offer may be about to show. */
  readonly isUnsettled?: boolean
  /** A modal is open, the queue's own or a screen's. */
  readonly modal?: boolean
}

/**
 * The overlay to show: the first by priority that has not been closed and may lie there now. Never two. What comes by itself
 * does not begin over a form or over another modal, a bar makes room for whoever types, and an offer does not begin while it
 * might have to go again at once.
 */
export function nextOverlay(planned: readonly PlannedOverlay[], moment: Moment): PlannedOverlay | undefined {
  return planned.find(({ overlay: { id, priority } }) => {
    if (moment.closed.includes(id)) return false
    if (priority < COMES_BY_ITSELF) return true
    if (priority >= OFFERS && (moment.noRoom || (moment.isUnsettled && id !== moment.standing))) return false
    if (priority >= BARS) return !moment.typing && !moment.onForm
    return id === moment.standing || (!moment.typing && !moment.modal)
  })
}

/** Forgets overlays whose gate has closed: when it opens again, they may show again. */
export function withoutGone(closed: OverlayHistory, planned: readonly PlannedOverlay[]): OverlayHistory {
  const kept = closed.filter((id) => planned.some(({ overlay }) => overlay.id === id))
  return kept.length === closed.length ? closed : kept
}
