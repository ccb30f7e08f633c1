import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FeatureDecision, FeatureDecisions } from './facts.ts'

type Listened<Value> = Pick<StoreApi<Value>, 'getState' | 'getInitialState' | 'subscribe'>

/** Requested overlays and feature decisions; one per page. */
export interface Overlays {
  /**
   * Requested overlays by id, in the order of requests, for example a question that the player must answer to continue. The gate
   * `overlayRequested` is open while an overlay is in the list.
   */
  readonly requested: Listened<readonly string[]>
  /** Requests an overlay; an existing request moves to the end. */
  readonly request: (overlay: string) => void
  /** Withdraws the request, if there is one. */
  readonly withdraw: (overlay: string) => void
  /**
   * Decisions of features by their own rules, by feature id: the gate `featureDecided` reads them, and
   * `window.__SITE__.decisions` shows their reasons.
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
      // Every new decision causes a new plan.
      if (isSameDecision(before, decision)) return
      decisions.setState(decision ? { ...rest, [feature]: decision } : rest, true)
    },
  }
}
