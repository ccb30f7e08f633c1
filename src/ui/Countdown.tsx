import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { type Remaining, remaining, twoDigits, untilChange } from './remaining.ts'
import { tick } from './ticks.ts'
import { whenSeen } from './whenSeen.ts'

const Time = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export interface CountdownProps {
  /** ms since 1970. */
  readonly endsAt: number
  /**
   * Text, or elements of which those with `data-unit="hours"`, `"minutes"` or `"seconds"` hold that number in two digits.
   * Elements are drawn anew when the days change and at the end.
   */
  readonly format: (left: Remaining) => ReactNode
  /** The clock, ms since 1970. */
  readonly now?: () => number
  /** Once, when it reaches 0, or at once when that was before. */
  readonly onEnd?: () => void
}

/**
 * Counts down to a moment. It reads the clock at every tick and when the tab comes back, so that sleep never makes it wrong.
 * A tick writes the text that has changed, and nothing where the countdown is not on the screen.
 */
export function Countdown({ endsAt, format, now = Date.now, onEnd }: CountdownProps) {
  const place = useRef<HTMLTimeElement>(null)
  const [, redraw] = useState(0)
  const left = remaining(endsAt, now())
  const drawn = useRef(left)
  drawn.current = left
  const end = useEffectEvent(() => onEnd?.())
  const over = left.total === 0

  const draw = useEffectEvent((end: number, isSeen: boolean): number | undefined => {
    const time = now()
    const rest = remaining(end, time)
    const isOther = (rest.total === 0) !== (drawn.current.total === 0) || rest.days !== drawn.current.days
    if (isOther) redraw((count) => count + 1)
    else if (place.current && isSeen) show(place.current, rest, format)
    if (rest.total === 0) return undefined
    return isSeen ? untilChange(end, time) : end - time
  })

  useEffect(() => {
    if (over) {
      end()
      return
    }
    if (!place.current) return
    let stop = tick(() => draw(endsAt, true))
    const forget = whenSeen(place.current, (isSeen) => {
      stop()
      stop = tick(() => draw(endsAt, isSeen))
    })
    return () => {
      forget()
      stop()
    }
  }, [endsAt, over])

  return (
    <Time ref={place} role="timer" aria-live="off">
      {format(left)}
    </Time>
  )
}

/** Into the document alone: React has nothing to draw for a second that has passed. */
function show(place: HTMLElement, left: Remaining, format: CountdownProps['format']): void {
  if (!place.firstElementChild) write(place, String(format(left)))
  for (const unit of place.querySelectorAll<HTMLElement>('[data-unit]')) {
    const { unit: name } = unit.dataset
    if (name === 'hours' || name === 'minutes' || name === 'seconds') write(unit, twoDigits(left[name]))
  }
}

function write(place: HTMLElement, text: string): void {
  const node = place.firstChild
  if (node instanceof Text && node.data !== text) node.data = text
}
