import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { type Remaining, remaining, untilChange } from './remaining.ts'

const Time = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export interface CountdownProps {
  /** ms since 1970. */
  readonly endsAt: number
  readonly format: (left: Remaining) => ReactNode
  /** The clock, ms since 1970. */
  readonly now?: () => number
  /** Once, when it reaches 0, or at once when that was before. */
  readonly onEnd?: () => void
}

/** Counts down to a moment. It reads the clock at every tick and when the tab comes back, so that sleep never makes it wrong. */
export function Countdown({ endsAt, format, now = Date.now, onEnd }: CountdownProps) {
  const [, tick] = useState(0)
  const left = remaining(endsAt, now())
  const read = useEffectEvent(now)
  const end = useEffectEvent(() => onEnd?.())
  const over = left.total === 0

  useEffect(() => {
    if (over) {
      end()
      return
    }
    let timer: ReturnType<typeof setTimeout>
    const again = () => {
      clearTimeout(timer)
      tick((count) => count + 1)
      timer = setTimeout(again, untilChange(endsAt, read()))
    }
    timer = setTimeout(again, untilChange(endsAt, read()))
    document.addEventListener('visibilitychange', again)
    addEventListener('pageshow', again)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
      removeEventListener('pageshow', again)
    }
  }, [endsAt, over])

  return (
    <Time role="timer" aria-live="off">
      {format(left)}
    </Time>
  )
}
