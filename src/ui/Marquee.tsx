import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useHeld } from './useHeld.ts'
import { useReducedMotion } from './useReducedMotion.ts'
import { useRunning } from './useRunning.ts'

/** Speed, px per second (docs/conformance.md § 1.9). */
export const MARQUEE_SPEED = 60

const Root = styled.div`
  display: flex;
  overflow: hidden;
  min-inline-size: 0;
  scrollbar-width: none;

  /* One strip with the line twice: one animation, and one layer. */
  > div { display: flex; flex: none; min-inline-size: 100%; }
  > div > div { display: flex; flex: 1 0 auto; align-items: center; gap: var(--marquee-gap, 40px); padding-inline-end: var(--marquee-gap, 40px); white-space: nowrap; }
  > div[data-running] { min-inline-size: 200%; }
  &[data-still] { overflow-x: auto; }
`

export interface MarqueeProps {
  /** The accessible name of the line of news. */
  readonly label: string
  /** Px per second. */
  readonly speed?: number
  readonly children: ReactNode
}

/** A line that scrolls in a loop. It pauses while touched, hovered or focused, and does not move with reduced motion. */
export function Marquee({ label, speed = MARQUEE_SPEED, children }: MarqueeProps) {
  const first = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  const { held, listeners } = useHeld()
  const [isRtl, setIsRtl] = useState(false)
  const still = useReducedMotion() || speed <= 0
  useEffect(() => {
    const line = first.current
    if (!line) return
    const measure = () => {
      setWidth(line.offsetWidth)
      setIsRtl(getComputedStyle(line).direction === 'rtl')
    }
    // An observer also reports when it starts, after the next layout, so that none is forced.
    if (typeof ResizeObserver === 'undefined') return measure()
    const observer = new ResizeObserver(measure)
    observer.observe(line)
    return () => observer.disconnect()
  }, [])

  const running = !still && width > 0
  const end = { transform: `translateX(${isRtl ? 50 : -50}%)` }
  const run = { keyframes: [{ transform: 'none' }, end], duration: (width / speed) * 1000 }
  useRunning(strip, running ? run : undefined, held)
  return (
    <Root
      role="group"
      aria-label={label}
      data-held={held || undefined}
      data-still={still || undefined}
      // A scroller must be reachable by keyboard.
      tabIndex={still ? 0 : undefined}
      {...listeners}
    >
      <div ref={strip} data-running={running || undefined}>
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
