import { type RefObject, useEffect } from 'react'

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
  const described = run && JSON.stringify(run)
  useEffect(() => {
    if (!described || typeof element.current?.animate !== 'function') return
    const { keyframes, duration, alternate }: Run = JSON.parse(described)
    const direction = alternate ? 'alternate' : 'normal'
    const animation = element.current.animate(keyframes, { duration, iterations: Infinity, direction })
    return () => animation.cancel()
  }, [element, described])
  useEffect(() => {
    if (!described || typeof element.current?.getAnimations !== 'function') return
    for (const animation of element.current.getAnimations()) {
      if (held) animation.pause()
      else animation.play()
    }
  }, [element, described, held])
}
