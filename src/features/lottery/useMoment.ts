import { useEffect, useState } from 'react'

/** A timer of the browser holds no more than about 24 days; one hour is enough to look again. */
const LONGEST_WAIT = 3_600_000
/** Whatever is asked for, nothing is drawn more often, ms. */
const SHORTEST_WAIT = 100

/**
 * The moment that a screen shows, ms since 1970: looked at again after `wait(moment)`, and whenever the page comes back,
 * since timers of a tab that sleeps stand still.
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
