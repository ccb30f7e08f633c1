import { useEffect, useState } from 'react'
import { whenIdleFor } from './whenIdleFor.ts'

/**
 * Counts from `first` to `last`, one step each time the browser has time: what stands further down is drawn after what is
 * seen first, and a player's finger never waits for more than one part.
 */
export function useProgressiveRender(first: number, last: number): number {
  const [stage, setStage] = useState(first)
  useEffect(() => {
    return stage < last ? whenIdleFor(1, () => setStage(stage + 1)) : undefined
  }, [stage, last])
  return stage
}
