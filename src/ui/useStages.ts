import { useEffect, useState } from 'react'

/** A browser that is never idle goes on after this, ms. */
const PATIENCE_MS = 200

/**
 * Counts from `first` to `last`, one step each time the browser has time: what stands further down is drawn after what is
 * seen first, and a player's finger never waits for more than one part.
 */
export function useStages(first: number, last: number): number {
  const [stage, setStage] = useState(first)
  useEffect(() => {
    if (stage >= last) return
    const next = () => setStage(stage + 1)
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: PATIENCE_MS })
    else setTimeout(next)
  }, [stage, last])
  return stage
}
