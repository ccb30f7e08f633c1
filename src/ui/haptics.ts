/** Length of a tick, ms: felt, not heard. */
const TICK_MS = 10

/** A short vibration that confirms a tap, on devices that have one. Not where less motion is wanted. */
export function tick(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate?.(TICK_MS)
}
