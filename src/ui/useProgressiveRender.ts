import { startTransition, useEffect, useState } from 'react'
import { whenIdleFor } from './whenIdleFor.ts'

/**
 * Counts from `first` to `last`, one step whenever the browser is idle: lower parts are rendered after the first visible ones, and
 * an interaction never waits for more than one part. A list that becomes shorter and longer again starts to count anew: a player
 * who returns from one lane to all of them waits for the first ones only.
 */
export function useProgressiveRender(first: number, last: number): number {
  const [stage, setStage] = useState(first)
  const most = Math.max(first, last)
  if (stage > most) setStage(most)
  useEffect(() => {
    return stage < last ? whenIdleFor(1, () => startTransition(() => setStage(stage + 1))) : undefined
  }, [stage, last])
  return stage
}
