import { type RefObject, useEffect } from 'react'

export interface Run {
  readonly keyframes: Keyframe[]
  /** Of one way, ms. */
  readonly duration: number
  /** There and back; otherwise it begins anew. */
  readonly alternate?: boolean
}

/**
 * Lets something run for ever, on the compositor alone. Not as a CSS animation: each turn of one is an event that React
 * listens to, for which the browser draws several frames of the page on the main thread.
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
