/** A browser that is never idle goes on after this, ms. */
const PATIENCE_MS = 200

/** Does something once the browser has had time so often; answers what takes it back. */
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
