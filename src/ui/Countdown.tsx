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
   * Text, or elements: those with `data-unit="hours"`, `"minutes"` or `"seconds"` contain that number in two digits.
   * Elements are rendered again when the number of days changes and at the end.
   */
  readonly format: (left: Remaining) => ReactNode
  /** The clock, ms since 1970. */
  readonly now?: () => number
  /** Called once at 0, or at once if that moment has passed. */
  readonly onEnd?: () => void
}

/**
 * Counts down to a moment. It reads the clock at every tick and when the tab becomes visible, so that it is right after sleep.
 * A tick writes only the changed text, and nothing while the countdown is out of view.
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

/** Writes to the DOM directly, without a render every second. */
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
