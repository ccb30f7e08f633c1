import { createStore } from 'zustand/vanilla'
import type { FeatureDecisions } from './facts.ts'

/**
 * Overlays that somebody on the screen asked for, by id: a question that a player must answer before what they were
 * doing goes on. The gate {@link asked} is open meanwhile.
 */
export const requestedOverlays = createStore<readonly string[]>(() => [])

/** Asks for an overlay; what it returns takes the request back. */
export function requestOverlay(overlay: string): () => void {
  requestedOverlays.setState([...requestedOverlays.getState().filter((id) => id !== overlay), overlay], true)
  return () =>
    requestedOverlays.setState(
      requestedOverlays.getState().filter((id) => id !== overlay),
      true,
    )
}

/**
 * What features with rules of their own have decided by those rules, by feature id: the gate {@link decided} asks for it,
 * so that `window.__SITE__.decisions` says it in the feature's own words.
 */
export const featureDecisions = createStore<FeatureDecisions>(() => ({}))
