import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { directionOf } from '../../ui/direction.ts'
import { useHeld } from '../../ui/useHeld.ts'
import { useReducedMotion } from '../../ui/useReducedMotion.ts'
import { useRunning } from '../../ui/useRunning.ts'
import { oneLine } from './primitives.ts'

/** The part of the run in which the line moves. */
const MOVING = 0.6
/** The part in which it stands before that. */
const START = 0.2

const Line = styled.span`
  ${oneLine}
  flex: 1;
  > span { display: inline; }
  &[data-runs] { text-overflow: clip; -webkit-mask-image: linear-gradient(90deg, transparent, currentColor 6px calc(100% - 6px), transparent); }
  &[data-runs] > span { display: inline-block; }
`

interface Props {
  readonly text: string
  /** px per second. */
  readonly speed: number
}

/** One line of text. A text that fits does not move; a longer one scrolls to its end and back. */
export function RunningLine({ text, speed }: Props) {
  const line = useRef<HTMLSpanElement>(null)
  const textRef = useRef<HTMLSpanElement>(null)
  const [beyond, setBeyond] = useState(0)
  const still = useReducedMotion() || speed <= 0
  useEffect(() => {
    const box = line.current
    if (!box || still || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setBeyond(Math.max(0, box.scrollWidth - box.clientWidth)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [still])

  const runs = !still && beyond > 0
  const { held, hold, listeners } = useHeld()
  const followFocus = useEffectEvent((isOn: boolean) => hold('focus', isOn)())
  useEffect(() => {
    // Focus is on the link around it: a focus event does not reach its children.
    const link = line.current?.closest('a, button')
    const over = new AbortController()
    link?.addEventListener('focus', () => followFocus(true), over)
    link?.addEventListener('blur', () => followFocus(false), over)
    return () => over.abort()
  }, [])
  const direction = directionOf(text)
  const stand = { transform: 'none' }
  const end = { transform: `translateX(${direction === 'rtl' ? beyond : -beyond}px)` }
  const run = {
    keyframes: [stand, { ...stand, offset: START }, { ...end, offset: START + MOVING }, end],
    duration: (beyond / speed / MOVING) * 1000,
    alternate: true,
  }
  useRunning(textRef, runs ? run : undefined, held)
  return (
    <Line ref={line} dir={direction} data-runs={runs || undefined} {...listeners}>
      <span ref={textRef}>{text}</span>
    </Line>
  )
}
