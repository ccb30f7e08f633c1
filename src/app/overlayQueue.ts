import type { PlannedOverlay } from '../registry/plan.ts'

/** Ids of overlays that were closed since their gate opened. */
export type OverlayHistory = readonly string[]

/** The overlay to show: the first by priority that has not been closed. Never two. */
export function nextOverlay(
  planned: readonly PlannedOverlay[],
  closed: OverlayHistory,
): PlannedOverlay | undefined {
  return planned.find(({ overlay }) => !closed.includes(overlay.id))
}

/** Forgets overlays whose gate has closed: when it opens again, they may show again. */
export function withoutGone(closed: OverlayHistory, planned: readonly PlannedOverlay[]): OverlayHistory {
  const kept = closed.filter((id) => planned.some(({ overlay }) => overlay.id === id))
  return kept.length === closed.length ? closed : kept
}
