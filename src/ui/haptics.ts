import { wantsLessMotion } from './reducedMotion.ts'

/** Length of a tick, ms: felt, not heard. */
const TICK_MS = 10

/** A short vibration that confirms a tap, on devices that have one. Not where less motion is wanted. */
export function tick(): void {
  if (wantsLessMotion()) return
  navigator.vibrate?.(TICK_MS)
}
