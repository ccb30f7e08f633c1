import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FeatureDecision, FeatureDecisions } from './facts.ts'

type Listened<Value> = Pick<StoreApi<Value>, 'getState' | 'getInitialState' | 'subscribe'>

/** Requested overlays and feature decisions; one per page. */
export interface Overlays {
  /**
   * Overlays that somebody on the screen asked for, by id: a question that a player must answer before what they were
   * doing goes on. The gate `overlayRequested` is open meanwhile.
   */
  readonly requested: Listened<readonly string[]>
  /** Requests an overlay; an existing request moves to the end. */
  readonly request: (overlay: string) => void
  /** Takes the request back, if there is one. */
  readonly withdraw: (overlay: string) => void
  /**
   * What features with rules of their own have decided by those rules, by feature id: the gate `featureDecided` asks for it,
   * so that `window.__SITE__.decisions` says it in the feature's own words.
   */
  readonly decisions: Listened<FeatureDecisions>
  /** Sets a feature's decision; undefined removes it. */
  readonly decide: (feature: string, decision: FeatureDecisions[string] | undefined) => void
}

const isSameDecision = (one?: FeatureDecision, other?: FeatureDecision): boolean =>
  one?.on === other?.on && one?.because === other?.because && one?.isPending === other?.isPending

export function createOverlays(): Overlays {
  const requested = createStore<readonly string[]>(() => [])
  const decisions = createStore<FeatureDecisions>(() => ({}))
  const without = (overlay: string) => requested.getState().filter((id) => id !== overlay)
  return {
    requested,
    request: (overlay) => requested.setState([...without(overlay), overlay], true),
    withdraw: (overlay) => {
      if (requested.getState().includes(overlay)) requested.setState(without(overlay), true)
    },
    decisions,
    decide(feature, decision) {
      const { [feature]: before, ...rest } = decisions.getState()
      // Each new decision is a new plan.
      if (isSameDecision(before, decision)) return
      decisions.setState(decision ? { ...rest, [feature]: decision } : rest, true)
    },
  }
}
