import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { useReducedMotion } from './useReducedMotion.ts'

/** Px per second (part 1 section 9). */
export const MARQUEE_SPEED = 60

const run = keyframes`
  to { transform: translateX(-50%); }
`
const runBack = keyframes`
  to { transform: translateX(50%); }
`

const Root = styled.div`
  display: flex;
  overflow: hidden;
  min-inline-size: 0;
  scrollbar-width: none;

  /* One strip of two lines: one animation, and one layer. */
  > div { display: flex; flex: none; min-inline-size: 100%; }
  > div > div { display: flex; flex: 1 0 auto; align-items: center; gap: var(--marquee-gap, 40px); padding-inline-end: var(--marquee-gap, 40px); white-space: nowrap; }
  > div[data-running] { min-inline-size: 200%; animation: ${run} linear infinite; }
  &:dir(rtl) > div[data-running] { animation-name: ${runBack}; }
  &[data-held] > div, &:focus-within > div { animation-play-state: paused; }
  &[data-still] { overflow-x: auto; }
  &[data-still] > div { animation: none; }
  @media (hover: hover) {
    &:hover > div { animation-play-state: paused; }
  }
`

export interface MarqueeProps {
  /** The accessible name of the line of news. */
  readonly label: string
  /** Px per second. */
  readonly speed?: number
  readonly children: ReactNode
}

/** A line that runs past, over and over. It rests under a finger, a pointer or the focus, and never runs with reduced motion. */
export function Marquee({ label, speed = MARQUEE_SPEED, children }: MarqueeProps) {
  const first = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [held, setHeld] = useState(false)
  const still = useReducedMotion() || speed <= 0
  useEffect(() => {
    const line = first.current
    if (!line) return
    const measure = () => setWidth(line.offsetWidth)
    // An observer tells of what it begins to look at, too: after the layout that is due anyway.
    if (typeof ResizeObserver === 'undefined') return measure()
    const observer = new ResizeObserver(measure)
    observer.observe(line)
    return () => observer.disconnect()
  }, [])

  const running = !still && width > 0
  const style = running ? { animationDuration: `${width / speed}s` } : undefined
  return (
    <Root
      role="group"
      aria-label={label}
      data-held={held || undefined}
      data-still={still || undefined}
      // What scrolls by hand must be reachable by keyboard.
      tabIndex={still ? 0 : undefined}
      onTouchStart={() => setHeld(true)}
      onTouchEnd={() => setHeld(false)}
      onTouchCancel={() => setHeld(false)}
    >
      <div data-running={running || undefined} style={style}>
        <div ref={first}>{children}</div>
        {running && (
          <div aria-hidden inert>
            {children}
          </div>
        )}
      </div>
    </Root>
  )
}
