import { useEffect, useState } from 'react'
import { whenIdleFor } from './whenIdleFor.ts'

/**
 * Counts from `first` to `last`, one step whenever the browser is idle: lower parts are rendered after the first visible ones, and
 * an interaction never waits for more than one part.
 */
export function useProgressiveRender(first: number, last: number): number {
  const [stage, setStage] = useState(first)
  useEffect(() => {
    return stage < last ? whenIdleFor(1, () => setStage(stage + 1)) : undefined
  }, [stage, last])
  return stage
}
