import { useEffect, useState } from 'react'

/** Longest timer, ms: browser timers overflow after about 24 days, and checking once an hour is enough. */
const LONGEST_WAIT = 3_600_000
/** Shortest timer, ms: limits how often the screen renders. */
const SHORTEST_WAIT = 100

/**
 * The current time for a screen, ms since 1970. It updates after `wait(moment)` ms, and whenever the page becomes
 * visible again, because timers stop in a sleeping tab.
 */
export function useMoment(wait: (now: number) => number): number {
  const [now, setNow] = useState(Date.now)
  const next = Math.min(Math.max(SHORTEST_WAIT, wait(now)), LONGEST_WAIT)
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setNow(Date.now())
    }
    const timer = setTimeout(look, Math.max(1, now + next - Date.now()))
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
    }
  }, [now, next])
  return now
}
