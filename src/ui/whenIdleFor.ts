/** Timeout for a browser that is never idle, ms. */
const PATIENCE_MS = 200

/** Runs a function after the browser has been idle this many times. Returns a function that cancels it. */
export function whenIdleFor(times: number, action: () => void): () => void {
  let left = times
  let waiting: number
  // Safari has no idle callbacks.
  const hasIdle = 'requestIdleCallback' in window
  const wait = () => {
    waiting = hasIdle ? requestIdleCallback(step, { timeout: PATIENCE_MS }) : window.setTimeout(step)
  }
  const step = () => {
    left -= 1
    if (left > 0) wait()
    else action()
  }
  wait()
  return () => (hasIdle ? cancelIdleCallback(waiting) : clearTimeout(waiting))
}
