import { useEffect, useEffectEvent, useState } from 'react'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { MemberInfo } from '../../session/member.ts'
import { useSessionToken } from '../../session/useSession.ts'
import { type Arrival, takeArrival } from '../shared/arrival.ts'
import { AFTER_LOGIN_MS, AFTER_REGISTRATION_MS } from './model/delays.ts'
import { rereadHistory } from './prompt.ts'

interface Arrived {
  /** How the player has just signed in on this page; undefined: not recently. */
  readonly waiting: Arrival | undefined
  /** The registration check is over: the member's registration date may be used. */
  readonly checked: boolean
}

/** Tracks sign-ins and how long prompts have to wait after one. */
export function useArrived(member: MemberInfo | undefined): Arrived {
  const token = useSessionToken()
  const { screen } = usePlanned().facts.route
  const [seen, setSeen] = useState({ token, screen })
  const [arrival, setArrival] = useState<{ token: string; by: Arrival } | undefined>(() => {
    const by = takeArrival()
    return by && token !== undefined ? { token, by } : undefined
  })
  if (seen.token !== token) {
    // The screen before the sign-in shows whether it was a registration: the screen changes afterwards.
    if (token !== undefined) setArrival({ token, by: seen.screen === 'register' ? 'registration' : 'login' })
    setSeen({ token, screen })
  } else if (seen.screen !== screen) setSeen({ token, screen })

  const reread = useEffectEvent(rereadHistory)
  useEffect(() => {
    void token
    reread()
  }, [token])

  const over = useLater(
    arrival?.token,
    arrival?.by === 'registration' ? AFTER_REGISTRATION_MS : AFTER_LOGIN_MS,
  )
  const isWaiting = arrival !== undefined && arrival.token === token && over !== arrival.token
  const known = member?.regDate == null ? undefined : token
  const checked = useLater(known, AFTER_REGISTRATION_MS)
  return { waiting: isWaiting ? arrival.by : undefined, checked: known !== undefined && checked === known }
}

/** The last value that has not changed for `ms`. */
function useLater(value: string | undefined, ms: number): string | undefined {
  const [later, setLater] = useState<string>()
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(() => setLater(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return later
}
