import { useEffect, useState } from 'react'

const TICK_MS = 1000

/**
 * How long the current game has been played since it began, s; undefined if no game runs or no rule needs it. Time in which the
 * page is hidden does not count.
 */
export function usePlayed(playing: boolean, interval: number | undefined): number | undefined {
  const counts = playing && interval !== undefined
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!counts) return
    setSeconds(0)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((played) => played + 1)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [counts])
  return counts ? seconds : undefined
}
