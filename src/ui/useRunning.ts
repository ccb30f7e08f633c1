import { type RefObject, useEffect, useRef } from 'react'

export interface Run {
  readonly keyframes: Keyframe[]
  /** Duration of one direction, ms. */
  readonly duration: number
  /** Alternates the direction; otherwise it restarts. */
  readonly alternate?: boolean
}

/**
 * Runs an endless animation on the compositor alone. Not as a CSS animation: each iteration fires an event that React listens to,
 * and for that the browser renders several frames on the main thread.
 */
export function useRunning(
  element: RefObject<HTMLElement | null>,
  run: Run | undefined,
  held: boolean,
): void {
  // Kept, because asking the element for its animations makes the browser style and lay out the page at once.
  const running = useRef<Animation>(undefined)
  const described = run && JSON.stringify(run)
  useEffect(() => {
    if (!described || typeof element.current?.animate !== 'function') return
    const { keyframes, duration, alternate }: Run = JSON.parse(described)
    const direction = alternate ? 'alternate' : 'normal'
    const animation = element.current.animate(keyframes, { duration, iterations: Infinity, direction })
    running.current = animation
    return () => animation.cancel()
  }, [element, described])
  useEffect(() => {
    if (!described) return
    if (held) running.current?.pause()
    else running.current?.play()
  }, [described, held])
}
