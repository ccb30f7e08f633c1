import { useEffect, useState } from 'react'
import { FIREBASE_WAIT_S } from '../smsCode/public.ts'

/** Seconds until a code may be sent again. Correct also after the tab was asleep. */
export function useCountdown(): { readonly left: number; readonly start: () => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return {
    left: Math.max(0, Math.ceil((until - Math.max(now, 0)) / 1000)),
    start: () => {
      const at = Date.now()
      setNow(at)
      setUntil(at + FIREBASE_WAIT_S * 1000)
    },
  }
}
