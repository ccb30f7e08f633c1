import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { createPlaces } from './model/places.ts'

const places = createPlaces()
/** Events that show that the player is scrolling. */
const TOUCHES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Restores the scroll position when the player returns from a game, even far down in thousands of games (`ready`: the games have
 * loaded again). Only going back restores it: a page opened anew starts at the top.
 */
export function useKeptPlace(ready: boolean): void {
  const { key, pathname } = useLocation()
  const wentBack = useNavigationType() === 'POP'
  const entry = useRef(key)
  const own = useRef(pathname)
  const due = useRef(wentBack ? places.of(key) : undefined)
  // Searching and choosing replace this page's history entry, so its key changes. An entry with another path belongs to the
  // next page, which may already be current while this page is displayed.
  useEffect(() => {
    if (pathname === own.current) entry.current = key
  }, [key, pathname])

  useEffect(() => {
    if (!ready || !due.current) return
    // Content that loads later shifts the content below it: scrolls again until the page has its earlier height.
    const put = () => {
      if (!due.current) return
      const { top, height } = due.current
      window.scrollTo(0, top)
      const isWhole = document.documentElement.scrollHeight >= height
      if (isWhole && Math.abs(window.scrollY - top) <= 1) stop()
    }
    const grown = new ResizeObserver(put)
    const rest = () => {
      grown.disconnect()
      for (const touch of TOUCHES) removeEventListener(touch, stop)
    }
    const stop = () => {
      due.current = undefined
      rest()
    }
    // If the player scrolls meanwhile, the position is not restored any more.
    for (const touch of TOUCHES) addEventListener(touch, stop)
    // In the next frame: the app first scrolls to the top of the new screen.
    const frame = requestAnimationFrame(() => grown.observe(document.body))
    return () => {
      cancelAnimationFrame(frame)
      rest()
    }
  }, [ready])

  // The position is recorded during scrolling, not on unmount: by then, bars around the page may have been removed and the
  // content shifted, and later scroll events belong to another page.
  useLayoutEffect(() => {
    const last = { top: 0, height: 0 }
    const look = () => {
      last.top = window.scrollY
      last.height = document.documentElement.scrollHeight
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      places.leave(entry.current, last)
    }
  }, [])
}
