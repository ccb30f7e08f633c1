import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { createPlaces } from './model/places.ts'

const places = createPlaces()
/** By which a player scrolls. */
const TOUCHES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Who comes back from a game stands where they left, also far down in thousands of games (`ready`: they are there again).
 * Only going back does that: whoever opens the page anew begins at its beginning.
 */
export function useKeptPlace(ready: boolean): void {
  const { key, pathname } = useLocation()
  const wentBack = useNavigationType() === 'POP'
  const entry = useRef(key)
  const own = useRef(pathname)
  const due = useRef(wentBack ? places.of(key) : undefined)
  // Searching and choosing replace the entry of the history that this page stands on. Another page's entry is not its own,
  // though it may be there already while this page is still shown.
  useEffect(() => {
    if (pathname === own.current) entry.current = key
  }, [key, pathname])

  useEffect(() => {
    if (!ready || !due.current) return
    // What comes a moment later than the page moves what lies below: it is put there until the page is as high as it was.
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
    // Whoever scrolls in the meantime is where they want to be.
    for (const touch of TOUCHES) addEventListener(touch, stop)
    // After the app has put the view to the new screen's beginning.
    const frame = requestAnimationFrame(() => grown.observe(document.body))
    return () => {
      cancelAnimationFrame(frame)
      rest()
    }
  }, [ready])

  // While it is scrolled: when the page is taken out of the document, bars around it may be gone already, and all has
  // moved; what is scrolled after that is another page.
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
