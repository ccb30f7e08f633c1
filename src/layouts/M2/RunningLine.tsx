import { useEffect, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { directionOf } from '../../ui/direction.ts'
import { useReducedMotion } from '../../ui/useReducedMotion.ts'
import { oneLine } from './look.ts'

const run = keyframes`
  0%, 20% { transform: none; }
  80%, 100% { transform: translateX(calc(var(--beyond) * var(--direction))); }
`
/** The part of the run in which the line moves. */
const MOVING = 0.6

const Line = styled.span`
  ${oneLine}
  flex: 1;
  --direction: -1;
  &:dir(rtl) { --direction: 1; }

  > span { display: inline; }
  &[data-runs] { text-overflow: clip; mask-image: linear-gradient(90deg, transparent, currentColor 6px calc(100% - 6px), transparent); }
  &[data-runs] > span { display: inline-block; animation: ${run} linear infinite alternate; }
  :is(:hover, :focus-visible, :active) > &[data-runs] > span { animation-play-state: paused; }
`

interface Props {
  readonly text: string
  /** px per second. */
  readonly speed: number
}

/** One line of text. What fits stands still; what does not runs to its end and back. */
export function RunningLine({ text, speed }: Props) {
  const line = useRef<HTMLSpanElement>(null)
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
  const style = runs
    ? { '--beyond': `${beyond}px`, animationDuration: `${beyond / speed / MOVING}s` }
    : undefined
  return (
    <Line ref={line} dir={directionOf(text)} data-runs={runs || undefined}>
      <span style={style}>{text}</span>
    </Line>
  )
}
