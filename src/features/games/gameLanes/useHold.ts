import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** A finger that rests this long on a game holds it, ms: as long as the browsers' own long press. */
export const HOLD_MS = 500
/** A finger that moves farther than this scrolls, px. */
export const HOLD_SLACK = 10

interface Start {
  readonly x: number
  readonly y: number
  readonly timer: number
}

/**
 * Handlers for a list of which each item can be held: by a finger, by the secondary mouse button, or by the keyboard's menu key.
 * The click that ends a long press is swallowed. Safari on iOS has no `contextmenu` event, so the finger is timed as well.
 *
 * @param held called with the element that the event started at; false: there is nothing to hold
 */
export function useHold(held: (target: Element) => boolean) {
  const start = useRef<Start>(undefined)
  const swallows = useRef(false)
  const stop = () => {
    window.clearTimeout(start.current?.timer)
    start.current = undefined
  }
  useEffect(() => () => window.clearTimeout(start.current?.timer), [])
  const hold = (target: EventTarget | null): boolean => {
    stop()
    return target instanceof Element && held(target)
  }
  return {
    onContextMenu: (event: MouseEvent) => {
      if (hold(event.target)) event.preventDefault()
      // Unlike a timed finger, what opens a menu is not followed by a click.
      swallows.current = false
    },
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      stop()
      swallows.current = false
      if (pointerType !== 'touch') return
      const timer = window.setTimeout(() => {
        swallows.current = hold(target)
      }, HOLD_MS)
      start.current = { x, y, timer }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > HOLD_SLACK) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!swallows.current) return
      swallows.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
